import DecoupledAppDelegate
import DecoupledAppDelegateTracing

/// Notes what an app does while it is played a sample; what its code does belongs to the event during which it does it.
@MainActor final class Notes {
    private(set) var entries: [ComparisonReport.Outcome.Entry] = []

    /// What a person saw last; nil if the app has not been in front.
    private(set) var screen: [String]?

    /// A call of a method, and how many entries there were when it began.
    private typealias Call = (event: AppEvent, mark: Int)

    /// The calls that are being made, the innermost last.
    private var calls: [Call] = []

    private var lastCall: Call?

    /// The events whose methods have returned without an answer.
    private var awaited: Set<AppEvent> = []

    /// The calls of handlers that are being made, and whether each has given its result already.
    private var asked: [(handler: String, event: AppEvent, hasAnswered: Bool)] = []

    /// What handlers did after their results, for events whose records are to come.
    private var late: [AppEvent: [String]] = [:]

    /// What was done for events that are not yet answered.
    private var pending: [AppEvent: [String]] = [:]

    private let effects: EffectSource

    private weak var player: SamplePlayer?

    init(of player: SamplePlayer, _ effects: EffectSource) {
        self.effects = effects
        self.player = player
        let app = player.app
        look()
        let onRecord = app.delegate.onRecord
        app.delegate.onRecord = { [weak player] record in
            onRecord?(record)
            if record.isOfRelease { return }
            // The app delegate belongs to the app, and is not to keep it.
            let isOfDelegateAlone = player?.app.hasDelegateAlone == true
            self.add(.init(record, isAtOnce: player?.isCalling == true, isOfDelegateAlone: isOfDelegateAlone))
        }
        app.onSceneCall = { [weak player] call in
            self.add(.init(call, isAtOnce: player?.isCalling == true))
        }
        app.onCall = { event, begins in self.note(event, begins) }
        app.delegate.diagnostics.add(self)
        app.onPost = { event, begins in self.notePost(event, begins) }
    }

    /// Books what initializers did to the launch that follows.
    func bookInitializers() { book(to: nil, of: .didFinishLaunching) }

    /// Books what was done since the last call to a sample that has settled, or to the scene that connects for it.
    func settle(_ sample: Sample) {
        let answer =
            entries.lastIndex { $0.event == sample.event } ?? entries.lastIndex { $0.event == .sceneWillConnect }
            ?? entries.indices.last
        book(to: awaited.contains(sample.event) ? nil : answer, of: sample.event, isLate: true)
    }

    /// Adds what the events did for which nobody was called, or nobody has answered.
    func close(_ sample: Sample, unanswered: [AppEvent]) {
        look()
        entries += unanswered.map {
            ComparisonReport.Outcome.Entry($0, timing: .never, effects: pending.removeValue(forKey: $0) ?? [])
        }
        settle(sample)
        entries += pending.sorted { $0.key.rawValue < $1.key.rawValue }.map {
            ComparisonReport.Outcome.Entry($0.key, timing: .atOnce, effects: $0.value)
        }
        pending = [:]
    }

    /// Notes that observers are called: what they do belongs to the event that they are told of.
    private func notePost(_ event: AppEvent, _ begins: Bool) {
        book()
        if begins { return calls.append((event, entries.lastIndex { $0.event == event } ?? entries.count)) }
        lastCall = calls.removeLast()
    }

    private func note(_ event: AppEvent, _ begins: Bool) {
        book()
        if begins {
            if event == .sceneWillConnect { lastCall.map(followUp) }
            return calls.append((event, entries.count))
        }
        let call = calls.removeLast()
        if answer(to: call) == nil { awaited.insert(event) }
        lastCall = call
        if event.isOfLaunch || event == .sceneWillConnect { followUp(call) }
    }

    /// Books what a call puts off to the next turn to that call, though others come before that turn: the main queue keeps the order.
    ///
    /// A launch makes all its calls in one turn. What others put off belongs to the sample, whichever queue it comes from.
    private func followUp(_ call: Call) {
        Task { book(to: answer(to: call), of: call.event, isLate: true) }
    }

    /// Whether what a scene is connected for is delivered while it connects.
    private func isPassedOn(_ event: AppEvent) -> Bool {
        event != .sceneWillConnect && calls.last?.event == .sceneWillConnect
    }

    /// Notes what is shown, as long as somebody sees it.
    private func look() { screen = player?.screen ?? screen }

    /// Books what was done since the last time to the method that is being called, or was called last.
    private func book() {
        look()
        let call = calls.last ?? lastCall
        book(to: call.flatMap(answer), of: call?.event)
    }

    /// Books what was done since the last time to an entry, or, while there is none, to an event; to nothing where nobody was called.
    private func book(to entry: Int?, of event: AppEvent?, isLate: Bool = false) {
        let done = effects.take()
        guard !done.isEmpty, let event else { return }
        guard let entry else { return pending[event, default: []] += done }
        entries[entry].effects += done
        if isLate { entries[entry].effectsAfterResult += done }
    }

    private func answer(to call: Call) -> Int? {
        entries.indices.dropFirst(call.mark).last { entries[$0].event == call.event }
    }

    private func add(_ entry: ComparisonReport.Outcome.Entry) {
        look()
        // What another method does that is being called meanwhile is its own.
        if awaited.remove(entry.event) != nil, !calls.isEmpty { book() }
        var entry = entry
        entry.effects = (pending.removeValue(forKey: entry.event) ?? []) + effects.take()
        entry.effectsAfterAnswers = late.removeValue(forKey: entry.event) ?? []
        entries.append(entry)
    }
}

extension Notes: EventFollower {
    func follow(_ event: AppEvent, in slot: String, with input: Any) -> Steps? {
        var isOfRelease = false
        return { [unowned self] step in
            switch step {
            case .omission(_, .released): isOfRelease = true
            // What was held has been answered: what it does now belongs to the event that has released it.
            case .end where isOfRelease: book()
            case .call where isOfRelease, .answer where isOfRelease, .return where isOfRelease: break
            case .call(let call): willCall(call.callee.name, for: event)
            case .answer(let call, _, _): didAnswer(call.callee.name, to: event)
            case .return: didCall()
            case .omission, .end: break
            }
        }
    }

    private func willCall(_ handler: String, for event: AppEvent) {
        if isPassedOn(event) {
            book()
            calls.last.map(followUp)
        }
        asked.append((handler, event, false))
    }

    private func didAnswer(_ handler: String, to event: AppEvent) {
        guard let last = asked.last, last.handler == handler, last.event == event else { return }
        pending[event, default: []] += effects.take()
        asked[asked.count - 1].hasAnswered = true
    }

    private func didCall() {
        guard let last = asked.popLast() else { return }
        let isPassedOn = isPassedOn(last.event)
        if isPassedOn, let call = calls.last { followUp((last.event, call.mark)) }
        // What is passed on and not yet answered would be booked to the scene.
        guard last.hasAnswered || isPassedOn else { return }
        let done = effects.take()
        if done.isEmpty { return }
        pending[last.event, default: []] += done
        if last.hasAnswered { late[last.event, default: []] += done }
    }
}

extension EventRecord {
    /// Whether a condition held the event, and has released it now.
    fileprivate var isOfRelease: Bool { notAsked.contains { $0.reason == .released } }
}
