// How an event reaches the handlers of its slot: at once, or specially, as a `Delivery`.

extension EventRouter {
    /// Delivers an event straight to the handlers of its slot, and returns their merged answer.
    func deliver<Input, Output>(
        _ event: TypedDefinition<Input, Output>, _ input: Input, from origin: Origin
    ) -> Output {
        var pass = pass(of: event)
        let answer = event.rule.deliver(input, origin, &pass, self)
        if event.traits.contains(.kept), kept.mayWait(event, after: pass.outcome, from: origin) {
            keep(TypedEvent(event, input), from: origin, after: pass)
        }
        return answer
    }

    /// Delivers an event to the handlers of its slot that a selection names; nil for all.
    func deliver(_ sent: SentEvent, from origin: Origin, only selection: HandlerSelection? = nil) {
        guard selection == nil, isOrdinary(sent.event), CallContext.current.owner == nil else {
            return deliverSpecially(sent, from: origin, only: selection)
        }
        var pass = pass(of: sent.event)
        sent.callHandlers(of: &pass, from: origin, by: self)
        if sent.event.traits.contains(.kept), kept.mayWait(sent.event, after: pass.outcome, from: origin) {
            keep(sent, from: origin, after: pass)
        }
    }

    /// Whether the router does nothing with an event but to call its handlers and, perhaps, to keep it: it is not special by its kind, nobody
    /// records it, and there is neither an interception nor a condition.
    ///
    /// A kept event that a handler causes while it is being called takes a `Delivery`, so that a task of its handlers does not count as one of
    /// the first handler's. A task of another event's handlers does.
    func isOrdinary(_ event: EventDefinition) -> Bool {
        !event.isSpecial && !diagnostics.isTiming && interceptions.isEmpty
            && (!event.traits.contains(.kept) || CallContext.current.owner == nil)
    }

    private func pass(of event: EventDefinition) -> Pass {
        Pass(event, to: audiences[event.place])
    }

    /// Keeps an event that went straight to its handlers, if none has handled it.
    private func keep(_ sent: SentEvent, from origin: Origin, after pass: Pass) {
        kept.settle(Delivery(of: sent, from: origin, after: pass, by: self))
    }

    /// Calls one object that is in no slot as a handler of an event is called.
    ///
    /// The call has no deadline; an event that it passes on gets its own.
    func ask(_ entry: HandlerEntry, _ sent: SentEvent, from origin: Origin) {
        var audience = Audience([Recipient(entry: entry, refused: [])])
        audience.generation = audiences.generation
        var pass = Pass(sent.event, to: audience)
        pass.isOfOverride = true
        sent.callHandlers(of: &pass, from: origin, by: self)
    }

    /// Delivers an event that is not ordinary, or only to the handlers that a selection names, or that a handler causes while it is being called.
    private func deliverSpecially(_ sent: SentEvent, from origin: Origin, only selection: HandlerSelection?) {
        var origin = origin
        // Whoever delivers it may have named a scene that it does not have, and that would be retained with it.
        if !sent.event.isOfScenes { origin.scene = nil }
        let isOnce = sent.event.traits.contains(.once)
        if isOnce {
            if let answer = onceAnswers[sent.id] { return answer(sent) }
            // A handler that sends it again meanwhile gets the neutral answer.
            passedUnheard(sent.id)
        }
        let delivery = Delivery(of: sent, from: origin, by: self, log: log(of: sent))
        let isAdmitted = selection?.kept != nil || interceptions.admit(sent.id)
        delivery.selection = isAdmitted ? selection : .nobody
        if selection == nil { kept.replaceLasting(by: delivery) }
        // A task that starts here does not answer for the handler that has caused the event.
        if CallContext.current.owner == nil {
            sent.pass(through: delivery)
        } else {
            CallContext.owning(by: nil) { sent.pass(through: delivery) }
        }
        if isOnce { onceAnswers[sent.id] = sent.answerForRepetition() }
        end(delivery, of: sent)
    }

    /// Begins the log of an event; nil where nobody wants one.
    private func log(of sent: SentEvent) -> PassLog? {
        guard diagnostics.isTiming else { return nil }
        return PassLog(
            event: sent.id, slot: Slots.all[sent.event.place].name, diagnostics: diagnostics,
            input: sent.recorded.input)
    }

    /// Keeps an event that nobody has handled, and ends its log, now or once there is a result.
    private func end(_ delivery: Delivery, of sent: SentEvent) {
        if let result = delivery.pending {
            if delivery.mayBeKept { kept.settle(delivery, after: result) }
        } else {
            if delivery.mayBeKept { kept.settle(delivery) }
            if let log = delivery.log { log.tell(.end(sent.recorded.answer)) }
        }
    }

    func report(_ reason: Fault.Reason, by name: String, at event: EventDefinition) {
        diagnostics.report(reason, by: name, in: Slots.all[event.place].name, at: event.id)
    }
}
