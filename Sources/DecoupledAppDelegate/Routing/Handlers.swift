/// The handlers of one slot, in the order in which they are asked.
///
/// A value: assigning it to a slot copies the list, and changing a copy changes no slot. An array literal makes one of plain
/// handlers, the builder form takes ``Observing``, ``Keyed``, ``Weak`` and conditions too. Handlers are held strongly unless
/// `Weak` says otherwise.
///
/// ```swift
/// AppDelegate.shared.urlDelegate = [OAuthCallback(), DeepLinks()]
/// AppDelegate.shared.urlDelegate = Handlers {
///     Observing(URLLogger())
///     Keyed("oauth", OAuthCallback())
///     if isStaff { StaffLinks() }
///     DeepLinks()
/// }
/// ```
///
/// There are no priorities: the order is the list. An event goes to the handlers that were in the slot when it arrived. One that
/// is added meanwhile waits for the next event; one that is removed meanwhile is spared if its turn has not come.
///
/// The same object is called once though it was put in twice, and reported as a ``Fault`` when the list is put into a slot. Two
/// instances of one class are two handlers.
public struct Handlers<Role> {
    // The fast loop reads `plain` alone. As soon as anything is said of a handler or of the slot, `plain` is empty and
    // `details` holds everything.
    private(set) var plain: [Role]
    private(set) var details: Details?

    final class Details {
        let entries: [HandlerEntry<Role>]
        let routing: ClaimRouting
        let duplicates: [ObjectIdentifier]

        init(entries: [HandlerEntry<Role>], routing: ClaimRouting, duplicates: [ObjectIdentifier]) {
            self.entries = entries
            self.routing = routing
            self.duplicates = duplicates
        }
    }

    /// Creates an empty list.
    public init() {
        plain = []
    }

    /// Creates a list from the builder's statements.
    ///
    /// - Parameters:
    ///   - routing: Whom an event goes to that handlers can claim.
    ///   - handlers: The handlers, in order.
    public init(
        routing: ClaimRouting = .untilHandled,
        @HandlersBuilder<Role> _ handlers: () -> [HandlerListItem<Role>]
    ) {
        self.init()
        for item in handlers() {
            place(item.entry)
        }
        self.routing = routing
    }

    /// Whom an event goes to that handlers can claim; other events go to all.
    public var routing: ClaimRouting {
        get { details?.routing ?? .untilHandled }
        set { store(entries, routing: newValue, duplicates: duplicates) }
    }

    /// The handlers that were put in again, once for each time.
    var duplicates: [ObjectIdentifier] {
        get { details?.duplicates ?? [] }
        set { store(entries, routing: routing, duplicates: newValue) }
    }

    /// The entries, and those that were put in again a second time.
    var entriesWithDuplicates: [HandlerEntry<Role>] {
        entries + duplicates.compactMap { identity in entries.first { $0.identity == identity } }
    }

    /// The handlers with what was said of each, dead weak ones included.
    var entries: [HandlerEntry<Role>] {
        get { details?.entries ?? plain.map { HandlerEntry($0) } }
        set { store(newValue, routing: routing, duplicates: duplicates) }
    }

    private mutating func store(
        _ entries: [HandlerEntry<Role>],
        routing: ClaimRouting,
        duplicates: [ObjectIdentifier]
    ) {
        let duplicates = duplicates.filter { identity in entries.contains { $0.identity == identity } }
        guard routing == .untilHandled, duplicates.isEmpty, entries.allSatisfy(\.isPlain) else {
            plain = []
            details = Details(entries: entries, routing: routing, duplicates: duplicates)
            return
        }
        plain = entries.compactMap(\.handler)
        details = nil
    }
}

/// Whom an event goes to that a handler can claim by answering true.
public enum ClaimRouting: Hashable, Sendable {
    /// Handlers are asked in order until one claims the event; observers are told in any case.
    case untilHandled

    /// Every handler is asked, and the event counts as claimed if any claims it.
    case everyHandler
}

extension Handlers: ExpressibleByArrayLiteral {
    /// Creates a list of plain handlers, in order.
    ///
    /// - Parameter handlers: The handlers.
    public init(arrayLiteral handlers: Role...) {
        self.init()
        for handler in handlers {
            append(handler)
        }
    }
}

extension Handlers: Sequence {
    /// Returns an iterator over the live handlers, in order.
    public func makeIterator() -> IndexingIterator<[Role]> {
        guard let details else { return plain.makeIterator() }
        return details.entries.compactMap(\.handler).makeIterator()
    }
}
