import Foundation

/// One event at its slot: who is asked, what is noted of it, and its way down through the closures that intercept it.
///
/// Level 0 of the way is the slot, and each closure is a level of its own.
@MainActor final class Delivery {
    /// The event as it has arrived.
    let sent: SentEvent

    /// Those who were in the slot when it arrived.
    let audience: Audience

    /// The changes of slots until it arrived.
    let generation: Int

    /// When it arrived.
    let start: TimeInterval

    /// The event's router, which lives as long as whoever may pass the event on.
    unowned let router: EventRouter

    /// Which handlers are asked; nil for all.
    var selection: HandlerSelection?

    /// Times the calls and writes the record; nil where nobody wants either.
    var log: PassLog?

    /// The closures over the event.
    private(set) lazy var layers = isNew ? router.stack(over: event) : []

    /// Which levels wait for something.
    private lazy var levels = DescentLevels(top: layers.count)

    /// Whether the event has reached its slot.
    private(set) var isReached = false

    /// Whether somebody was asked, or receives the event another way, who may take it, as an observer may not; even if it is gone by now.
    var hasTaker = false

    /// Those who were removed before their turn, and receive the event when they come back.
    var missed = WeakObjects()

    init(of sent: SentEvent, by router: EventRouter) {
        (self.sent, self.router) = (sent, router)
        audience = router.audiences[sent.event.place]
        generation = router.generation
        start = router.diagnostics.clock.now
    }

    var event: EventDefinition { sent.event }

    /// Whether nobody has received the event before, so that closures intercept it.
    private var isNew: Bool { selection?.isRepetition != true }

    /// Whether the event waits for handlers that come later if nobody takes it.
    var mayBeKept: Bool { isNew && event.traits.contains(.kept) }

    /// Whether all are asked, and nothing is noted of them.
    var isPlain: Bool { selection == nil && log == nil && !mayBeKept }
}

extension Delivery {
    /// Passes an event to the topmost closure that has not been removed meanwhile, or to the handlers.
    ///
    /// - Parameters:
    ///   - input: The event's arguments.
    ///   - index: The index of the closure that passes it on; nil for whoever has sent the event.
    /// - Returns: What the closure, or the slot, answers.
    func descend(_ input: Any, below index: Int? = nil) -> Any {
        var sent = sent
        sent.input = input
        for index in layers[..<(index ?? layers.endIndex)].indices.reversed() {
            let layer = layers[index]
            guard case .call(let body) = layer.action else { continue }
            guard event.traits.contains(.gathered) else {
                return accept(sent, layer) { body(input, layer, self, index) }
            }
            return gather(sent, layer, at: index + 1) { body(input, layer, self, index) }
        }
        var asking = asking(sent)
        return asking.run(input, from: sent.origin, by: router)
    }

    /// Returns what asks the recipients of an event that has reached its slot: for a gathering if the event has one, or in turn.
    func asking(_ sent: SentEvent) -> Asking {
        isReached = true
        let everybody = audience.recipients.indices
        guard event.traits.contains(.gathered) else { return asking(everybody) }
        let gathering = Gathering(event, sent.combination, by: router, log: log, since: start, on: levels)
        guard event.traits.contains(.inTurn) else { return asking(everybody, for: gathering) }
        router.turns[ObjectIdentifier(gathering)] = (self, sent, 0)
        return asking(0..<0, for: gathering)
    }

    /// Returns what asks some recipients, for a gathering if the event has one.
    func asking(_ range: Range<Int>, for gathering: Gathering? = nil) -> Asking {
        var asking = Asking(event, audience, range, since: generation, of: self)
        asking.gathering = gathering
        return asking
    }

    /// Calls a closure, and returns its answer, or the handlers' neutral one if the system cannot be given it.
    private func accept(_ sent: SentEvent, _ layer: Interception, _ call: () -> Any) -> Any {
        var combination = sent.combination
        let line = log?.begin(.interception(key: layer.key))
        let answer = call()
        if let line { log?.end(line, answer) }
        if combination.take(answer) == .refused { router.report(combination.refusal, by: layer.key, at: event) }
        return combination.output
    }

    /// Calls a closure, and gathers the reply that it returns like a handler's answer: whoever is above, the system included, is answered
    /// once, at the latest at the deadline, and a closure that drops its reply or answers too late is reported.
    private func gather(_ sent: SentEvent, _ layer: Interception, at level: Int, _ call: () -> Any) -> Gathering {
        let gathering = Gathering(
            event, PassedUp(output: sent.combination.output), by: router, log: log, since: start, on: levels,
            level: level)
        gathering.ask(.interception(key: layer.key)) { share in
            (call() as? any AnyReply)?.whenAnyAnswered {
                gathering.take($0, to: PassedUp.self, of: share, isElsewhere: false)
            }
        }
        gathering.finishAsking()
        return gathering
    }
}

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
    /// - Returns: The merged answer, or what will have it: a `Gathering` or a `Reply`.
    func deliver(_ event: EventDefinition, _ input: Any, from origin: Origin) -> Any {
        let isSpecial =
            diagnostics.isTiming || !interceptions.isEmpty || AsyncForm.caller != nil
            || !event.traits.isDisjoint(with: [.once, .kept, .lasting, .revoking, .inTurn])
        if isSpecial { return deliver(SentEvent(event: event, input: input, origin: origin)) }
        let (audience, generation) = (audiences[event.place], generation)
        var index = 0
        if audience.isPlain, let tell = event.tell {
            index = tell(audience.recipients[...], input, origin, self)
            if index == audience.recipients.count { return () }
        }
        return askRest(of: audience, from: index, event, input, from: origin, since: generation)
    }

    /// Calls one object that is in no slot as a handler of an event is called, and returns its answer.
    ///
    /// It has no deadline: what it passes on has, from then on.
    func ask(_ entry: HandlerEntry, _ sent: SentEvent) -> Any {
        if let call = sent.event.call { return call(entry, sent.input, sent.origin) ?? () }
        let audience = Audience([Recipient(entry, refused: EventSet())])
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

    /// Delivers an event that comes once, or is recorded, intercepted, repeated or kept, to the handlers that a selection names; nil for all.
    @discardableResult func deliver(_ sent: SentEvent, only selection: HandlerSelection? = nil) -> Any {
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
        let delivery = Delivery(of: sent, by: self)
        if diagnostics.isTiming {
            delivery.log = PassLog(
                event: sent.id, slot: slots[sent.event.place].name, diagnostics: diagnostics, input: sent.input)
        }
        let isAdmitted = selection?.kept != nil || admits(sent.id)
        delivery.selection = isAdmitted ? selection : .nobody
        if delivery.selection == nil {
            let traits = sent.event.traits
            if !traits.isDisjoint(with: [.lasting, .revoking]) { revokeKept(in: sent.event.place) }
            if traits.contains(.lasting) { keptEvents.append(KeptEvent(sent, heardIn: delivery.audience)) }
        }
        let answer: Any
        if delivery.layers.isEmpty {
            var asking = delivery.asking(sent)
            answer = asking.run(sent.input, from: sent.origin, by: self)
        } else {
            answer = sent.event.descend?(delivery, sent.input) ?? delivery.descend(sent.input)
        }
        if isOnce { onceAnswers[sent.id] = answer }
        end(delivery, with: answer)
        return answer
    }

    private func end(_ delivery: Delivery, with answer: Any) {
        guard delivery.log != nil || delivery.mayBeKept else { return }
        guard let reply = answer as? any AnyReply else {
            if delivery.mayBeKept { keep(delivery, isClaim: answer as? Bool) }
            delivery.log?.tell(.end(answer))
            return
        }
        guard delivery.mayBeKept else { return }
        let id = ObjectIdentifier(reply)
        endings[id] = { [unowned self] in keep(delivery, isClaim: $0) }
        reply.whenAnyAnswered { [weak self] in self?.endings.removeValue(forKey: id)?($0 as? Bool) }
    }

    func report(_ reason: Fault.Reason, by name: String, at event: EventDefinition) {
        diagnostics.report(reason, by: name, in: slots[event.place].name, at: event.id)
    }
}
