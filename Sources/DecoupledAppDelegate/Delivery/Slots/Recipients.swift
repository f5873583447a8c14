/// The recipients of a slot's events: its handlers, and after them the trailing ones.
struct Recipients {
    let included: [Recipient]

    /// Whether no handler is called after the one that has handled the event; see ``ClaimRouting``.
    let stopsWhenHandled: Bool

    enum Source {
        /// A slot, and whether others have taken their place in it.
        case slot(Validity)

        /// None: the only recipient is the app delegate itself, whose override is called.
        case override

        /// None: there are no recipients.
        case nobody
    }

    let source: Source

    /// Those of the slot who do not receive the event: they have received it, or receive it elsewhere, or a newer one
    /// has taken its place.
    let excluded: [Recipient]

    /// Whether the slot holds any handler weakly.
    private let holdsWeakly: Bool

    /// Whether others have taken their place in the slot.
    @MainActor var areReplaced: Bool {
        switch source {
        case .slot(let validity): validity.state == .replaced
        case .override, .nobody: false
        }
    }

    /// Whether a handler that is held weakly has been freed.
    var hasLostHandler: Bool { holdsWeakly && included.contains { $0.entry.object == nil } }

    init(
        _ recipients: [Recipient] = [], from source: Source = .nobody, stopsWhenHandled: Bool = true,
        excluded: [Recipient] = []
    ) {
        included = recipients
        holdsWeakly = recipients.contains(where: \.entry.isWeak)
        self.excluded = excluded
        self.stopsWhenHandled = stopsWhenHandled
        self.source = source
    }

    /// Returns some of them, to whom alone an event is delivered.
    func only(_ some: [Recipient], excluding others: [Recipient] = []) -> Recipients {
        Recipients(some, from: source, stopsWhenHandled: stopsWhenHandled, excluded: others)
    }

    /// Returns them with others who are left out.
    func replacingExcluded(with others: [Recipient]) -> Recipients { only(included, excluding: others) }

    /// Returns them without some, in the same order.
    func excluding(where isExcluded: (Recipient) -> Bool) -> Recipients {
        only(included.filter { !isExcluded($0) }, excluding: included.filter(isExcluded))
    }
}

/// Whether the recipients of a slot are still those that receive its events.
@MainActor final class Validity {
    enum State {
        case current
        case replaced
    }

    private(set) var state = State.current

    func end() { state = .replaced }
}

/// One who receives the events of a slot, with what was found out about the handler when it was added.
struct Recipient {
    let entry: AnyHandlerEntry

    /// The events that the handler opted out of by ``RoleHandler/handles(_:)``.
    let optedOut: EventSet
}

@MainActor extension Recipient {
    /// Whether the handler's answer is not used.
    var isObserver: Bool { entry.isObserver }

    /// Whether the handler is there and wants an event.
    func wants(_ event: AppEvent) -> Bool { entry.object != nil && !optsOut(of: event) }

    /// Whether the handler has opted out of an event.
    func optsOut(of event: AppEvent) -> Bool { !optedOut.isEmpty && optedOut.contains(event) }

    /// The recipient as records and faults name it.
    var callee: Callee { .handler(entry.type, isObserver: isObserver) }
}
