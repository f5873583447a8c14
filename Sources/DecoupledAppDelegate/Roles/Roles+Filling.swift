extension Roles {
    /// Adds a handler at the end of every slot whose role it fills.
    ///
    /// A slot is left out if the handler wants none of its events. Handlers that are there already are called first. A handler that fills
    /// no role is reported as a ``Fault`` when the set is assigned to ``AppDelegate/roles``.
    ///
    /// - Parameter handler: The handler; in a slot where it is already it keeps its place.
    public mutating func append(_ handler: any RoleHandler) { append(RoleEntry(handler)) }

    /// Adds an observer at the end of every slot whose role it fills.
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
    /// - Parameter observing: The handler; in a slot where it is already it keeps its place.
    public mutating func append(_ observing: Observing<any RoleHandler>) { append(observing.entry) }

    /// Adds a handler with a key at the end of every slot whose role it fills.
    ///
    /// - Parameter keyed: The handler; in a slot where it is already it moves to the key.
    public mutating func append(_ keyed: Keyed<any RoleHandler>) { append(keyed.entry) }

    /// Adds a handler that is not retained at the end of every slot whose role it fills.
    ///
    /// - Parameter weak: The handler; in a slot where it is already it keeps its place.
    public mutating func append(_ weak: Weak<any RoleHandler>) { append(weak.entry) }

    private mutating func append(_ entry: HandlerEntry) {
        guard let handler = entry.object as? any RoleHandler else { return reject(entry, .released) }
        var fillsRole = false
        for slot in Slots.all {
            guard let entry = slot.entry(entry) else { continue }
            fillsRole = true
            if slot.events.contains(where: { handler.handles($0.id) }) { contents[slot].place(entry) }
        }
        if !fillsRole { reject(entry, .withoutRole) }
    }

    private mutating func reject(_ entry: HandlerEntry, _ reason: Fault.Reason) {
        contents.misfits.append(Fault(slot: "roles", handler: entry.name, reason: reason))
    }
}
