extension AppDelegate {
    /// All slots with their handlers.
    ///
    /// Setting it swaps all handlers at once. Pending completion handlers of the old ones still count; events go to the new ones from now on.
    ///
    /// While it is being changed in place, it shows the old handlers, and events go to them. A slot that is changed meanwhile, such as in a
    /// handler's ``RoleHandler/handles(_:)``, is overwritten, and ``Fault/Reason/overwritten`` reports that.
    public var roles: Roles {
        get { Roles(router.handlers) }
        _modify {
            let taking = router.take()
            var roles = Roles(taking.handlers)
            defer { router.set(roles.contents, since: taking) }
            yield &roles
        }
    }

    /// A slot.
    ///
    /// While a slot is being changed in place, it shows its old handlers, and events go to them. A change of the slot from inside that
    /// change, such as in the closure of `removeAll(where:)`, is overwritten, and ``Fault/Reason/overwritten`` reports it.
    ///
    /// - Parameter slot: The slot's property in ``Roles``.
    public subscript<Role>(dynamicMember slot: WritableKeyPath<Roles, Handlers<Role>>) -> Handlers<Role> {
        get { Roles(router.handlers)[keyPath: slot] }
        _modify {
            let taking = router.take()
            var handlers = Roles(taking.handlers)[keyPath: slot]
            defer {
                var roles = Roles(router.handlers)
                roles[keyPath: slot] = handlers
                router.set(roles.contents, since: taking)
            }
            yield &handlers
        }
    }
    /// Says what is missing where a slot is set to a handler instead of a list.
    @available(*, unavailable, message: "a slot holds a list of handlers: write [handler]")
    public subscript<Role>(dynamicMember slot: WritableKeyPath<Roles, Handlers<Role>>) -> Role {
        get { fatalError("a slot holds a list of handlers") }
        set { fatalError("a slot holds a list of handlers") }
    }
}
