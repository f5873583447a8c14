/// A pass of an event through the recipients of its slot: who is called next, and what has come of the event.
@MainActor struct Pass {
    let event: EventDefinition
    let audience: Audience

    /// The event's delivery; nil if it goes straight to its handlers.
    let delivery: Delivery?

    /// Whether the recipient is an override, which is in no slot: it has neither a deadline nor turns.
    var isOfOverride = false

    /// Who there was to receive an event that goes straight to its handlers, if it may be kept and some handlers may not be called.
    private var ownReception: Reception?

    /// What has come of the event in this pass.
    private(set) var outcome = Outcome()

    /// Whether every remaining recipient is called, unless a slot changes: none is weak or has opted out, nothing is recorded, and nobody's
    /// answer has ended the calls of handlers.
    private var isPlain: Bool

    /// Whether nobody but observers is called any more.
    private var observersOnly = false

    private var index = 0

    /// Where the recipients end that may be called now.
    private var end: Int

    init(_ event: EventDefinition, to audience: Audience, of delivery: Delivery? = nil) {
        self.event = event
        self.audience = audience
        self.delivery = delivery
        isPlain = audience.isPlain && delivery?.isPlain != false
        end = audience.recipients.count
    }

    /// How many recipients there are.
    var count: Int { audience.recipients.count }

    /// Returns the index of the next recipient that is called; notes in the log why others are not.
    ///
    /// - Parameters:
    ///   - router: The event's router.
    ///   - result: The result, where handlers answer through completion handlers.
    /// - Returns: The index, or nil if there is none.
    mutating func next(by router: EventRouter, for result: PendingResult? = nil) -> Int? {
        guard isPlain && audience.generation == router.audiences.generation else {
            return nextOfSome(by: router, for: result)
        }
        guard index < end else { return nil }
        if !outcome.hasHandler, !isObserver(at: index) { noteHandler() }
        index += 1
        return index - 1
    }

    /// Returns the index of the next recipient where some may not be called.
    private mutating func nextOfSome(by router: EventRouter, for result: PendingResult?) -> Int? {
        // Nobody else is called, and what else a pass finds out matters to nobody. Of a delivery, a closure may yet decline the event.
        if observersOnly, delivery == nil, audience.isPlain, !audience.hasObservers { return nil }
        if delivery == nil, event.traits.contains(.kept), !isOfOverride { ownReception = makeReception(by: router) }
        while index < end {
            let recipient = audience.recipients[index]
            index += 1
            guard let object = recipient.entry.object else {
                router.dropDeadHandlers(of: event.place)
                continue
            }
            let isRemoved =
                audience.generation != router.audiences.generation && !router.isPresent(object, in: event.place)
            if isRemoved {
                reception?.missed.insert(object)
            } else if !recipient.isObserver && recipient.wants(event.id) {
                noteHandler()
            }
            if let selection = delivery?.selection, !selection.includes(object) { continue }
            guard let absence = absence(of: recipient, isRemoved: isRemoved, for: result) else { return index - 1 }
            delivery?.log?.tell(.omission(recipient.asked, absence))
        }
        return nil
    }

    /// Returns why a recipient is not called; nil if it is.
    private func absence(of recipient: Recipient, isRemoved: Bool, for result: PendingResult?) -> Absence? {
        if !recipient.wants(event.id) { return .notHandled }
        if isRemoved { return .removed }
        if recipient.isObserver { return nil }
        if observersOnly { return .alreadyAnswered }
        return result?.deadline.isPast == true ? .deadlinePassed : nil
    }

    /// Returns a handler with the type of its role, or nil if it was held weakly and has been freed.
    func handler<Role>(at index: Int) -> Role? { audience.recipients[index].entry.handler() }

    /// Whether the handler at an index observes, so that its answer does not count.
    func isObserver(at index: Int) -> Bool { audience.recipients[index].isObserver }

    /// The handler at an index as records and faults name it.
    func asked(at index: Int) -> Asked { audience.recipients[index].asked }

    /// Calls the handler at an index, and notes the call and its answer in the log, if there is one.
    func call<Answer>(_ index: Int, _ body: () -> Answer) -> Answer {
        guard let log = delivery?.log else { return body() }
        return log.call(asked(at: index), body)
    }

    /// Notes what the answer of the handler at an index means for those who have not been called.
    mutating func note(_ progress: Progress, by index: Int, to router: EventRouter) {
        switch progress {
        case .open: return
        case .handled: observersOnly = audience.isUntilHandled
        case .settled: observersOnly = true
        case .refused(let reason): router.report(reason, by: asked(at: index).name, at: event)
        }
        isPlain = isPlain && !observersOnly
    }
}

// MARK: Keeping

extension Pass {
    /// Who there was to receive the event, as far as that has been noted.
    private var reception: Reception? { delivery == nil ? ownReception : delivery?.reception }

    /// Notes whether handlers have handled the event inside the call; nil if they cannot decline it.
    mutating func noteHandled(_ isHandled: Bool?) {
        outcome.isHandled = isHandled
        reception?.outcome.isHandled = isHandled
    }

    /// Notes that a handler was in line that wants the event and is no observer.
    private mutating func noteHandler() {
        outcome.hasHandler = true
        reception?.outcome.hasHandler = true
    }

    /// Returns who there was to receive the event: what has been noted, or what is known otherwise.
    func makeReception(by router: EventRouter) -> Reception {
        reception ?? Reception(start: router.diagnostics.clock.now, outcome: outcome)
    }
}

// MARK: One after the other

extension Pass {
    /// The pass before its first recipient may be called.
    var beforeFirstTurn: Pass {
        var pass = self
        pass.end = 0
        // The deadline may pass between two turns.
        pass.isPlain = false
        return pass
    }

    /// Lets the next recipient be called.
    ///
    /// - Parameter isHandled: Whether a handler has handled the event.
    /// - Returns: Whether there is one.
    mutating func beginNextTurn(isHandled: Bool) -> Bool {
        guard end < count else { return false }
        end += 1
        observersOnly = isHandled && audience.isUntilHandled
        isPlain = isPlain && !observersOnly
        return true
    }
}
