import DecoupledAppDelegate
import DecoupledAppDelegateTracing

// This folder records what an app does while it is played a sample. `OutcomeRecorder` listens to the app; `OutcomeRecorder+Effects` decides at
// which `Moment` an effect belongs to which event, `CallStack` is what is being called meanwhile, and `OpenEvents` what waits for its record. `Outcome` is
// what comes of it. The effects of the app's code come from the test, by `EffectSource`.

/// Records what an app does while it is played a sample.
@MainActor final class OutcomeRecorder {
    private(set) var entries: [Entry] = []

    /// What a person saw last; nothing if the app has not been in front.
    private(set) var screens: [[String]] = []

    /// What was done while UIKit posted a notification.
    private(set) var effectsOfObservers: [String] = []

    /// Which of the samples of the case is being played.
    private(set) var sampleIndex = 0

    private(set) var requests = RequestRecord()

    private(set) var openEvents = OpenEvents()

    private(set) var stack = CallStack()

    let effects: EffectSource

    private weak var player: SamplePlayer?

    /// What the app's test does with records.
    private let onRecord: (@MainActor (EventRecord) -> Void)?

    init(of player: SamplePlayer, _ effects: EffectSource) {
        self.effects = effects
        self.player = player
        let app = player.app
        onRecord = app.delegate.onRecord
        recordScreens()
        app.delegate.onRecord = { [weak player] record in
            self.onRecord?(record)
            if record.isOfRelease { return }
            // The app delegate belongs to the app, and is not to keep it.
            let isOfDelegateAlone = player?.app.shownDelegate.isPlain == true
            self.add(record.event) { .init(record, isAtOnce: $0, isOfDelegateAlone: isOfDelegateAlone) }
        }
        app.onStep = { self.follow($0) }
        app.delegate.diagnostics.add(self)
    }

    /// Records what is shown, as long as somebody sees it.
    func recordScreens() { if let seen = player?.screens, !seen.isEmpty { screens = seen } }

    /// Adds effects to an event that has its entry, or has not.
    func add(_ effects: [Effect], to owner: EffectOwner) {
        switch owner {
        case .openEvent(let event): openEvents.keep(effects, for: event, sampleIndex)
        case .entry(let index): entries[index].timedEffects += effects
        }
    }
}

// MARK: Samples

extension OutcomeRecorder {
    /// Adds what a sample that has settled has put off; the next one follows.
    func end(_ sample: Sample) {
        settle(sample)
        sampleIndex += 1
    }

    /// Adds what the events did for which nobody was called, or nobody has answered, and records nothing any more.
    func close(_ sample: Sample, unanswered: [AppEvent]) {
        recordScreens()
        for event in unanswered {
            let open = openEvents.takeAwaited(event)
            append(.init(event, .never, open?.effects ?? []), of: open?.sampleIndex)
        }
        settle(sample)
        for open in openEvents.takeAll() where !open.effects.isEmpty {
            append(.init(open.event, .ofApp("", .atOnce), open.effects), of: open.sampleIndex)
        }
        stopListening()
    }

    /// Adds what a sample has put off, and what the app asks of the system by then; a step of the test's own code has an entry of its own, even
    /// if it has done nothing.
    private func settle(_ sample: Sample) {
        if let app = player?.app { requests.note(app.requestsOfSystem) }
        if sample.isStep { append(.init(sample.event, .ofApp("", .atOnce), []), of: nil) }
        attributeEffects(at: .endOf(sample))
    }

    /// A handler may answer when the next app is played, whose effects are not this one's.
    private func stopListening() {
        guard let app = player?.app else { return }
        app.delegate.onRecord = onRecord
        app.onStep = { _ in }
        app.delegate.diagnostics.remove(self)
    }
}

// MARK: Calls and records

extension OutcomeRecorder {
    private func follow(_ step: AppStep) {
        if case .sceneCall(let call) = step { return add(call.event) { .init(call, isAtOnce: $0) } }
        let effects = attributeEffects(at: .boundary)
        switch step {
        case .methodBegins(let event):
            if event == .sceneWillConnect { stack.last.map(attributeEffectsOnNextTurn) }
            stack.begin(.init(event: event, mark: entries.count))
        case .methodReturns(let event): methodReturns(event)
        // What observers do belongs to the event that they are told of.
        case .postBegins(let event):
            stack.begin(.init(event: event, mark: entries.lastIndex { $0.event == event } ?? entries.count))
        case .postEnds:
            effectsOfObservers += effects
            _ = stack.end()
        case .sceneCall: break
        }
    }

    private func methodReturns(_ event: AppEvent) {
        guard let call = stack.end() else { return }
        if entry(of: call) == nil { openEvents.await(event, sampleIndex) }
        // A launch makes all its calls in one turn.
        if event.isOfLaunch || event == .sceneWillConnect || event.precedesSuspension {
            attributeEffectsOnNextTurn(after: call)
        }
    }

    /// Adds what is made of an event that has its result, on the turn on which it was sent or later.
    private func add(_ event: AppEvent, _ makeEntry: (_ isAtOnce: Bool) -> Entry) {
        recordScreens()
        let isAwaited = stack.method?.event != event && openEvents.isAwaited(event)
        // What another method does that is being called meanwhile is its own.
        if isAwaited, stack.method != nil { attributeEffects(at: .boundary) }
        let open = isAwaited ? openEvents.takeAwaited(event) : openEvents.takeRunning(event, sampleIndex)
        let isOfEarlierSample = open.map { $0.sampleIndex != sampleIndex } == true
        var entry = makeEntry(player?.app.isInTurn == true && !isOfEarlierSample)
        entry.timedEffects = open?.effects ?? []
        append(entry, of: open?.sampleIndex)
        attributeEffects(at: .result)
    }

    /// Adds an entry of the sample that is being played, or of the one with which its method was called.
    private func append(_ entry: Entry, of earlierSample: Int?) {
        var entry = entry
        entry.sampleIndex = earlierSample ?? sampleIndex
        entries.append(entry)
    }
}

extension OutcomeRecorder: EventFollower {
    func follow(_ event: AppEvent, in slot: String, with input: Any) -> Steps? {
        var isOfRelease = false
        return { [weak self] step in
            guard let self else { return }
            switch step {
            case .omission(_, .released): isOfRelease = true
            // What was held has been answered: what it does now belongs to the event that has released it.
            case .end where isOfRelease: attributeEffects(at: .boundary)
            case .call where isOfRelease, .answer where isOfRelease, .return where isOfRelease: break
            case .call(let call): handlerBegins(call.callee.name, event)
            case .answer(let call, _, _):
                if stack.handlerAnswers(call.callee.name, event) { attributeEffects(at: .handlerAnswers(event)) }
            case .return: handlerReturns()
            case .omission, .end: break
            }
        }
    }

    private func handlerBegins(_ name: String, _ event: AppEvent) {
        if let connection = connection(with: event) {
            attributeEffects(at: .boundary)
            attributeEffectsOnNextTurn(after: connection)
        }
        stack.beginHandler(name, for: event)
    }

    private func handlerReturns() {
        guard let call = stack.endHandler() else { return }
        let connection = connection(with: call.event)
        if let connection { attributeEffectsOnNextTurn(after: .init(event: call.event, mark: connection.mark)) }
        // What is not answered yet belongs to the method that is being called, but for what a scene is connected for.
        if call.hasAnswered || connection != nil { attributeEffects(at: .handlerReturns(call)) }
    }

    /// The connection of a scene with which it delivers an event that it connects for.
    private func connection(with event: AppEvent) -> CallStack.Call? {
        stack.method.flatMap { $0.event == .sceneWillConnect && event != .sceneWillConnect ? $0 : nil }
    }
}

extension EventRecord {
    /// Whether a condition held the event, and has released it now.
    fileprivate var isOfRelease: Bool { notAsked.contains { $0.reason == .released } }
}
