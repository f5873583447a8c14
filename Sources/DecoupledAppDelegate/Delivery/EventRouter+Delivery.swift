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
    /// - Returns: The merged answer, or what will have it: a `PendingResult` or a `Reply`.
    func deliver(_ event: EventDefinition, _ input: Any, from origin: Origin) -> Any {
        let isSpecial =
            diagnostics.isTiming || !interceptions.isEmpty
            || !event.traits.isDisjoint(with: .special)
        if isSpecial { return deliver(SentEvent(event: event, input: input, origin: origin)) }
        var pass = Pass(event, audiences[event.place], since: generation)
        return event.rule.deliver(input, origin, &pass, self)
    }

    /// Calls one object that is in no slot as a handler of an event is called, and returns its answer.
    ///
    /// The call has no deadline; an event that it passes on gets its own.
    func ask(_ entry: HandlerEntry, _ sent: SentEvent) -> Any {
        var pass = Pass(sent.event, Audience([Recipient(entry: entry, refused: [])]), since: generation)
        pass.isOfOverride = true
        return sent.event.rule.deliver(sent.input, sent.origin, &pass, self)
    }

    /// Delivers an event that comes once, or is recorded, intercepted, repeated or kept, to the handlers that a selection names; nil for all.
    @discardableResult func deliver(_ sent: SentEvent, only selection: HandlerSelection? = nil) -> Any {
        var sent = sent
        // Whoever delivers it may have named a scene that it does not have, and that would be retained with it.
        if sent.event.subject == nil { sent.scene = nil }
        let isOnce = sent.event.traits.contains(.once)
        if isOnce {
            if let answer = onceAnswers[sent.id] { return answer }
            // What a handler is answered that sends it again meanwhile.
            onceAnswers[sent.id] = sent.neutral
        }
        let delivery = Delivery(of: sent, by: self)
        if diagnostics.isTiming {
            delivery.log = PassLog(
                event: sent.id, slot: slots[sent.event.place].name, diagnostics: diagnostics, input: sent.input)
        }
        let isAdmitted = selection?.kept != nil || admits(sent.id)
        delivery.selection = isAdmitted ? selection : .nobody
        if delivery.selection == nil {
            let traits = sent.event.traits
            if !traits.isDisjoint(with: [.lasting, .revoking]) {
                removeKept { $0.isLasting && $0.place == sent.event.place }
            }
            if traits.contains(.lasting) { keptEvents.append(KeptEvent(delivery)) }
        }
        // A task that starts here does not answer for the handler that has caused the event.
        let answer =
            AsyncForm.owner == nil
            ? pass(delivery, sent) : AsyncForm.$owner.withValue(nil) { pass(delivery, sent) }
        if isOnce { onceAnswers[sent.id] = answer }
        end(delivery, with: answer)
        return answer
    }

    /// Passes an event to the closures that intercept it, or to the handlers.
    private func pass(_ delivery: Delivery, _ sent: SentEvent) -> Any {
        delivery.layers.isEmpty ? delivery.reach(sent) : sent.event.rule.descend(sent.input, delivery)
    }

    private func end(_ delivery: Delivery, with answer: Any) {
        guard let result = answer as? PendingResult else {
            if delivery.mayBeKept { keep(delivery, isHandled: answer as? Bool) }
            delivery.log?.tell(.end(answer))
            return
        }
        guard delivery.mayBeKept else { return }
        let id = ObjectIdentifier(result)
        unanswered[id] = delivery
        result.whenAnyAnswered { [weak self] in
            if let self, let delivery = unanswered.removeValue(forKey: id) { keep(delivery, isHandled: $0 as? Bool) }
        }
    }

    /// Keeps the turns of handlers that are called one after the other, for as long as their result waits.
    func takeTurns(of pass: Pass, for result: PendingResult, _ sent: SentEvent) {
        turns[ObjectIdentifier(result)] = (pass.beforeFirstTurn, WaitingEvent(sent))
    }

    func report(_ reason: Fault.Reason, by name: String, at event: EventDefinition) {
        diagnostics.report(reason, by: name, in: slots[event.place].name, at: event.id)
    }
}
