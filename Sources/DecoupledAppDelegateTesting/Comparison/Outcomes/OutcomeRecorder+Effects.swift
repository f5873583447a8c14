import DecoupledAppDelegate

extension OutcomeRecorder {
    /// Adds what was done since the last time to an event; to none if nobody was called.
    func attributeEffects(to owner: EffectOwner?, _ time: Effect.Time = .beforeResult) {
        recordScreen()
        let texts = effects.take()
        guard !texts.isEmpty, let owner else { return }
        add(texts.map { Effect(text: $0, time: time) }, to: owner)
    }

    /// Adds what was put off to an event, which may have its result by then.
    func attributeLateEffects(to owner: EffectOwner) {
        if case .entry = owner { attributeEffects(to: owner, .afterResult) } else { attributeEffects(to: owner) }
    }

    /// Adds what is done on the turn after a call that puts work off to it: the main queue keeps the order, though other calls come before
    /// that turn.
    func attributeEffectsOnNextTurn(after call: CallStack.Call) {
        Task { attributeLateEffects(to: owner(of: call)) }
    }

    /// The owner of what is done inside a call, or, between two calls, of what the first has done; nil if nobody was called.
    var currentOwner: EffectOwner? { (stack.method ?? stack.last).map(owner) }

    /// The owner of what a sample has put off: its event, whichever queue the work comes from, or the scene that connects for that.
    func owner(ofWorkOf sample: Sample) -> EffectOwner {
        if openEvents.isAwaited(sample.event, sampleIndex) { return .openEvent(sample.event) }
        let ofSample = entries.indices.filter { entries[$0].sampleIndex == sampleIndex }
        let entry =
            ofSample.last { entries[$0].event == sample.event }
            ?? ofSample.last { entries[$0].event == .sceneWillConnect } ?? entries.indices.last
        return entry.map(EffectOwner.entry) ?? .openEvent(sample.isStep ? .didFinishLaunching : sample.event)
    }

    /// The entry of a call's event, once there is one.
    func entry(of call: CallStack.Call) -> Int? {
        entries.indices.dropFirst(call.mark).last { entries[$0].event == call.event }
    }

    private func owner(of call: CallStack.Call) -> EffectOwner {
        entry(of: call).map(EffectOwner.entry) ?? .openEvent(call.event)
    }
}
