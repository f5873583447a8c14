// Who is asked is worked out when a slot changes, and not for each event. A handler may do anything while it is asked what it wants,
// changing the slot included: then everything is worked out once more.
extension Slot {
    func settle(in router: EventRouter, since taking: EventRouter.Taking?) -> [AnyHandlerEntry] {
        if let taking, let newcomers = append(in: router, since: taking) { return newcomers }
        var newcomers: [AnyHandlerEntry] = []
        var generation: Int
        repeat {
            generation = router.generation
            let old = router.audience[keyPath: handlers]
            newcomers = []
            var audience = list(in: router)
            for index in audience.indices {
                guard let object = audience[index].object else { continue }
                if let known = old.index(of: object).map(old.entry(at:)) {
                    audience[index].refused = known.refused
                    audience[index].representedType = known.representedType
                } else {
                    audience[index].ask(about: events)
                    newcomers += [audience[index]].compactMap(AnyHandlerEntry.init)
                }
            }
            if generation == router.generation { replaceAudience(by: audience, in: router) }
        } while generation != router.generation
        return newcomers
    }

    func refresh(in router: EventRouter) {
        var generation: Int
        repeat {
            generation = router.generation
            var audience = list(in: router)
            for index in audience.indices { audience[index].ask(about: events) }
            if generation == router.generation { replaceAudience(by: audience, in: router) }
        } while generation != router.generation
    }

    /// Adds to those who are asked what the list has gained at its end; returns nil if it has changed otherwise.
    private func append(in router: EventRouter, since taking: EventRouter.Taking) -> [AnyHandlerEntry]? {
        guard taking.generation + 1 == router.generation, router.guests[keyPath: handlers].entryCount == 0,
            var appended = router.roles[keyPath: handlers].appended(since: taking.number)
        else { return nil }
        for index in appended.indices { appended[index].ask(about: events) }
        guard taking.generation + 1 == router.generation else { return nil }
        router.changeAudience { audience in
            for entry in appended { audience[keyPath: handlers].appendNew(entry) }
        }
        return appended.compactMap(AnyHandlerEntry.init)
    }

    /// The handlers of the slot, and those who are asked after them.
    private func list(in router: EventRouter) -> [HandlerEntry<Role>] {
        router.roles[keyPath: handlers].entries + router.guests[keyPath: handlers].entries
    }

    private func replaceAudience(by entries: [HandlerEntry<Role>], in router: EventRouter) {
        let routing = router.roles[keyPath: handlers].routing
        // The old handlers live until the new ones are there: the deinit of one may cause an event.
        let old = router.audience[keyPath: handlers]
        router.changeAudience { audience in
            var handlers = Handlers<Role>()
            handlers.replaceEntries(by: entries)
            handlers.routing = routing
            audience[keyPath: self.handlers] = handlers
        }
        withExtendedLifetime(old) {}
    }
}

extension HandlerEntry {
    /// Asks the handler which events it wants, and which class it represents.
    @MainActor
    fileprivate mutating func ask(about events: [AnyEvent]) {
        guard let handler = roleHandler else { return }
        refused = Set(events.map(\.id).filter { !handler.handles($0) })
        representedType = (handler as? any StandIn)?.representedType
    }
}
