// How an event reaches the handlers of its slot: at once, or specially, as a `Delivery`.

extension EventRouter {
    /// Delivers an event to the handlers of its slot.
    ///
    /// The arguments come apart from their origin: in a value with them, the application would be retained, which takes long for an object
    /// that others refer to weakly.
    ///
    /// - Parameters:
    ///   - event: The event.
    ///   - input: Its arguments.
    ///   - origin: Where it comes from.
    /// - Returns: The merged answer.
    func deliver(_ event: EventDefinition, _ input: Any, from origin: Origin) -> MergedAnswer {
        if event.isSpecial || diagnostics.isTiming || !interceptions.isEmpty {
            return deliver(SentEvent(event: event, input: input, origin: origin))
        }
        var pass = Pass(event, audiences[event.place], since: audiences.generation)
        return event.rule.deliver(input, origin, &pass, self)
    }

    /// Calls one object that is in no slot as a handler of an event is called, and returns its answer.
    ///
    /// The call has no deadline; an event that it passes on gets its own.
    func ask(_ entry: HandlerEntry, _ sent: SentEvent) -> MergedAnswer {
        var pass = Pass(sent.event, Audience([Recipient(entry: entry, refused: [])]), since: audiences.generation)
        pass.isOfOverride = true
        return sent.event.rule.deliver(sent.input, sent.origin, &pass, self)
    }

    /// Delivers an event that comes once, or is recorded, intercepted, repeated or kept, to the handlers that a selection names; nil for all.
    @discardableResult func deliver(_ sent: SentEvent, only selection: HandlerSelection? = nil) -> MergedAnswer {
        var sent = sent
        // Whoever delivers it may have named a scene that it does not have, and that would be retained with it.
        if sent.event.subject == nil { sent.scene = nil }
        let isOnce = sent.event.traits.contains(.once)
        if isOnce {
            if let answer = onceAnswers[sent.id] { return answer }
            // What a handler is answered that sends it again meanwhile.
            onceAnswers[sent.id] = sent.neutral
        }
        let delivery = Delivery(of: sent, by: self, log: log(of: sent))
        let isAdmitted = selection?.kept != nil || interceptions.admit(sent.id)
        delivery.selection = isAdmitted ? selection : .nobody
        if delivery.selection == nil { kept.replaceLasting(by: delivery) }
        // A task that starts here does not answer for the handler that has caused the event.
        let answer =
            AsyncForm.owner == nil
            ? pass(delivery, sent) : AsyncForm.$owner.withValue(nil) { pass(delivery, sent) }
        if isOnce { onceAnswers[sent.id] = answer }
        end(delivery, with: answer)
        return answer
    }

    /// Passes an event to the closures that intercept it, or to the handlers.
    private func pass(_ delivery: Delivery, _ sent: SentEvent) -> MergedAnswer {
        delivery.descent.layers.isEmpty ? delivery.reach(sent) : sent.event.rule.descend(sent.input, delivery)
    }

    /// Begins the log of an event; nil where nobody wants one.
    private func log(of sent: SentEvent) -> PassLog? {
        guard diagnostics.isTiming else { return nil }
        return PassLog(
            event: sent.id, slot: Slots.all[sent.event.place].name, diagnostics: diagnostics, input: sent.input)
    }

    private func end(_ delivery: Delivery, with answer: MergedAnswer) {
        switch answer {
        case .pending(let result):
            if delivery.mayBeKept { kept.keep(delivery, unlessHandledBy: result) }
        case .nothing:
            if delivery.mayBeKept { kept.keep(delivery, isHandled: nil) }
            delivery.log?.tell(.end(()))
        case .given(let answer, let isHandled):
            if delivery.mayBeKept { kept.keep(delivery, isHandled: isHandled) }
            delivery.log?.tell(.end(answer))
        }
    }

    func report(_ reason: Fault.Reason, by name: String, at event: EventDefinition) {
        diagnostics.report(reason, by: name, in: Slots.all[event.place].name, at: event.id)
    }
}
