// This folder is what users write: a slot's list of handlers (`Handlers`), its builder, the placements of a handler
// (`Observing`, `Keyed`, `Weak`), and the protocol of all handlers (`RoleHandler`). Below them is what is the same for
// all roles: a list (`HandlerList`) of entries (`AnyHandlerEntry`). Nothing here delivers an event.

/// The handlers of one slot, in the order in which they are called.
///
/// Assigning a list to a slot copies it, and changing a copy changes no slot. An array literal makes a list of plain
/// handlers; the builder form takes ``Observing``, ``Keyed``, ``Weak``, other lists and conditions too. Handlers are
/// retained unless they are `Weak`.
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
/// There are no priorities: the order is the list. An event goes to the handlers that were in the slot when it arrived.
/// A handler that is added during an event receives it on the next turn if it is kept, and else waits for the next one;
/// a handler that is removed during an event is not called if its turn has not come.
///
/// A list holds an object once. Adding it a second time has no effect, and is reported as a ``Fault`` when the list is
/// put into a slot; adding it with a key moves it. Two instances of one class are two handlers; two that wrap one
/// object are one.
public struct Handlers<Role> {
    /// The entries, each of them a `HandlerEntry<Role>`.
    var list = HandlerList()

    /// Which handlers receive an event after one has handled it.
    public var routing: ClaimRouting {
        get { list.routing }
        set { list.routing = newValue }
    }

    /// Creates an empty list.
    public init() {}

    /// Creates a list of plain handlers.
    ///
    /// - Parameter handlers: The handlers, in order.
    public init(_ handlers: [Role]) {
        for handler in handlers { append(handler) }
    }

    /// Creates a list from the statements of a builder.
    ///
    /// - Parameters:
    ///   - routing: Which handlers receive an event after one has handled it. By default that is
    ///     ``ClaimRouting/everyHandler`` if one of the lists in the builder has it, else ``ClaimRouting/untilHandled``.
    ///   - handlers: The handlers, in order.
    public init(routing: ClaimRouting? = nil, @HandlersBuilder<Role> _ handlers: () -> Handlers) {
        self = handlers()
        if let routing { self.routing = routing }
    }

    /// Adds the role's type to the list of a slot.
    init(_ list: HandlerList) { self.list = list }

    /// Creates a list of one handler.
    init(_ entry: HandlerEntry<Role>) {
        list.place(entry)
    }
}

/// Which handlers receive a URL, an activity or a quick action after one has handled it by returning true.
///
/// Compare routings with `==` or in a `switch` with a `default`, as later versions of the package may add some.
public struct ClaimRouting: Hashable, Sendable {
    private enum Kind {
        case untilHandled
        case everyHandler
    }

    private let kind: Kind

    /// Handlers are called in order until one returns true; observers are called after that, too.
    public static let untilHandled = ClaimRouting(kind: .untilHandled)

    /// Every handler is called, and the result is true if any of them returns true.
    public static let everyHandler = ClaimRouting(kind: .everyHandler)
}

extension Handlers: ExpressibleByArrayLiteral {
    /// Creates a list of plain handlers.
    ///
    /// A literal takes plain handlers. For placements and keys write `Handlers { Observing(a); b }`.
    ///
    /// - Parameter handlers: The handlers, in order.
    public init(arrayLiteral handlers: Role...) { self.init(handlers) }
}

/// The live handlers, in order.
///
/// A list has no positions, since a weak handler may be freed at any time. `Array(list)` holds the handlers that are
/// alive now; to find one handler later, give it a key.
extension Handlers: Sequence {
    /// The number of handlers that are alive now.
    public var count: Int { list.objects.count }

    /// Whether no handler is alive now.
    public var isEmpty: Bool { list.objects.isEmpty }

    /// Returns an iterator over the handlers that are alive now, which it retains.
    public func makeIterator() -> IndexingIterator<[Role]> { list.entries.compactMap(handler).makeIterator() }

    /// Returns whether an object is among the handlers.
    ///
    /// - Parameter handler: The object to look for, by identity.
    /// - Returns: Whether it is there.
    public func contains(_ handler: Role) -> Bool { list.index(of: handler as AnyObject) != nil }

    /// Returns an entry's handler, or nil if it was held weakly and has been freed.
    func handler(of entry: AnyHandlerEntry) -> Role? { entry.handler() }
}
