/// A slot without its role's type.
@MainActor
protocol AnySlot {
    /// The name of the property of ``Roles`` that holds the handlers.
    var name: String { get }

    /// The role's events.
    var events: [AnyEvent] { get }

    /// The property of ``Roles`` that holds the handlers.
    var property: PartialKeyPath<Roles> { get }

    /// Returns the live handlers, in order.
    func entries(in roles: Roles) -> [AnyHandlerEntry]

    /// Returns how claimable events are routed.
    func routing(in roles: Roles) -> ClaimRouting

    /// Decides which handlers a claimable event goes to.
    func setRouting(_ routing: ClaimRouting, in roles: inout Roles)

    /// Returns whether two sets of roles may differ in this slot.
    func mayDiffer(_ old: Roles, _ new: Roles) -> Bool

    /// Takes out of a list which of its objects were added again, by their classes.
    func takeRepeated(from roles: inout Roles) -> [any Any.Type]

    /// Returns whether a handler wants an event and may take it, as an observer may not.
    func hasTaker(of event: AppEvent, in roles: Roles) -> Bool

    /// Returns whether an object is in the slot.
    func contains(_ object: AnyObject, in roles: Roles) -> Bool

    /// Adds an entry at the end if its handler fills the slot's role, which it returns, and wants one of the events.
    func append(_ entry: HandlerEntry<any RoleHandler>, to roles: inout Roles) -> Bool

    /// Adds handlers at the end that fill the slot's role and are not in it yet, and puts the slot into a new order.
    func merge(_ handlers: [any RoleHandler], into roles: inout Roles, _ sorted: Sorting) throws

    /// Removes a handler if it is in the slot.
    func remove(_ handler: any RoleHandler, from roles: inout Roles)

    /// Puts objects into another order.
    typealias Sorting = ([ObjectIdentifier]) throws -> [ObjectIdentifier]

    /// Updates the recipients, and asks new handlers which events they want.
    ///
    /// - Parameters:
    ///   - router: The router, whose slot has changed.
    ///   - taking: What the slot has given out to be changed, if that is how it has changed.
    /// - Returns: Those who were not asked before.
    func settle(in router: EventRouter, since taking: EventRouter.Taking?) -> [AnyHandlerEntry]

    /// Asks all handlers again which events they want.
    func refresh(in router: EventRouter)

    /// Returns the events that any recipient wants.
    func wantedEvents(in audience: Roles) -> Set<AppEvent>
}

/// A live handler in its slot, without its role's type.
struct AnyHandlerEntry {
    let handler: any RoleHandler
    let key: String?
    let isObserver: Bool
    let isWeak: Bool
    let refused: Set<AppEvent>

    /// The class by which the handler is known.
    let type: any Any.Type

    init?<Role>(_ entry: HandlerEntry<Role>) {
        guard let handler = entry.roleHandler else { return nil }
        self.handler = handler
        key = entry.key
        isObserver = entry.isObserver
        isWeak = entry.isWeak
        refused = entry.refused
        type = entry.type
    }

    /// The handler's type name.
    var name: String { String(describing: type) }
}

extension Slot: AnySlot {
    var property: PartialKeyPath<Roles> { handlers }

    func entries(in roles: Roles) -> [AnyHandlerEntry] {
        roles[keyPath: handlers].entries.compactMap(AnyHandlerEntry.init)
    }

    func wantedEvents(in audience: Roles) -> Set<AppEvent> {
        let handlers = audience[keyPath: handlers]
        let events = events.map(\.id)
        guard let entries = handlers.remarks?.entries else { return handlers.plain.isEmpty ? [] : Set(events) }
        return Set(events.filter { event in entries.contains { $0.object != nil && !$0.refused.contains(event) } })
    }

    func routing(in roles: Roles) -> ClaimRouting { roles[keyPath: handlers].routing }

    func setRouting(_ routing: ClaimRouting, in roles: inout Roles) { roles[keyPath: handlers].routing = routing }

    func mayDiffer(_ old: Roles, _ new: Roles) -> Bool {
        let (old, new) = (old[keyPath: handlers], new[keyPath: handlers])
        guard old.remarks == nil, new.remarks == nil else { return true }
        return !old.plain.elementsEqual(new.plain) { $0 as AnyObject === $1 as AnyObject }
    }

    func takeRepeated(from roles: inout Roles) -> [any Any.Type] {
        defer { roles[keyPath: handlers].forgetRepeated() }
        return roles[keyPath: handlers].repeated.map(\.type)
    }

    func hasTaker(of event: AppEvent, in roles: Roles) -> Bool { roles[keyPath: handlers].hasTaker(of: event) }

    func contains(_ object: AnyObject, in roles: Roles) -> Bool {
        roles[keyPath: handlers].index(of: object) != nil
    }

    func append(_ entry: HandlerEntry<any RoleHandler>, to roles: inout Roles) -> Bool {
        guard let roleHandler = entry.handler, let handler = roleHandler as? Role else { return false }
        guard events.contains(where: { roleHandler.handles($0.id) }) else { return true }
        var placed = HandlerEntry(handler, isWeak: entry.isWeak, key: entry.key)
        placed.isObserver = entry.isObserver
        roles[keyPath: handlers].place(placed)
        return true
    }

    func merge(_ handlers: [any RoleHandler], into roles: inout Roles, _ sorted: Sorting) throws {
        try roles[keyPath: self.handlers].merge(handlers.compactMap { $0 as? Role }, sorted: sorted)
    }

    func remove(_ handler: any RoleHandler, from roles: inout Roles) {
        if let handler = handler as? Role { roles[keyPath: handlers].remove(handler) }
    }
}

extension Handlers {
    /// Adds handlers at the end that are not there yet, and puts all into the order that a closure gives.
    fileprivate mutating func merge(
        _ handlers: [Role],
        sorted: ([ObjectIdentifier]) throws -> [ObjectIdentifier]
    ) rethrows {
        removeDead()
        for handler in handlers where !contains(handler) { append(handler) }
        guard entryCount > 1 else { return }
        let places = Dictionary(uniqueKeysWithValues: entries.map { ($0.identity, $0) })
        replaceEntries(by: try sorted(entries.map(\.identity)).compactMap { places[$0] })
    }
}

extension AnySlot {
    /// Returns the names of the handlers that were added, removed or moved, or of which something else is said.
    func changes(from old: Roles, to new: Roles) -> [String] {
        let difference = entries(in: new).difference(from: entries(in: old)) {
            $0.handler === $1.handler && ($0.key, $0.isObserver, $0.isWeak) == ($1.key, $1.isObserver, $1.isWeak)
        }
        let handlers = (difference.insertions + difference.removals).map { change in
            switch change {
            case .insert(_, let entry, _), .remove(_, let entry, _): entry.name
            }
        }
        return routing(in: old) == routing(in: new) ? handlers : handlers + ["routing"]
    }
}

/// Lists slots.
@MainActor
@resultBuilder
enum SlotsBuilder {
    static func buildExpression<Role>(_ slot: Slot<Role>) -> [any AnySlot] { [slot] }

    static func buildBlock(_ lists: [any AnySlot]...) -> [any AnySlot] { lists.flatMap { $0 } }
}
