/// How an event that is answered at once goes through a slot.
extension EventRouter {
    /// Asks the handlers of a slot in order and returns their combined answer.
    ///
    /// Inlined with its combination, so that an event nobody observes costs about as much as a hand-written loop and allocates
    /// nothing; whatever only the observed pass needs is an autoclosure.
    @inline(__always)
    func pass<Role, Input: EventInput, C: Combination>(
        _ event: @autoclosure () -> Event<Input, C.Output>,
        _ input: Input,
        to handlers: Handlers<Role>,
        in slot: @autoclosure () -> Slot<Slots, Role>,
        combining combination: C,
        _ ask: @MainActor (Role, Input) -> C.Answer
    ) -> C.Output {
        if diagnostics.isObserving || handlers.details != nil {
            return observedPass(event(), input, to: handlers, in: slot(), combining: combination, ask)
        }
        let generation = generation
        var combination = combination
        for handler in handlers.plain {
            if generation != self.generation, !isPresent(handler, in: slot()) { continue }
            switch combination.add(ask(handler, input)) {
            case .open: continue
            case .claimed, .settled: return combination.output
            case .refused(let reason): report(reason, by: handler, in: slot(), at: event().id)
            }
        }
        return combination.output
    }

    /// The pass with everything: observers, keys, weak handlers, routing, record and budget.
    @inline(never)
    private func observedPass<Role, Input: EventInput, C: Combination>(
        _ event: Event<Input, C.Output>,
        _ input: Input,
        to handlers: Handlers<Role>,
        in slot: Slot<Slots, Role>,
        combining combination: C,
        _ ask: @MainActor (Role, Input) -> C.Answer
    ) -> C.Output {
        var log = PassLog(event: event.id, slot: slot.name, input: input, diagnostics: diagnostics)
        let generation = generation
        var combination = combination
        var isSettled = false
        for entry in handlers.entries {
            guard let handler = entry.handler else { continue }
            if generation != self.generation, !isPresent(handler, in: slot) {
                log.omitted(entry.name, .removed)
                continue
            }
            if isSettled, !entry.isObserver {
                log.omitted(entry.name, .alreadyAnswered)
                continue
            }
            log.asks(entry.name, isObserver: entry.isObserver)
            let start = log.now
            let answer = ask(handler, input)
            log.returned(entry.name, since: start)
            log.answered(C.text(of: answer), since: start)
            if entry.isObserver { continue }
            switch combination.add(answer) {
            case .open: continue
            case .claimed: isSettled = handlers.routing == .untilHandled
            case .settled: isSettled = true
            case .refused(let reason): report(reason, by: handler, in: slot, at: event.id)
            }
        }
        log.finish(C.text(ofOutput: combination.output))
        dropDeadHandlers(of: slot)
        return combination.output
    }

    /// Whether a handler is still in its slot.
    @inline(never)
    func isPresent<Role>(_ handler: Role, in slot: Slot<Slots, Role>) -> Bool {
        slots[keyPath: slot.handlers].contains(handler)
    }

    /// Drops the weak handlers that have died from a slot.
    func dropDeadHandlers<Role>(of slot: Slot<Slots, Role>) {
        guard slots[keyPath: slot.handlers].hasDead else { return }
        var slots = slots
        slots[keyPath: slot.handlers].removeDead()
        update(slots)
    }

    @inline(never)
    private func report<Role>(_ reason: Fault.Reason, by handler: Role, in slot: Slot<Slots, Role>, at event: AppEvent)
    {
        diagnostics.report(reason, by: String(describing: type(of: handler as AnyObject)), in: slot.name, at: event)
    }
}
