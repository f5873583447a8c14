import DecoupledAppDelegate

/// Two slots of a real app delegate, with the handlers that the steps speak of by their numbers.
@MainActor
final class SlotSubject {
    private let app = IsolatedApp()
    private var putAside = Roles()
    private var objects: [Int: ModelHandler] = [:]
    private var dead: Set<Int> = []
    private var running: [Int] = []
    private var script: [Int: ScriptedAction] = [:]
    private var earlierFaults = 0
    private var calls: [Int] = []
    private var answers: [Bool] = []

    func perform(_ step: SlotStep) {
        earlierFaults = app.faults.count
        calls = []
        answers = []
        switch step {
        case .change(let change):
            apply(change)
        case .event(let slot, let script):
            self.script = script
            send(to: slot)
        }
    }

    func view(of keys: [String]) -> SlotView {
        SlotView(
            handlers: [ids(app.delegate.urlDelegate), ids(app.delegate.systemConditionsDelegate)],
            keyed: [keyed(app.delegate.urlDelegate, keys), keyed(app.delegate.systemConditionsDelegate, keys)],
            routings: [app.delegate.urlDelegate.routing, app.delegate.systemConditionsDelegate.routing],
            // Whether an event was kept until another took its place is not what the model is about.
            faults: app.faults.dropFirst(earlierFaults).filter { $0.reason != .expired }
                .map { $0.slot == "urlDelegate" ? .url : .systemConditions },
            calls: calls,
            answers: answers
        )
    }

    private func ids(_ handlers: Handlers<some Any>) -> [Int] {
        handlers.compactMap { ($0 as? ModelHandler)?.id }
    }

    private func keyed(_ handlers: Handlers<some Any>, _ keys: [String]) -> [String: Int] {
        let pairs = keys.compactMap { key in (handlers[key: key] as? ModelHandler).map { (key, $0.id) } }
        return Dictionary(uniqueKeysWithValues: pairs)
    }
}

// MARK: Events

extension SlotSubject {
    private func send(to slot: ModelSlot) {
        switch slot {
        case .url:
            answers.append(app.open())
        case .systemConditions:
            app.delegate.applicationDidReceiveMemoryWarning(app.application)
            answers.append(false)
        }
    }

    private func called(_ id: Int) {
        let action = script[calls.count]
        calls.append(id)
        running.append(id)
        switch action {
        case .change(let change): apply(change)
        case .event(let slot): send(to: slot)
        case nil: break
        }
        running.removeLast()
    }
}

// MARK: Changes

extension SlotSubject {
    private func apply(_ change: SlotChange) {
        guard dead.isDisjoint(with: change.ids) else { return }
        switch change {
        case .swapRoles:
            let roles = app.delegate.roles
            app.delegate.roles = putAside
            putAside = roles
        case .die(let id):
            guard !running.contains(id) else { return }
            dead.insert(id)
            objects[id] = nil
        case .place(_, _, .url), .remove(_, .url), .setKey(_, _, .url), .removeKey(_, .url), .setRouting(_, .url),
            .replace(_, _, .url):
            edit(&app.delegate.urlDelegate, change) { $0 }
        default:
            edit(&app.delegate.systemConditionsDelegate, change) { $0 }
        }
    }

    private func edit<Role>(_ slot: inout Handlers<Role>, _ change: SlotChange, _ role: (ModelHandler) -> Role) {
        switch change {
        case .place(let placing, let position, _):
            place(placing, position, in: &slot, role)
        case .remove(let id, _):
            slot.remove(role(object(id)))
        case .setKey(let key, let id, _):
            slot[key: key] = role(object(id))
        case .removeKey(let key, _):
            slot.removeValue(forKey: key)
        case .setRouting(let routing, _):
            slot.routing = routing
        case .replace(let placings, let routing, _):
            var handlers = Handlers<Role>(routing: routing) {}
            for placing in placings {
                place(placing, .last, in: &handlers, role)
            }
            slot = handlers
        case .swapRoles, .die:
            break
        }
    }

    private func place<Role>(
        _ placing: Placing,
        _ position: Position,
        in slot: inout Handlers<Role>,
        _ role: (ModelHandler) -> Role
    ) {
        let handler = role(object(placing.id))
        guard placing.key != nil || placing.isObserver || placing.isWeak else {
            switch position {
            case .last: slot.append(handler)
            case .before(let id): slot.insert(handler, before: role(object(id)))
            case .after(let id): slot.insert(handler, after: role(object(id)))
            }
            return
        }
        let placement = Handlers<Role> {
            switch (placing.key, placing.isObserver, placing.isWeak) {
            case (nil, true, false): Observing(handler)
            case (nil, true, true): Observing(Weak(handler))
            case (nil, false, _): Weak(handler)
            case (let key?, false, false): Keyed(key, handler)
            case (let key?, false, true): Keyed(key, Weak(handler))
            case (let key?, true, false): Observing(Keyed(key, handler))
            case (let key?, true, true): Keyed(key, Observing(Weak(handler)))
            }
        }
        switch position {
        case .last: slot.append(contentsOf: placement)
        case .before(let id): slot.insert(contentsOf: placement, before: role(object(id)))
        case .after(let id): slot.insert(contentsOf: placement, after: role(object(id)))
        }
    }

    /// Returns the handler with a number, which is made when it is first spoken of.
    private func object(_ id: Int) -> ModelHandler {
        if let object = objects[id] { return object }
        let object = ModelHandler(id) { [unowned self] in called($0) }
        objects[id] = object
        return object
    }
}
