/// The slots of an app: which handlers fill which role.
///
/// A struct, so that a build configuration swaps all handlers at once:
///
/// ```swift
/// #if DEBUG
/// AppDelegate.shared.roles = .debug
/// #else
/// AppDelegate.shared.roles = .release
/// #endif
/// ```
///
/// Each slot takes one or more handlers, in the order in which they are called. Each role's protocol documents how
/// their results are merged.
@preconcurrency @MainActor @dynamicMemberLookup public struct Roles {
    /// The handlers of each slot, by its place.
    var lists = Slots.all.map { _ in HandlerList() }

    /// The services, in order; those that are in a slot are held by it alone.
    var registrations: [AnyHandlerEntry] = []

    /// What is wrong with handlers that were added to all slots of their roles, to be reported.
    var pendingFaults: [Fault] = []

    /// How many changes of slots there had been when the roles were given out to be changed in place.
    var revision = 0

    /// Creates a set of empty slots.
    public init() {}

    /// The handlers of a slot, such as `roles.urlDelegate`.
    ///
    /// - Parameter slot: The slot's property in ``Slots``.
    public subscript<Role>(dynamicMember slot: KeyPath<Slots, Slot<Role>>) -> Handlers<Role> {
        get { Handlers(lists[Slots()[keyPath: slot].index]) }
        _modify {
            let slotIndex = Slots()[keyPath: slot].index
            var handlers = Handlers<Role>(lists[slotIndex])
            lists[slotIndex] = HandlerList()
            defer { lists[slotIndex] = handlers.list }
            yield &handlers
        }
    }

    /// The list of a slot.
    subscript(slot: AnySlot) -> HandlerList {
        get { lists[slot.index] }
        _modify { yield &lists[slot.index] }
    }

    /// The handlers of all slots; one that fills several roles comes once for each.
    var objects: [AnyObject] { lists.flatMap(\.objects) }
}
