import DecoupledAppDelegate
import DecoupledAppDelegateTracing

// This folder notes what an app does while it is played a sample. `Notes` listens to the app and decides whose each effect is (`owner(at:)`),
// `CallStack` is what is being called meanwhile, and `OpenEvents` what waits for its record. `Outcome` is what it becomes.

/// Notes what an app does while it is played a sample.
@MainActor final class Notes {
    private(set) var entries: [ComparisonReport.Outcome.Entry] = []

    /// What a person saw last; nil if the app has not been in front.
    private(set) var screen: [String]?

    /// Which of the samples of the case is being played.
    private var sampleIndex = 0

    private var stack = CallStack()

    private var openEvents = OpenEvents()

    private let effects: EffectSource

    private weak var player: SamplePlayer?

    /// What the app's test does with records.
    private let onRecord: (@MainActor (EventRecord) -> Void)?

    init(of player: SamplePlayer, _ effects: EffectSource) {
        self.effects = effects
        self.player = player
        let app = player.app
        onRecord = app.delegate.onRecord
        look()
        app.delegate.onRecord = { [weak player] record in
            self.onRecord?(record)
            if record.isOfRelease { return }
            // The app delegate belongs to the app, and is not to keep it.
            let isOfDelegateAlone = player?.app.shownDelegate.isPlain == true
            self.add(record.event) { .init(record, isAtOnce: $0, isOfDelegateAlone: isOfDelegateAlone) }
        }
        app.onSceneCall = { call in self.add(call.event) { .init(call, isAtOnce: $0) } }
        app.onCall = { event, begins in begins ? self.methodBegins(event) : self.methodReturns(event) }
        app.delegate.diagnostics.add(self)
        app.onPost = { event, begins in begins ? self.postBegins(event) : self.postEnds() }
    }
}

// MARK: Whose an effect is

extension Notes {
    /// When effects are noticed.
    private enum Moment {
        /// The app's objects have been made.
        case initialized

        /// A method of a delegate, or an observer of a notification, is called or returns; or what is being called does something else that is
        /// noted.
        case call

        /// A handler answers inside its call.
        case answer(to: AppEvent)

        /// An event has its result, and an entry, which is the last.
        case result

        /// A handler returns.
        case handlerReturns(from: AppEvent, hasAnswered: Bool)

        /// The turn after a call that puts work off to it: the main queue keeps the order, though other calls come before that turn.
        case nextTurn(after: CallStack.Call)

        /// All is done that the sample has put off.
        case settled(Sample)
    }

    private enum Owner {
        case entry(Int)

        /// An event whose record is to come.
        case openEvent(AppEvent)
    }

    /// Returns whose the effects are that were noticed at a moment; nil if nobody was called.
    private func owner(at moment: Moment) -> Owner? {
        switch moment {
        case .initialized: return .openEvent(.didFinishLaunching)
        // What is done inside a call belongs to its event; what is done between two calls, to the first.
        case .call: return (stack.method ?? stack.last).map(owner)
        case .answer(let event), .handlerReturns(let event, _): return .openEvent(event)
        case .result: return .entry(entries.count - 1)
        case .nextTurn(let call): return owner(of: call)
        // What was put off belongs to the sample's event, whichever queue it comes from, or to the scene that connects for that.
        case .settled(let sample):
            if openEvents.isAwaited(sample.event, sampleIndex) { return .openEvent(sample.event) }
            let ofSample = entries.indices.filter { entries[$0].sampleIndex == sampleIndex }
            let entry =
                ofSample.last { entries[$0].event == sample.event }
                ?? ofSample.last { entries[$0].event == .sceneWillConnect } ?? entries.indices.last
            return entry.map(Owner.entry) ?? .openEvent(sample.isStep ? .didFinishLaunching : sample.event)
        }
    }

    private func owner(of call: CallStack.Call) -> Owner { entry(of: call).map(Owner.entry) ?? .openEvent(call.event) }

    /// The entry of a call's event, once there is one.
    private func entry(of call: CallStack.Call) -> Int? {
        entries.indices.dropFirst(call.mark).last { entries[$0].event == call.event }
    }

    /// Books what was done since the last time.
    private func book(at moment: Moment) {
        look()
        let done = effects.take()
        guard !done.isEmpty, let owner = owner(at: moment) else { return }
        switch (owner, moment) {
        case (.openEvent(let event), .handlerReturns(_, hasAnswered: true)):
            openEvents.keep(done, for: event, sampleIndex, afterAnswer: true)
        case (.openEvent(let event), _): openEvents.keep(done, for: event, sampleIndex)
        case (.entry(let index), .nextTurn), (.entry(let index), .settled):
            entries[index].effects += done
            entries[index].effectsAfterResult += done
        case (.entry(let index), _): entries[index].effects += done
        }
    }

    private func bookOnNextTurn(after call: CallStack.Call) {
        Task { book(at: .nextTurn(after: call)) }
    }

    /// Notes what is shown, as long as somebody sees it.
    private func look() { screen = player?.screen ?? screen }
}

// MARK: Samples

extension Notes {
    /// Books what initializers did to the launch that follows.
    func bookInitializers() { book(at: .initialized) }

    /// Books what a sample that has settled has put off; the next one follows.
    func settle(_ sample: Sample) {
        book(at: .settled(sample))
        sampleIndex += 1
    }

    /// Adds what the events did for which nobody was called, or nobody has answered, and notes nothing any more.
    func close(_ sample: Sample, unanswered: [AppEvent]) {
        look()
        for event in unanswered {
            let open = openEvents.takeAwaited(event)
            append(.init(event, timing: .never, effects: open?.effects ?? []), of: open?.sampleIndex)
        }
        book(at: .settled(sample))
        for open in openEvents.takeAll() {
            if let done = open.effects {
                append(.init(open.event, timing: .atOnce, effects: done), of: open.sampleIndex)
            }
        }
        leave()
    }

    /// Listens to the app no longer: a handler may answer when the next app is played, whose effects are not this one's.
    private func leave() {
        guard let app = player?.app else { return }
        app.delegate.onRecord = onRecord
        app.onSceneCall = nil
        app.onCall = nil
        app.onPost = nil
        app.delegate.diagnostics.remove(self)
    }
}

// MARK: Calls and records

extension Notes {
    private func postBegins(_ event: AppEvent) {
        book(at: .call)
        // What observers do belongs to the event that they are told of.
        stack.begin(.init(event: event, mark: entries.lastIndex { $0.event == event } ?? entries.count))
    }

    private func postEnds() {
        book(at: .call)
        _ = stack.end()
    }

    private func methodBegins(_ event: AppEvent) {
        book(at: .call)
        if event == .sceneWillConnect { stack.last.map(bookOnNextTurn) }
        stack.begin(.init(event: event, mark: entries.count))
    }

    private func methodReturns(_ event: AppEvent) {
        book(at: .call)
        guard let call = stack.end() else { return }
        if entry(of: call) == nil { openEvents.await(event, sampleIndex) }
        // A launch makes all its calls in one turn.
        if event.isOfLaunch || event == .sceneWillConnect || event.precedesSuspension { bookOnNextTurn(after: call) }
    }

    /// Adds what is made of an event that has its result, on the turn on which it was sent or later.
    private func add(_ event: AppEvent, _ makeEntry: (_ isAtOnce: Bool) -> ComparisonReport.Outcome.Entry) {
        look()
        let isAwaited = stack.method?.event != event && openEvents.isAwaited(event)
        // What another method does that is being called meanwhile is its own.
        if isAwaited, stack.method != nil { book(at: .call) }
        let open = isAwaited ? openEvents.takeAwaited(event) : openEvents.takeRunning(event, sampleIndex)
        let isOfEarlierSample = open.map { $0.sampleIndex != sampleIndex } == true
        var entry = makeEntry(player?.isCalling == true && !isOfEarlierSample)
        entry.effects = open?.effects ?? []
        entry.effectsAfterAnswers = open?.effectsAfterAnswers ?? []
        append(entry, of: open?.sampleIndex)
        book(at: .result)
    }

    /// Adds an entry of the sample that is being played, or of the one with which its method was called.
    private func append(_ entry: ComparisonReport.Outcome.Entry, of earlierSample: Int?) {
        var entry = entry
        entry.sampleIndex = earlierSample ?? sampleIndex
        entries.append(entry)
    }
}

extension Notes: EventFollower {
    func follow(_ event: AppEvent, in slot: String, with input: Any) -> Steps? {
        var isOfRelease = false
        return { [weak self] step in
            guard let self else { return }
            switch step {
            case .omission(_, .released): isOfRelease = true
            // What was held has been answered: what it does now belongs to the event that has released it.
            case .end where isOfRelease: book(at: .call)
            case .call where isOfRelease, .answer where isOfRelease, .return where isOfRelease: break
            case .call(let call): handlerBegins(call.callee.name, event)
            case .answer(let call, _, _):
                if stack.handlerAnswers(call.callee.name, event) { book(at: .answer(to: event)) }
            case .return: handlerReturns()
            case .omission, .end: break
            }
        }
    }

    private func handlerBegins(_ name: String, _ event: AppEvent) {
        if let connection = connection(with: event) {
            book(at: .call)
            bookOnNextTurn(after: connection)
        }
        stack.beginHandler(name, for: event)
    }

    private func handlerReturns() {
        guard let (event, hasAnswered) = stack.endHandler() else { return }
        let connection = connection(with: event)
        if let connection { bookOnNextTurn(after: .init(event: event, mark: connection.mark)) }
        // What is not answered yet belongs to the method that is being called, but for what a scene is connected for.
        if hasAnswered || connection != nil { book(at: .handlerReturns(from: event, hasAnswered: hasAnswered)) }
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
