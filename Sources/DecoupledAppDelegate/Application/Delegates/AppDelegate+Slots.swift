extension AppDelegate {
    /// All slots with their handlers.
    ///
    /// Setting it swaps all handlers at once. Pending completion handlers of the old ones still count; events go to the
    /// new ones from now on.
    ///
    /// While it is being changed in place, it shows the old handlers, and events go to them. What is changed meanwhile,
    /// such as in a handler's ``RoleHandler/handles(_:)``, stays in slots that the change leaves alone, and services
    /// stay registered. In a slot that both change, it is overwritten, and ``Fault/Reason/overwritten`` reports it.
    public var roles: Roles {
        get { registry.roles }
        _modify {
            let taken = registry.rolesForEditing()
            var roles = taken
            defer { registry.set(roles, since: taken) }
            yield &roles
        }
    }

    /// A slot.
    ///
    /// While a slot is being changed in place, it shows its old handlers, and events go to them. A change of the slot
    /// from inside that change, such as in the closure of `removeAll(where:)`, is overwritten, and
    /// ``Fault/Reason/overwritten`` reports it.
    ///
    /// - Parameter slot: The slot's property in ``Slots``.
    public subscript<Role>(dynamicMember slot: KeyPath<Slots, Slot<Role>>) -> Handlers<Role> {
        get { roles[dynamicMember: slot] }
        _modify { yield &roles[dynamicMember: slot] }
    }
}
