/// The slots of an app, each declared in the file of its role.
///
/// A slot is the property of ``AppDelegate`` and ``Roles`` that holds the handlers of one role: `delegate.urlDelegate` and
/// `roles.urlDelegate` for ``urlDelegate``, and `\.urlDelegate` as an argument.
@preconcurrency @MainActor public struct Slots {}

/// What ``Slots`` says of the slot of one role: its place among the lists of handlers, and its events.
@preconcurrency @MainActor public struct Slot<Role> {
    /// The slot's place in ``HandlerLists``.
    let place: Int

    /// The name of the property of ``Slots`` that holds the handlers.
    let name: String

    /// The role's events.
    let events: @MainActor () -> [EventDefinition]

    init(
        at place: Int, _ name: String,
        @ListBuilder<EventDefinition> events: @escaping @MainActor () -> [EventDefinition]
    ) {
        self.place = place
        self.name = name
        self.events = events
    }
}

/// A slot without its role's type; a class, so that looking through all slots copies none.
final class AnySlot {
    /// The slot's place in ``HandlerLists``.
    let place: Int

    /// The name of the property of ``Slots`` that holds the handlers.
    let name: String

    /// The role's events.
    let events: [EventDefinition]

    /// The same as a set.
    @MainActor private(set) lazy var eventSet = EventSet(events.map(\.id))

    /// Returns an entry with the key and placement of another, or nil if its handler does not fill the slot's role.
    let entry: (HandlerEntry) -> HandlerEntry?

    @MainActor init<Role>(_ slot: Slot<Role>) {
        place = slot.place
        name = slot.name
        events = slot.events()
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
