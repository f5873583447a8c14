extension Roles {
    /// The registered services, in an order in which each comes after those that it needs.
    ///
    /// Services that do not depend on one another are in the order in which they were registered. A service that was
    /// removed from all its slots by hand is no longer registered.
    public var services: [any Service] {
        let placed = placed
        return registrations.compactMap { entry in
            (entry.object as? any Service).flatMap {
                !entry.isWeak || placed.contains(entry.representedIdentity) ? $0 : nil
            }
        }
    }

    /// Adds services to all their slots, each after those that it depends on.
    ///
    /// New services come last in a slot, in the order in which you pass them. If another service in the slot depends on
    /// a new one, the new one is inserted before it, even if the other was registered earlier. The order of everything
    /// else stays the same.
    ///
    /// An object that is registered already is skipped; one that you added to a slot by hand keeps its place there,
    /// unless one before it depends on it. Two objects of one class are two services, and a service that depends on the
    /// class comes after both.
    ///
    /// - Parameter services: The services, in any order.
    /// - Throws: A ``ServiceError`` if a service depends on one that is not registered, or in a circle on itself;
    ///   nothing has changed then.
    public mutating func register(_ services: any Service...) throws { try register(contentsOf: services) }

    /// Adds the services of an array to all their slots, each after those that it depends on.
    ///
    /// - Parameter services: The services, in any order.
    /// - Throws: A ``ServiceError`` if a service depends on one that is not registered, or in a circle on itself;
    ///   nothing has changed then.
    public mutating func register(contentsOf services: [any Service]) throws {
        let registered = self.services
        let order = try ServiceOrder(registered: registered, new: services)
        let new: [AnyHandlerEntry] = order.services.dropFirst(registered.count).map {
            HandlerEntry<any RoleHandler>($0)
        }
        guard !new.isEmpty else { return }

        for slot in Slots.all {
            var list = self[slot]
            list.removeDead()
            for entry in new.compactMap(slot.entry) {
                if let object = entry.object, list.index(of: object) == nil { list.place(entry) }
            }
            list.replaceEntries(by: order.sorted(list.entries))
            self[slot] = list
        }
        let placed = placed
        // Its slots own a service, so that it goes with them; one without a slot has nobody else.
        registrations = order.sorted(
            order.services.map { HandlerEntry<any RoleHandler>($0, isWeak: placed.contains(ObjectIdentifier($0))) })
    }

    /// Removes a service from every slot.
    ///
    /// Services that depend on it stay where they are.
    ///
    /// - Parameter service: The service.
    /// - Returns: Whether it was registered.
    @discardableResult public mutating func unregister(_ service: any Service) -> Bool {
        let wasRegistered = services.contains { $0 === service }
        for slot in Slots.all { self[slot].remove(at: self[slot].index(of: service)) }
        registrations = registrations.filter { $0.representedIdentity != ObjectIdentifier(service) }
        return wasRegistered
    }

    /// Adds the services that others have registered since the roles were given out, and removes those that they have
    /// removed; the slots are merged before.
    mutating func mergeServices(of others: Roles, since taken: Roles) {
        for change in others.registrations.difference(
            from: taken.registrations, by: { $0.representedIdentity == $1.representedIdentity })
        {
            switch change {
            case .remove(_, let entry, _):
                registrations = registrations.filter { $0.representedIdentity != entry.representedIdentity }
            case .insert(_, let entry, _):
                registrations = registrations.filter { $0.representedIdentity != entry.representedIdentity } + [entry]
            }
        }
        registrations = (try? ServiceOrder(registered: services, new: []).sorted(registrations)) ?? registrations
    }

    /// The handlers that are in some slot.
    private var placed: Set<ObjectIdentifier> { Set(objects.map { ObjectIdentifier($0) }) }
}
