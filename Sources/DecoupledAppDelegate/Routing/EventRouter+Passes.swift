/// How an event that is answered at once goes through a slot.
extension EventRouter {
    /// Asks the handlers of a slot in order and returns their combined answer.
    ///
    /// Inlined with its combination, so that an event nobody observes costs about as much as a hand-written loop and allocates
    /// nothing; whatever only the observed pass needs is an autoclosure.
    ///
    /// - Parameters:
    ///   - event: The event.
    ///   - input: Its arguments.
    ///   - handlers: The handlers, as they were when the event arrived.
    ///   - slot: Their slot.
    ///   - combination: How their answers become one.
    ///   - again: How the event is passed once more if the slot is empty and nobody claims it; nil where it is not kept.
    ///   - ask: Calls a handler.
    /// - Returns: The combined answer.
    @inline(__always)
    func pass<Role, Input: EventInput, C: Combination>(
        _ event: @autoclosure () -> Event<Input, C.Output>,
        _ input: Input,
        to handlers: Handlers<Role>,
        in slot: @autoclosure () -> Slot<Slots, Role>,
        combining combination: C,
        keeping again: @autoclosure () -> KeptPass? = nil,
        _ ask: @escaping @MainActor (Role, Input) -> C.Answer
    ) -> C.Output {
        if diagnostics.isObserving || handlers.details != nil {
            return observedPass(
                event(),
                input,
                to: handlers,
                in: slot(),
                combining: combination,
                keeping: again(),
                ask
            )
        }
        if handlers.plain.isEmpty, let again = again() { keep(again, for: slot().name) }
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

    /// The pass with everything: interceptions, observers, keys, weak handlers, routing, record and budget.
    @inline(never)
    private func observedPass<Role, Input: EventInput, C: Combination>(
        _ event: Event<Input, C.Output>,
        _ input: Input,
        to handlers: Handlers<Role>,
        in slot: Slot<Slots, Role>,
        combining combination: C,
        keeping again: KeptPass?,
        _ ask: @escaping @MainActor (Role, Input) -> C.Answer
    ) -> C.Output {
        let log = PassLog(event: event.id, slot: slot.name, input: input, diagnostics: diagnostics)
        let generation = generation
        let answer: C.Output
        var isUnheard = handlers.isEmpty
        if let interceptor = interceptor(of: event.id) {
            let reach = again.map { _ in Reach() }
            answer = intercepted(event, input, by: interceptor, in: slot, combining: combination, log: log) { input in
                reach?.isReached = true
                return self.slotPass(
                    event, input, to: handlers, of: generation, in: slot, combining: combination, log, ask)
            }
            isUnheard = isUnheard && reach?.isReached == true
        } else {
            answer = slotPass(event, input, to: handlers, of: generation, in: slot, combining: combination, log, ask)
        }
        if isUnheard, !C.isClaim(answer), let again { keep(again, for: slot.name) }
        log.finish(C.text(ofOutput: answer))
        return answer
    }

    private func slotPass<Role, Input: EventInput, C: Combination>(
        _ event: Event<Input, C.Output>,
        _ input: Input,
        to handlers: Handlers<Role>,
        of generation: Int,
        in slot: Slot<Slots, Role>,
        combining combination: C,
        _ log: PassLog,
        _ ask: @MainActor (Role, Input) -> C.Answer
    ) -> C.Output {
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
            let start = log.now
            let line = log.asks(entry.asked, at: start)
            let answer = ask(handler, input)
            log.answered(line, C.text(of: answer), since: start)
            log.returned(line, entry.asked, since: start)
            if entry.isObserver { continue }
            switch combination.add(answer) {
            case .open: continue
            case .claimed: isSettled = handlers.routing == .untilHandled
            case .settled: isSettled = true
            case .refused(let reason): report(reason, by: handler, in: slot, at: event.id)
            }
        }
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
