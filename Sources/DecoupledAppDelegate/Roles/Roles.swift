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
/// Each slot takes one or more handlers, in the order in which they are called. Each role's protocol documents how their results are merged.
@preconcurrency @MainActor @dynamicMemberLookup public struct Roles {
    /// The handlers of all slots.
    var contents = HandlerLists()

    /// Creates a set of empty slots.
    public init() {}

    init(_ contents: HandlerLists) { self.contents = contents }

    /// The handlers of a slot, such as `roles.urlDelegate`.
    ///
    /// - Parameter slot: The slot's property in ``Slots``.
    public subscript<Role>(dynamicMember slot: KeyPath<Slots, Slot<Role>>) -> Handlers<Role> {
        get { contents[slot] }
        _modify { yield &contents[slot] }
    }
}
