import DecoupledAppDelegate
import DecoupledAppDelegateTracing

/// Notes what an app does while it is played a sample; what its code does belongs to the event during which it does it.
///
/// What is being called is a stack. What is done inside a call belongs to its event: to the entry of that, or, as long as there is none,
/// to the event, which is open until its record comes.
@MainActor final class Notes {
    private(set) var entries: [ComparisonReport.Outcome.Entry] = []

    /// What a person saw last; nil if the app has not been in front.
    private(set) var screen: [String]?

    /// A call of a method, and how many entries there were when it began.
    private typealias Call = (event: AppEvent, mark: Int)

    /// Which of the samples of the case is being played.
    private var part = 0

    /// What is being called.
    private enum Frame {
        case method(Call)
        case handler(String, AppEvent, hasAnswered: Bool)
    }

    /// What is being called, the innermost last.
    private var stack: [Frame] = []

    /// The method that returned last.
    private var lastCall: Call?

    /// What is known of an event whose record is to come. Calls of one event that come with the same sample share it: nobody can tell which of
    /// them does what on a later turn.
    private struct OpenEvent {
        let event: AppEvent

        /// With which of the samples it came.
        let part: Int

        /// How many calls have returned without an answer.
        var unanswered = 0

        /// What was done for it; nil for nothing so far.
        var effects: [String]?

        /// What handlers did after their results.
        var effectsAfterAnswers: [String] = []
    }

    /// The events whose records are to come, in the order in which they began.
    private var openEvents: [OpenEvent] = []

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
            let isOfDelegateAlone = player?.app.shownDelegate.isPlain == true
            self.add(.init(record, isAtOnce: player?.isCalling == true, isOfDelegateAlone: isOfDelegateAlone))
        }
        app.onSceneCall = { [weak player] call in
            self.add(.init(call, isAtOnce: player?.isCalling == true))
        }
        app.onCall = { event, begins in self.trackCall(of: event, begins) }
        app.delegate.diagnostics.add(self)
        app.onPost = { event, begins in self.trackPost(of: event, begins) }
    }

    /// Books what initializers did to the launch that follows.
    func bookInitializers() { book(to: nil, of: .didFinishLaunching) }

    /// Books what a sample that has settled has put off; the next one follows.
    func settle(_ sample: Sample) {
        bookLate(to: sample)
        part += 1
    }

    /// Books what was done since the last call to a sample, or to the scene that connects for it.
    private func bookLate(to sample: Sample) {
        let answers = entries.indices.filter { entries[$0].part == part }
        let answer =
            answers.last { entries[$0].event == sample.event }
            ?? answers.last { entries[$0].event == .sceneWillConnect } ?? entries.indices.last
        let isAwaited = openEvents.contains { $0.event == sample.event && $0.part == part && $0.unanswered > 0 }
        book(to: isAwaited ? nil : answer, of: sample.event, isLate: true)
    }

    /// Adds what the events did for which nobody was called, or nobody has answered.
    func close(_ sample: Sample, unanswered: [AppEvent]) {
        look()
        for event in unanswered {
            let known = takeOpen(event, answered: true)
            append(.init(event, timing: .never, effects: known?.effects ?? []), of: known?.part)
        }
        bookLate(to: sample)
        for open in openEvents.sorted(by: { $0.event.rawValue < $1.event.rawValue }) {
            if let done = open.effects { append(.init(open.event, timing: .atOnce, effects: done), of: open.part) }
        }
        openEvents = []
    }

    /// Notes that observers are called: what they do belongs to the event that they are told of.
    private func trackPost(of event: AppEvent, _ begins: Bool) {
        bookToCurrentCall()
        if begins {
            return stack.append(.method((event, entries.lastIndex { $0.event == event } ?? entries.count)))
        }
        lastCall = popMethod()
    }

    private func trackCall(of event: AppEvent, _ begins: Bool) {
        bookToCurrentCall()
        if begins {
            if event == .sceneWillConnect { lastCall.map(followUp) }
            return stack.append(.method((event, entries.count)))
        }
        guard let call = popMethod() else { return }
        if answer(to: call) == nil { openEvents[openIndex(of: event)].unanswered += 1 }
        lastCall = call
        if event.isOfLaunch || event == .sceneWillConnect || event.precedesSuspension { followUp(call) }
    }

    /// Books what a call puts off to the next turn to that call, though others come before that turn: the main queue keeps the order.
    ///
    /// A launch makes all its calls in one turn. What others put off belongs to the sample, whichever queue it comes from.
    private func followUp(_ call: Call) {
        Task { book(to: answer(to: call), of: call.event, isLate: true) }
    }

    /// Whether what a scene is connected for is delivered while it connects.
    private func isPassedOn(_ event: AppEvent) -> Bool {
        event != .sceneWillConnect && method?.event == .sceneWillConnect
    }

    /// The innermost method that is being called.
    private var method: Call? {
        stack.reversed().lazy.compactMap { if case .method(let call) = $0 { call } else { nil } }.first
    }

    private func popMethod() -> Call? {
        let index = stack.lastIndex { if case .method = $0 { true } else { false } }
        guard let index, case .method(let call) = stack.remove(at: index) else { return nil }
        return call
    }

    /// Notes what is shown, as long as somebody sees it.
    private func look() { screen = player?.screen ?? screen }

    /// Books what was done since the last time to the method that is being called, or was called last.
    private func bookToCurrentCall() {
        look()
        let call = method ?? lastCall
        book(to: call.flatMap(answer), of: call?.event)
    }

    /// Books what was done since the last time to an entry, or, while there is none, to an event; to nothing where nobody was called.
    private func book(to entry: Int?, of event: AppEvent?, isLate: Bool = false) {
        let done = effects.take()
        guard !done.isEmpty, let event else { return }
        guard let entry else { return keep(done, for: event) }
        entries[entry].effects += done
        if isLate { entries[entry].effectsAfterResult += done }
    }

    /// Keeps what was done for an event whose record is to come.
    private func keep(_ done: [String], for event: AppEvent) {
        let index = openIndex(of: event)
        openEvents[index].effects = (openEvents[index].effects ?? []) + done
    }

    /// The index of an event among the open ones, as it comes with the sample that is being played; it is added if it is not there.
    private func openIndex(of event: AppEvent) -> Int {
        if let index = openEvents.firstIndex(where: { $0.event == event && $0.part == part }) { return index }
        openEvents.append(OpenEvent(event: event, part: part))
        return openEvents.count - 1
    }

    /// Takes what is known of an event: of the call that has waited longest for an answer, or of the one that is answered before it returns.
    private func takeOpen(_ event: AppEvent, answered hasReturned: Bool) -> OpenEvent? {
        let index = openEvents.firstIndex { open in
            open.event == event && (hasReturned ? open.unanswered > 0 : open.part == part)
        }
        guard let index else { return nil }
        let open = openEvents[index]
        openEvents[index].effects = nil
        openEvents[index].effectsAfterAnswers = []
        if hasReturned { openEvents[index].unanswered -= 1 }
        if openEvents[index].unanswered == 0 { openEvents.remove(at: index) }
        return open
    }

    private func answer(to call: Call) -> Int? {
        entries.indices.dropFirst(call.mark).last { entries[$0].event == call.event }
    }

    private func add(_ entry: ComparisonReport.Outcome.Entry) {
        look()
        let isAwaited =
            method?.event != entry.event && openEvents.contains { $0.event == entry.event && $0.unanswered > 0 }
        // What another method does that is being called meanwhile is its own.
        if isAwaited, method != nil { bookToCurrentCall() }
        let known = takeOpen(entry.event, answered: isAwaited)
        var entry = entry
        entry.effects = (known?.effects ?? []) + effects.take()
        entry.effectsAfterAnswers = known?.effectsAfterAnswers ?? []
        append(entry, of: known?.part)
    }

    /// Adds an entry of the sample that is being played, unless its method was called before.
    private func append(_ entry: ComparisonReport.Outcome.Entry, of earlierPart: Int?) {
        var entry = entry
        entry.part = earlierPart ?? part
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
            case .end where isOfRelease: bookToCurrentCall()
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
            bookToCurrentCall()
            method.map(followUp)
        }
        stack.append(.handler(handler, event, hasAnswered: false))
    }

    private func didAnswer(_ handler: String, to event: AppEvent) {
        guard let index = handlerIndex, case .handler(handler, event, _) = stack[index] else { return }
        keep(effects.take(), for: event)
        stack[index] = .handler(handler, event, hasAnswered: true)
    }

    private func didCall() {
        guard let index = handlerIndex, case .handler(_, let event, let hasAnswered) = stack.remove(at: index)
        else { return }
        let isPassedOn = isPassedOn(event)
        if isPassedOn, let call = method { followUp((event, call.mark)) }
        // What is passed on and not yet answered would be booked to the scene.
        guard hasAnswered || isPassedOn else { return }
        let done = effects.take()
        if done.isEmpty { return }
        keep(done, for: event)
        if hasAnswered { openEvents[openIndex(of: event)].effectsAfterAnswers += done }
    }

    /// Where the innermost handler that is being called is in the stack.
    private var handlerIndex: Int? { stack.lastIndex { if case .handler = $0 { true } else { false } } }
}

extension EventRecord {
    /// Whether a condition held the event, and has released it now.
    fileprivate var isOfRelease: Bool { notAsked.contains { $0.reason == .released } }
}
