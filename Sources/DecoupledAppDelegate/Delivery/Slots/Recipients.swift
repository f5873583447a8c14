/// The recipients of a slot's events: its handlers, and after them the trailing ones.
struct Recipients {
    let included: [Recipient]

    /// Whether no handler is called after the one that has handled the event; see ``ClaimRouting``.
    let stopsWhenHandled: Bool

    enum Source {
        /// A slot, and whether others have taken their place in it.
        case slot(Validity)

        /// None: the only recipient is a delegate that is in no slot, such as the app delegate whose override is
        /// called.
        case single

        /// None: there are no recipients.
        case nobody
    }

    let source: Source

    /// Those of the slot who do not receive the event.
    let excluded: [Recipient]

    /// Why those are excluded.
    enum Exclusion {
        /// They have received the event, or a newer one has taken its place.
        case served

        /// They receive it elsewhere: from the app by hand, or they have received it with their scene's connection.
        case receivingElsewhere
    }

    let exclusion: Exclusion

    /// Whether the slot holds any handler weakly.
    private let holdsWeakly: Bool

    /// Whether others have taken their place in the slot.
    @MainActor var areReplaced: Bool {
        switch source {
        case .slot(let validity): validity.state == .replaced
        case .single, .nobody: false
        }
    }

    /// Whether a handler that is held weakly has been freed.
    var hasLostHandler: Bool { holdsWeakly && included.contains { $0.entry.object == nil } }

    init(
        _ recipients: [Recipient] = [], from source: Source = .nobody, stopsWhenHandled: Bool = true,
        excluded: [Recipient] = [], as exclusion: Exclusion = .served
    ) {
        included = recipients
        holdsWeakly = recipients.contains(where: \.entry.isWeak)
        self.excluded = excluded
        self.exclusion = exclusion
        self.stopsWhenHandled = stopsWhenHandled
        self.source = source
    }

    /// Returns some of them, to whom alone an event is delivered.
    func only(
        _ some: [Recipient], excluding others: [Recipient] = [], as exclusion: Exclusion = .served
    ) -> Recipients {
        Recipients(some, from: source, stopsWhenHandled: stopsWhenHandled, excluded: others, as: exclusion)
    }

    /// Returns none of them, with those that are excluded.
    func withheld() -> Recipients { only([], excluding: excluded, as: exclusion) }

    /// Returns them without some, in the same order.
    func excluding(as exclusion: Exclusion, where isExcluded: (Recipient) -> Bool) -> Recipients {
        only(included.filter { !isExcluded($0) }, excluding: included.filter(isExcluded), as: exclusion)
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
