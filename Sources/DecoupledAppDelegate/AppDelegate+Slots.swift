extension AppDelegate {
    /// The slots with their handlers, as one value.
    ///
    /// Setting it swaps all handlers at once. Answers that the old ones still owe count; events go to the new ones from now on.
    public var roles: Roles {
        get { router.roles }
        set { router.setRoles(newValue) }
    }

    /// A slot.
    ///
    /// Changing a slot costs what its change costs, however many handlers it has: `urlDelegate.append(_:)` does not copy the list.
    ///
    /// - Parameter slot: The slot's property in ``Roles``.
    public subscript<Role>(dynamicMember slot: WritableKeyPath<Roles, Handlers<Role>>) -> Handlers<Role> {
        get { router.roles[keyPath: slot] }
        set { router.set(slot, to: newValue) }
        _modify {
            var (handlers, taking) = router.take(slot)
            defer { router.set(slot, to: handlers, since: taking) }
            yield &handlers
        }
    }
}
