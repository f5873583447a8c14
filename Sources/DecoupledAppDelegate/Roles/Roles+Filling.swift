extension Roles {
    /// Adds a handler at the end of every slot whose role it fills.
    ///
    /// A slot is left out if the handler wants none of its events. Handlers that are there already are called first. A
    /// handler that fills no role is reported as a ``Fault`` when the set is assigned to ``AppDelegate/roles``.
    ///
    /// - Parameter handler: The handler; in a slot where it is already it keeps its place.
    public mutating func append(_ handler: any RoleHandler) { append(HandlerEntry(handler)) }

    /// Adds a handler with its placement at the end of every slot whose role it fills.
    ///
    /// ```swift
    /// extension Roles {
    ///     static var debug: Roles {
    ///         var roles = release
    ///         roles.append(Observing(EventLogger()))
    ///         return roles
    ///     }
    /// }
    /// ```
    ///
    /// - Parameter placement: The handler with its placement; it is treated as by ``append(contentsOf:)``.
    public mutating func append(_ placement: HandlerPlacement<any RoleHandler>) { append(placement.entry) }

    /// Adds a list's handlers, with their keys and placements, at the end of every slot whose role they fill.
    ///
    /// - Parameter handlers: The list; its routing is not used. A handler that is already in a slot keeps its place
    ///   there, or moves to its key.
    public mutating func append(contentsOf handlers: Handlers<any RoleHandler>) {
        for entry in handlers.list.live + handlers.list.rejected { append(entry) }
    }

    private mutating func append(_ entry: AnyHandlerEntry) {
        let handler = entry.roleHandler
        var reason: Fault.Reason? = handler == nil ? .released : .withoutRole
        for slot in Slots.all {
            guard let handler, let entry = slot.entry(entry) else { continue }
            reason = nil
            if slot.definitions.contains(where: { handler.handles($0.event) }) { self[slot].place(entry) }
        }
        if let reason { pendingFaults.append(Fault(slot: "roles", handler: entry.name, reason: reason)) }
    }
}
