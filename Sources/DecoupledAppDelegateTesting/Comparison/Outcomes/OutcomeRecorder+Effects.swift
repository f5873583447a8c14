import DecoupledAppDelegate

extension OutcomeRecorder {
    /// Adds what was done since the last time to the event whose it is, and returns it; to none if nobody was called.
    @discardableResult func attributeEffects(at moment: Moment) -> [String] {
        recordScreens()
        let texts = effects.take()
        guard !texts.isEmpty, let (owner, time) = owner(at: moment) else { return texts }
        add(texts.map { Effect(text: $0, time: time) }, to: owner)
        return texts
    }

    /// Adds what is done on the turn after a call that puts work off to it: the main queue keeps the order, though other calls come before
    /// that turn.
    func attributeEffectsOnNextTurn(after call: CallStack.Call) { Task { attributeEffects(at: .turnAfter(call)) } }

    /// The entry of a call's event, once there is one.
    func entry(of call: CallStack.Call) -> Int? {
        entries.indices.dropFirst(call.mark).last { entries[$0].event == call.event }
    }

    /// The owner of what was done before a moment, and when it was done; nil if nobody was called.
    private func owner(at moment: Moment) -> (EffectOwner, Effect.Time)? {
        switch moment {
        case .objectsMade: (.openEvent(.didFinishLaunching), .beforeResult)
        // It was done inside a call, or between two, and is the first one's.
        case .boundary:
            (stack.method ?? stack.last).map { (owner(of: $0), hasDelegateAnswered($0) ? .afterAnswer : .beforeResult) }
        case .result: (.entry(entries.count - 1), .beforeResult)
        case .handlerAnswers(let event): (.openEvent(event), .beforeResult)
        case .handlerReturns(let call): (.openEvent(call.event), call.hasAnswered ? .afterAnswer : .beforeResult)
        case .turnAfter(let call): late(owner(of: call))
        case .endOf(let sample): late(owner(ofWorkOf: sample))
        }
    }

    private func owner(of call: CallStack.Call) -> EffectOwner {
        entry(of: call).map(EffectOwner.entry) ?? .openEvent(call.event)
    }

    /// Whether a delegate that UIKit calls itself has called the completion handler, and may go on.
    private func hasDelegateAnswered(_ call: CallStack.Call) -> Bool {
        call.event.hasCompletionHandler && entry(of: call).map { entries[$0].isOfSceneDelegate } == true
    }

    /// The owner of what a sample has put off: its event, whichever queue the work comes from, or the scene that connects for that.
    private func owner(ofWorkOf sample: Sample) -> EffectOwner {
        if openEvents.isAwaited(sample.event, sampleIndex) { return .openEvent(sample.event) }
        let ofSample = entries.indices.filter { entries[$0].sampleIndex == sampleIndex }
        let entry =
            ofSample.last { entries[$0].event == sample.event }
            ?? ofSample.last { entries[$0].event == .sceneWillConnect } ?? entries.indices.last
        return entry.map(EffectOwner.entry) ?? .openEvent(sample.event)
    }

    /// What was put off comes after the result, if there is one by then.
    private func late(_ owner: EffectOwner) -> (EffectOwner, Effect.Time) {
        if case .entry = owner { (owner, .afterResult) } else { (owner, .beforeResult) }
    }
}
