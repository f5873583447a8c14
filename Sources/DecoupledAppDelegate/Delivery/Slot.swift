/// Names every slot, for key paths such as `\.urlDelegate`.
///
/// A slot is the property of ``AppDelegate`` and ``Roles`` that holds the handlers of one role: `delegate.urlDelegate` and
/// `roles.urlDelegate` for ``urlDelegate``, and `\.urlDelegate` as an argument.
@preconcurrency @MainActor public struct Slots {}

/// Describes the slot of one role: its name and its events.
@preconcurrency @MainActor public struct Slot<Role> {
    /// The name of the property of ``Slots`` that declares the slot.
    let name: String

    /// The role's events.
    let events: @MainActor () -> [EventDefinition]

    /// Creates a slot that is named after the property that returns it.
    init(
        name: String = #function, @ListBuilder<EventDefinition> events: @escaping @MainActor () -> [EventDefinition]
    ) {
        self.name = name
        self.events = events
    }

    /// The slot's place in ``HandlerLists``.
    var place: Int { Slots.place(of: name) }
}

/// A slot without its role's type; a class, so that looking through all slots copies none.
final class AnySlot {
    /// The name of the property of ``Slots`` that declares the slot.
    let name: String

    private let makeEvents: @MainActor () -> [EventDefinition]

    /// The role's events, made later than the slot: an event asks for its slot's place, which is among all slots.
    @MainActor private(set) lazy var events = makeEvents()

    /// The slot's place in ``HandlerLists``.
    @MainActor private(set) lazy var place = Slots.place(of: name)

    /// The same as a set.
    @MainActor private(set) lazy var eventSet = EventSet(events.map(\.id))

    /// Returns an entry with the key and placement of another, or nil if its handler does not fill the slot's role.
    let entry: (HandlerEntry) -> HandlerEntry?

    @MainActor init<Role>(_ slot: Slot<Role>) {
        (name, makeEvents) = (slot.name, slot.events)
        entry = { entry in
            (entry.object as? Role).map {
                RoleEntry($0, key: entry.key, isObserver: entry.isObserver, isWeak: entry.isWeak)
            }
        }
    }
}

/// Lists slots, or events without their types.
@MainActor @resultBuilder enum ListBuilder<Element> {
    static func buildExpression<Role>(_ slot: Slot<Role>) -> [Element] where Element == AnySlot { [AnySlot(slot)] }

    static func buildExpression<Input, Output>(_ event: Event<Input, Output>) -> [Element]
    where Element == EventDefinition {
        [event.definition]
    }

    static func buildBlock(_ lists: [Element]...) -> [Element] { lists.flatMap { $0 } }

    static func buildOptional(_ list: [Element]?) -> [Element] { list ?? [] }

    static func buildLimitedAvailability(_ list: [Element]) -> [Element] { list }
}
