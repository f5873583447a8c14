import DecoupledAppDelegate
import TestSupport

/// Makes up steps that speak of living handlers, some of which are in the slots.
struct SlotStepGenerator {
    static let keys = ["a", "b", "c"]

    private var numbers: SplitMix64
    private var lastID = 0

    /// The handlers that can be spoken of; those with an odd number are held weakly wherever they are put.
    private var living: [Int] = []

    init(seed: UInt64) {
        numbers = SplitMix64(seed: seed)
    }

    mutating func next() -> SlotStep {
        guard chance(1, of: 3) else { return .change(change()) }
        let script = (0..<Int.random(in: 0...3, using: &numbers)).map { _ in
            (Int.random(in: 0...8, using: &numbers), action())
        }
        return .event(slot(), script: Dictionary(script) { first, _ in first })
    }

    private mutating func action() -> ScriptedAction {
        chance(1, of: 4) ? .event(slot()) : .change(change())
    }

    private mutating func change() -> SlotChange {
        switch Int.random(in: 0..<20, using: &numbers) {
        case 0..<6: .place(placing(), position(), in: slot())
        case 6..<11: .remove(handler(), in: slot())
        case 11..<13: .setKey(key(), newHandler(isWeak: false), in: slot())
        case 13: .removeKey(key(), in: slot())
        case 14: .setRouting(routing(), in: slot())
        case 15, 16:
            .replace((0..<Int.random(in: 0...5, using: &numbers)).map { _ in placing() }, routing(), in: slot())
        case 17: .swapRoles
        default: death()
        }
    }

    private mutating func death() -> SlotChange {
        guard let id = living.filter(isWeak).randomElement(using: &numbers) else { return .swapRoles }
        living.removeAll { $0 == id }
        return .die(id)
    }

    private mutating func placing() -> Placing {
        let id = handler()
        let key = chance(1, of: 3) ? key() : nil
        return Placing(id: id, key: key, isObserver: chance(1, of: 4), isWeak: isWeak(id))
    }

    private mutating func position() -> Position {
        switch Int.random(in: 0..<3, using: &numbers) {
        case 0: .before(handler())
        case 1: .after(handler())
        default: .last
        }
    }

    /// A handler that may be in a slot already: one of the latest, or a new one.
    private mutating func handler() -> Int {
        guard !chance(1, of: 4), let id = living.suffix(12).randomElement(using: &numbers) else {
            return newHandler(isWeak: chance(1, of: 3))
        }
        return id
    }

    private mutating func newHandler(isWeak: Bool) -> Int {
        lastID += self.isWeak(lastID + 1) == isWeak ? 1 : 2
        living.append(lastID)
        return lastID
    }

    private func isWeak(_ id: Int) -> Bool { id % 2 == 1 }

    private mutating func slot() -> ModelSlot { chance(2, of: 3) ? .url : .systemConditions }

    private mutating func routing() -> ClaimRouting { chance(1, of: 2) ? .untilHandled : .everyHandler }

    private mutating func key() -> String { Self.keys[Int.random(in: 0..<Self.keys.count, using: &numbers)] }

    private mutating func chance(_ part: Int, of whole: Int) -> Bool {
        Int.random(in: 0..<whole, using: &numbers) < part
    }
}
