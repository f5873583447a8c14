/// Those who receive the events of a slot: its handlers and, after them, its guests.
struct Audience {
    let recipients: [Recipient]

    /// Whether no handler is called after the one that has handled the event; see ``ClaimRouting``.
    let isUntilHandled: Bool

    /// The events of the slot that any recipient wants.
    let wantedEvents: EventSet

    /// Whether every recipient wants all events, and is there as long as its slot has it.
    let isPlain: Bool

    /// Whether any recipient observes, so that it is called even after a handler has handled the event.
    let hasObservers: Bool

    /// How many changes of slots there had been when it was looked up.
    var generation = 0

    init(_ recipients: [Recipient] = [], of events: EventSet = EventSet(), isUntilHandled: Bool = true) {
        self.recipients = recipients
        self.isUntilHandled = isUntilHandled
        var wanted = EventSet()
        for recipient in recipients where recipient.entry.object != nil {
            wanted.formUnion(events.subtracting(recipient.refused))
            if wanted == events { break }
        }
        wantedEvents = wanted
        hasObservers = recipients.contains(where: \.entry.isObserver)
        isPlain = recipients.allSatisfy { !$0.entry.isWeak && $0.refused.isEmpty }
    }

    /// Returns a recipient for an entry whose handler is already known, most often at the same index.
    func known(_ entry: HandlerEntry, at index: Int) -> Recipient? {
        if index < recipients.count, recipients[index].entry === entry { return recipients[index] }
        guard let object = entry.object else { return nil }
        return recipients.first { $0.entry.identity == entry.identity && $0.entry.object === object }
            .map { Recipient(entry: entry, refused: $0.refused) }
    }
}

/// One who receives the events of a slot, with what was found out about the handler when it was added.
struct Recipient {
    let entry: HandlerEntry

    /// The events that the handler opted out of by ``RoleHandler/handles(_:)``.
    let refused: EventSet
}

@MainActor extension Recipient {
    /// Asks a handler what it wants; one that may not be asked counts as wanting nothing. Nil if the handler has been freed.
    init?(_ entry: HandlerEntry, of events: [EventDefinition], isAsked: Bool) {
        guard let handler = entry.roleHandler else { return nil }
        var refused = EventSet()
        for event in events where !isAsked || !handler.handles(event.id) { refused.formUnion(EventSet(event.id)) }
        self.init(entry: entry, refused: refused)
    }

    /// Whether the handler's answer is not used.
    var isObserver: Bool { entry.isObserver }

    /// Whether the handler is there and wants an event.
    func wants(_ event: AppEvent) -> Bool { entry.object != nil && !refused.contains(event) }

    /// The recipient as one that is asked.
    var asked: Asked { .handler(entry.type, isObserver: isObserver) }
}

@MainActor extension [Recipient] {
    /// Those who want an event, observers too.
    func objects(wanting event: AppEvent) -> [AnyObject] { filter { $0.wants(event) }.compactMap(\.entry.object) }
}
