import DecoupledAppDelegate

/// When effects are noticed.
enum EffectMoment {
    /// The app's objects have been made.
    case initialized

    /// A method of a delegate, or an observer of a notification, is called or returns; or what is being called does something else that is
    /// recorded.
    case call

    /// A handler answers inside its call.
    case answer(to: AppEvent)

    /// An event has its result, and an entry, which is the last.
    case result

    case handlerReturns(CallStack.HandlerCall)

    /// The turn after a call that puts work off to it: the main queue keeps the order, though other calls come before that turn.
    case nextTurn(after: CallStack.Call)

    /// All is done that the sample has put off.
    case settled(Sample)
}

/// Whose an effect is.
enum EffectOwner {
    case entry(Int)

    /// An event whose record is to come.
    case openEvent(AppEvent)
}

extension OutcomeRecorder {
    /// Adds what was done since the last time to the event that it belongs to.
    func attributeEffects(at moment: EffectMoment) {
        recordScreen()
        let texts = effects.take()
        guard !texts.isEmpty, let owner = owner(at: moment) else { return }
        let time = time(of: owner, at: moment)
        add(texts.map { Effect(text: $0, time: time) }, to: owner)
    }

    func attributeEffectsOnNextTurn(after call: CallStack.Call) {
        Task { attributeEffects(at: .nextTurn(after: call)) }
    }

    /// The entry of a call's event, once there is one.
    func entry(of call: CallStack.Call) -> Int? {
        entries.indices.dropFirst(call.mark).last { entries[$0].event == call.event }
    }

    /// Returns whose the effects are that were noticed at a moment; nil if nobody was called.
    private func owner(at moment: EffectMoment) -> EffectOwner? {
        switch moment {
        case .initialized: return .openEvent(.didFinishLaunching)
        // What is done inside a call belongs to its event; what is done between two calls, to the first.
        case .call: return (stack.method ?? stack.last).map(owner)
        case .answer(let event): return .openEvent(event)
        case .handlerReturns(let call): return .openEvent(call.event)
        case .result: return .entry(entries.count - 1)
        case .nextTurn(let call): return owner(of: call)
        // What was put off belongs to the sample's event, whichever queue it comes from, or to the scene that connects for that.
        case .settled(let sample):
            if openEvents.isAwaited(sample.event, sampleIndex) { return .openEvent(sample.event) }
            let ofSample = entries.indices.filter { entries[$0].sampleIndex == sampleIndex }
            let entry =
                ofSample.last { entries[$0].event == sample.event }
                ?? ofSample.last { entries[$0].event == .sceneWillConnect } ?? entries.indices.last
            return entry.map(EffectOwner.entry) ?? .openEvent(sample.isStep ? .didFinishLaunching : sample.event)
        }
    }

    private func owner(of call: CallStack.Call) -> EffectOwner {
        entry(of: call).map(EffectOwner.entry) ?? .openEvent(call.event)
    }

    private func time(of owner: EffectOwner, at moment: EffectMoment) -> Effect.Time {
        switch (owner, moment) {
        case (.openEvent, .handlerReturns(let call)) where call.hasAnswered: .afterAnswer
        case (.entry, .nextTurn), (.entry, .settled): .afterResult
        default: .beforeResult
        }
    }
}
