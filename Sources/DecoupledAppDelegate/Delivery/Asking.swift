/// Asks the recipients of an event, in slot order; once the answer is settled, observers alone.
@MainActor struct Asking {
    let recipients: [Recipient]
    private let event: EventDefinition

    /// What an event that is delivered specially is, and what is noted of it.
    private let delivery: Delivery?

    /// The result, where handlers answer through completion handlers.
    private(set) var pending: PendingResult?

    /// Whether handlers have as much time as they like, whatever the event's deadline is.
    var isUnlimited = false

    private let generation: Int

    /// Whether nobody but observers is asked once a handler has taken the event.
    let isUntilHandled: Bool

    /// Whether every recipient is asked that wants all events and is there.
    private var isPlain: Bool

    /// Whether no more handlers are asked.
    var isSettled = false

    private var index: Int

    /// Where the recipients end that may be asked now.
    var end: Int

    /// The number of the call in the log, if there is one.
    private var line = 0

    /// Asks those in a slot, from an index on.
    init(
        _ event: EventDefinition, _ audience: Audience, from index: Int = 0, since generation: Int,
        of delivery: Delivery? = nil
    ) {
        self.event = event
        recipients = audience.recipients
        self.generation = generation
        self.delivery = delivery
        isPlain = audience.isPlain && delivery?.isPlain ?? true
        isUntilHandled = audience.isUntilHandled
        self.index = index
        end = audience.recipients.count
    }

    /// Calls the handlers, and returns their merged answer.
    mutating func run(_ input: Any, from origin: Origin, by router: EventRouter) -> Any {
        if let tell = event.calls.tell {
            while let index = next(by: router) {
                _ = tell(recipients[index...index], input, origin, router)
                delivery?.log?.end(line, ())
            }
            return ()
        }
        if let ask = event.calls.ask {
            if event.traits.contains(.gathered) { beginWaiting(input, from: origin, by: router) }
            defer { pending?.finishAsking() }
            return ask(&self, input, origin, router)
        }
        var combined = event.calls.combination(input, origin)
        while let index = next(by: router) {
            // Another thread may have released a weak handler just now.
            guard let answer = event.calls.call?(recipients[index].entry, input, origin) else { continue }
            let progress = recipients[index].isObserver ? .open : combined.take(answer)
            note(progress, of: answer, by: router)
        }
        return combined.output
    }

    /// Begins to wait for answers, of handlers that are called in turn as well.
    private mutating func beginWaiting(_ input: Any, from origin: Origin, by router: EventRouter) {
        let result = PendingResult(
            event, event.calls.combination(input, origin), by: router, of: delivery, isUnlimited: isUnlimited)
        result.parts.reserveCapacity(recipients.count)
        pending = result
        // One that may take as long as it likes would stay there, and retain itself.
        guard event.traits.contains(.inTurn), !isUnlimited else { return }
        // Nobody yet: each turn moves the end by one.
        end = 0
        let waiting = WaitingEvent(SentEvent(event: event, input: input, origin: origin))
        router.turns[ObjectIdentifier(result)] = (self, waiting)
    }

    /// Returns the index of the next recipient that is asked.
    mutating func next(by router: EventRouter) -> Int? {
        while index < end {
            let next = index
            index += 1
            if isPlain && generation == router.generation || isAsked(recipients[next], by: router) { return next }
        }
        return nil
    }

    /// Returns whether a recipient is asked; notes in the log that it is, or why not.
    @inline(never) private mutating func isAsked(_ recipient: Recipient, by router: EventRouter) -> Bool {
        guard let object = recipient.entry.object else {
            router.dropDeadHandlers(of: event.place)
            return false
        }
        let isRemoved = generation != router.generation && !router.isPresent(object, in: event.place)
        if isRemoved {
            delivery?.missed.insert(object)
        } else if !recipient.isObserver && recipient.wants(event.id) {
            delivery?.hasTaker = true
        }
        if let selection = delivery?.selection, !selection.includes(object) { return false }
        let omission: Absence
        if !recipient.wants(event.id) {
            omission = .notHandled
        } else if isRemoved {
            omission = .removed
        } else if isSettled && !recipient.isObserver {
            omission = .alreadyAnswered
        } else if pending?.isPastDeadline == true, !recipient.isObserver {
            omission = .deadlinePassed
        } else {
            // A pending result has a line for each part.
            if pending == nil { line = delivery?.log?.begin(recipient.asked) ?? 0 }
            return true
        }
        delivery?.log?.tell(.omission(recipient.asked, omission))
        return false
    }

    /// Notes an answer that ends the asking, cannot be used, or is recorded.
    mutating func note(_ progress: Progress, of answer: Any, by router: EventRouter) {
        delivery?.log?.end(line, answer)
        switch progress {
        case .open: return
        case .claimed: isSettled = isUntilHandled
        case .settled: isSettled = true
        case .refused(let reason): router.report(reason, by: recipients[index - 1].asked.name, at: event)
        }
        isPlain = isPlain && !isSettled
    }
}
