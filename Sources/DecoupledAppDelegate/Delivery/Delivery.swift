import Foundation

/// One event at its slot: who is asked, and what is noted of it.
@MainActor struct Delivery {
    /// The event as it has arrived, or as a closure that intercepts it has passed it on.
    var sent: SentEvent

    /// Those who were in the slot when it arrived.
    let audience: Audience

    /// The changes of slots until it arrived.
    let generation: Int

    /// When it arrived.
    let start: TimeInterval

    /// Which handlers are asked; nil for all.
    var selection: HandlerSelection?

    /// Times the calls and writes the record; nil where nobody wants either.
    var log: PassLog?

    /// Whom the event has reached; nil for one that is not kept.
    let reach: Reach?

    init(of sent: SentEvent, by router: EventRouter) {
        self.sent = sent
        reach = sent.event.traits.contains(.kept) ? Reach() : nil
        audience = router.audiences[sent.event.place]
        generation = router.generation
        start = router.diagnostics.clock.now
    }

    var event: EventDefinition { sent.event }

    /// Whether nobody has received the event before, so that closures intercept it.
    var isNew: Bool { selection?.isRepetition != true }

    /// Whether the event waits for handlers that come later if nobody takes it.
    var mayBeKept: Bool { isNew && reach != nil }

    /// Returns what asks some recipients, for a gathering if the event has one.
    func asking(_ range: Range<Int>, for gathering: Gathering? = nil, isSettled: Bool = false) -> Asking {
        var asking = Asking(
            event, audience, range, since: generation, only: selection, log: log, noting: reach, isSettled: isSettled)
        asking.gathering = gathering
        return asking
    }
}

/// Whom an event that may be kept has reached.
@MainActor final class Reach {
    /// Whether somebody was asked, or is told by another way, who may take the event, as an observer may not; even if it is gone by now.
    var hasTaker = false

    /// Those who were removed before their turn, and receive the event when they come back.
    var missed = WeakObjects()
}

extension EventRouter {
    /// Delivers an event to the handlers of its slot, or to those of them that a selection names.
    ///
    /// The arguments come apart from their origin: in a value with them, the application would be retained, which takes long for an object
    /// that others refer to weakly.
    ///
    /// - Parameters:
    ///   - event: The event.
    ///   - input: Its arguments.
    ///   - origin: Where it comes from.
    ///   - selection: Which handlers are asked; nil for all.
    /// - Returns: The merged answer, or what will have it: a `Gathering` or a `Reply`.
    @discardableResult func deliver(
        _ event: EventDefinition, _ input: Any, from origin: Origin, only selection: HandlerSelection? = nil
    ) -> Any {
        let isSpecial =
            isObserving || selection != nil || AsyncForm.caller != nil
            || !event.traits.isDisjoint(with: [.once, .kept, .lasting, .revoking, .inTurn])
        if isSpecial {
            return deliverSpecially(SentEvent(event: event, input: input, origin: origin), only: selection)
        }
        let (audience, generation) = (audiences[event.place], generation)
        var index = 0
        if audience.isPlain, let tell = event.tell {
            index = tell(audience.recipients[...], input, origin, self)
            if index == audience.recipients.count { return () }
        }
        return askRest(of: audience, from: index, event, input, from: origin, since: generation)
    }

    /// Delivers an event as it was sent.
    @discardableResult func deliver(_ sent: SentEvent, only selection: HandlerSelection? = nil) -> Any {
        deliver(sent.event, sent.input, from: sent.origin, only: selection)
    }

    /// Calls one object that is in no slot as a handler of an event is called, and returns its answer.
    ///
    /// It has no deadline: what it passes on has, from then on.
    func ask(_ entry: HandlerEntry, _ sent: SentEvent) -> Any {
        if let call = sent.event.call { return call(entry, sent.input, sent.origin) ?? () }
        var audience = Audience()
        audience.replaceRecipients(from: 0, by: [Recipient(entry, type: entry.type, refused: EventSet())])
        return askRest(
            of: audience, from: 0, sent.event, sent.input, from: sent.origin, since: generation, isUnlimited: true)
    }

    /// Asks handlers from an index on, in a function of its own, which events that are told seldom reach.
    @inline(never) private func askRest(
        of audience: Audience, from index: Int, _ event: EventDefinition, _ input: Any, from origin: Origin,
        since generation: Int, isUnlimited: Bool = false
    ) -> Any {
        var asking = Asking(event, audience, index..<audience.recipients.count, since: generation)
        if event.traits.contains(.gathered) {
            asking.gathering = Gathering(
                event, event.combination(input, origin), by: self, log: nil, since: diagnostics.clock.now,
                isUnlimited: isUnlimited)
        }
        return asking.run(input, from: origin, by: self)
    }

    /// Delivers an event that comes once, or is recorded, intercepted, repeated or kept.
    private func deliverSpecially(_ sent: SentEvent, only selection: HandlerSelection?) -> Any {
        var sent = sent
        // Whoever delivers it may have named a scene that it does not have, and that would be retained with it.
        if sent.event.subject == nil { sent.origin.scene = nil }
        let isOnce = sent.event.traits.contains(.once)
        if isOnce {
            if let answer = onceAnswers[sent.id] { return answer }
            // What a handler is answered that sends it again meanwhile.
            onceAnswers[sent.id] = sent.neutral
        }
        // A task that somebody starts here is no part of the answer that another handler owes, who has caused the event.
        let caller = AsyncForm.caller
        AsyncForm.caller = nil
        defer { AsyncForm.caller = caller }
        var delivery = Delivery(of: sent, by: self)
        if diagnostics.isTiming {
            delivery.log = PassLog(
                event: sent.id, slot: slots[sent.event.place].name, diagnostics: diagnostics, input: sent.input)
        }
        let isAdmitted = selection?.kept != nil || admits(sent.id)
        delivery.selection = isAdmitted ? selection : .nobody
        if delivery.selection == nil {
            if sent.event.traits.contains(.revoking) { kept.revoke(in: sent.event.place) }
            if sent.event.traits.contains(.lasting) { kept.hold(KeptEvent(sent, heardIn: delivery.audience)) }
        }
        let (answer, descent): (Any, Descent?)
        let layers = delivery.isNew ? stack(over: sent.event) : []
        if !layers.isEmpty {
            let way = Descent(of: delivery, through: layers, by: self)
            (answer, descent) = (sent.event.descend?(self, sent.input, way) ?? way.descend(sent.input), way)
        } else {
            var asking = asking(delivery)
            (answer, descent) = (asking.run(sent.input, from: sent.origin, by: self), nil)
        }
        if isOnce { onceAnswers[sent.id] = answer }
        end(delivery, with: answer, below: descent?.levels)
        return answer
    }

    /// Returns what asks the recipients of a delivery: below all closures that intercept the event, and in turn if the event is one.
    func asking(_ delivery: Delivery, below levels: DescentLevels? = nil) -> Asking {
        let event = delivery.event
        let everybody = delivery.audience.recipients.indices
        guard event.traits.contains(.gathered) else { return delivery.asking(everybody) }
        let gathering = Gathering(
            event, delivery.sent.combination, by: self, log: delivery.log, since: delivery.start, on: levels)
        guard event.traits.contains(.inTurn) else { return delivery.asking(everybody, for: gathering) }
        turns[ObjectIdentifier(gathering)] = (delivery, 0)
        return delivery.asking(0..<0, for: gathering)
    }

    private func end(_ delivery: Delivery, with answer: Any, below levels: DescentLevels?) {
        guard delivery.log != nil || delivery.mayBeKept else { return }
        let combination = delivery.sent.combination
        guard let reply = answer as? any AnyReply else {
            if delivery.mayBeKept { keep(delivery, below: levels, isClaim: combination.takesEvent(answer)) }
            delivery.log?.tell(.end(answer))
            return
        }
        guard delivery.mayBeKept else { return }
        let id = ObjectIdentifier(reply)
        endings[id] = { [unowned self] in keep(delivery, below: levels, isClaim: $0) }
        reply.whenAnyAnswered { [weak self] in self?.endings.removeValue(forKey: id)?(combination.takesEvent($0)) }
    }

    func report(_ reason: Fault.Reason, by name: String, at event: EventDefinition) {
        diagnostics.report(reason, by: name, in: slots[event.place].name, at: event.id)
    }
}
