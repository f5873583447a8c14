/// Names every slot, for key paths such as `\.urlDelegate`.
///
/// A slot is the property of ``AppDelegate`` and ``Roles`` that holds the handlers of one role: `delegate.urlDelegate`
/// and `roles.urlDelegate` for ``urlDelegate``, and `\.urlDelegate` as an argument.
@preconcurrency @MainActor public struct Slots {}

/// Describes the slot of one role: its name and its events.
@preconcurrency @MainActor public struct Slot<Role> {
    /// The name of the property of ``Slots`` that declares the slot.
    let name: String

    /// The role's events.
    let definitions: @MainActor () -> [AnyEventDefinition]

    /// Creates a slot that is named after the property that returns it.
    init(name: String = #function, @EventsBuilder<Role> definitions: @escaping @MainActor () -> [AnyEventDefinition]) {
        self.name = name
        self.definitions = definitions
    }

    /// The slot's index among all.
    var index: Int { Slots.index(of: name) }
}

/// A slot without its role's type; a class, so that looking through all slots copies none.
@MainActor final class AnySlot {
    /// The name of the property of ``Slots`` that declares the slot.
    let name: String

    /// The role's events.
    let definitions: [AnyEventDefinition]

    /// The slot's index among all.
    let index: Int

    /// The same events as a set.
    private(set) lazy var eventSet = EventSet(definitions.map(\.event))

    /// Returns an entry with the key and placement of another, or nil if its handler does not fill the slot's role.
    let entry: (AnyHandlerEntry) -> AnyHandlerEntry?

    /// Describes the slot at an index, and registers its events there.
    init<Role>(_ slot: Slot<Role>, at index: Int) {
        name = slot.name
        self.index = index
        definitions = slot.definitions()
        for event in definitions { event.setSlotIndex(index) }
        entry = { entry in
            (entry.object as? Role).map {
                HandlerEntry($0, key: entry.key, isObserver: entry.isObserver, isWeak: entry.isWeak)
            }
        }
    }
}

/// Lists the events of a role.
@MainActor @resultBuilder enum EventsBuilder<Role> {
    static func buildExpression<Input, Output>(
        _ declaration: EventDeclaration<Role, Input, Output>
    ) -> AnyEventDefinition {
        declaration.definition
    }

    static func buildBlock(_ definitions: AnyEventDefinition...) -> [AnyEventDefinition] { definitions }

    static func buildBlock(_ list: [AnyEventDefinition]) -> [AnyEventDefinition] { list }

    static func buildOptional(_ list: [AnyEventDefinition]?) -> [AnyEventDefinition] { list ?? [] }
}

/// Lists slots without the types of their roles, each with its place.
@MainActor @resultBuilder enum SlotsBuilder {
    static func buildExpression<Role>(_ slot: Slot<Role>) -> (Int) -> AnySlot { { AnySlot(slot, at: $0) } }

    static func buildBlock(_ slots: ((Int) -> AnySlot)...) -> [AnySlot] {
        slots.enumerated().map { index, slot in slot(index) }
    }
}
