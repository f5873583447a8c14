import DecoupledAppDelegate

/// What two slots should do, written down as plainly as possible and without the library.
struct SlotModel {
    private struct Slot {
        var handlers: [Placing] = []
        var routing = ClaimRouting.untilHandled
    }

    private var slots = ModelSlot.allCases.map { _ in Slot() }
    private var putAside = ModelSlot.allCases.map { _ in Slot() }
    private var dead: Set<Int> = []
    private var running: [Int] = []
    private var script: [Int: ScriptedAction] = [:]
    private var faults: [ModelSlot] = []
    private var calls: [Int] = []
    private var answers: [Bool] = []

    mutating func perform(_ step: SlotStep) {
        faults = []
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
            handlers: slots.map { $0.handlers.map(\.id) },
            keyed: slots.map { slot in
                Dictionary(
                    uniqueKeysWithValues: slot.handlers.compactMap { placing in placing.key.map { ($0, placing.id) } })
            },
            routings: slots.map(\.routing),
            faults: faults,
            calls: calls,
            answers: answers
        )
    }
}

// MARK: Events

extension SlotModel {
    private mutating func send(to slot: ModelSlot) {
        let atArrival = slots[slot.rawValue]
        var isClaimed = false
        for placing in atArrival.handlers {
            let isThere = slots[slot.rawValue].handlers.contains { $0.id == placing.id }
            let isAsked = placing.isObserver || !isClaimed || atArrival.routing == .everyHandler
            guard isThere, isAsked else { continue }
            call(placing.id)
            if slot == .url, !placing.isObserver, ModelHandler.claims(placing.id) { isClaimed = true }
        }
        answers.append(isClaimed)
    }

    private mutating func call(_ id: Int) {
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

extension SlotModel {
    private mutating func apply(_ change: SlotChange) {
        guard dead.isDisjoint(with: change.ids) else { return }
        switch change {
        case .place(let placing, let position, let slot):
            if !place(placing, position, in: slot) { faults.append(slot) }
        case .remove(let id, let slot):
            slots[slot.rawValue].handlers.removeAll { $0.id == id }
        case .setKey(let key, let id, let slot):
            let isObserver = slots[slot.rawValue].handlers.first { $0.key == key }?.isObserver ?? false
            if !place(Placing(id: id, key: key, isObserver: isObserver), .last, in: slot) { faults.append(slot) }
        case .removeKey(let key, let slot):
            slots[slot.rawValue].handlers.removeAll { $0.key == key }
        case .setRouting(let routing, let slot):
            slots[slot.rawValue].routing = routing
        case .replace(let placings, let routing, let slot):
            slots[slot.rawValue] = Slot(routing: routing)
            var again: [Int] = []
            for placing in placings {
                if !place(placing, .last, in: slot) { again.append(placing.id) }
                let present = slots[slot.rawValue].handlers.map(\.id)
                again.removeAll { !present.contains($0) }
            }
            faults += again.map { _ in slot }
        case .swapRoles:
            swap(&slots, &putAside)
        case .die(let id):
            guard !running.contains(id) else { break }
            dead.insert(id)
            for index in slots.indices {
                slots[index].handlers.removeAll { $0.id == id }
                putAside[index].handlers.removeAll { $0.id == id }
            }
        }
    }

    /// Puts a handler in, and returns whether it was new or got a key.
    private mutating func place(_ placing: Placing, _ position: Position, in slot: ModelSlot) -> Bool {
        var handlers = slots[slot.rawValue].handlers
        defer { slots[slot.rawValue].handlers = handlers }
        if placing.key == nil, handlers.contains(where: { $0.id == placing.id }) { return false }
        let index =
            switch position {
            case _ where handlers.contains { $0.key != nil && $0.key == placing.key }:
                handlers.firstIndex { $0.key == placing.key } ?? 0
            case .last: handlers.count
            case .before(let id): handlers.firstIndex { $0.id == id } ?? handlers.count
            case .after(let id): handlers.firstIndex { $0.id == id }.map { $0 + 1 } ?? handlers.count
            }
        // What makes way leaves a hole, so that no place changes before all are known.
        var places: [Placing?] = handlers.map {
            $0.id == placing.id || (placing.key != nil && $0.key == placing.key) ? nil : $0
        }
        places.insert(placing, at: index)
        handlers = places.compactMap { $0 }
        return true
    }
}
