/// Which classes fill the slots when an instance of them is made, so that a second one fills them twice.
@MainActor final class SlotFillTracker {
    /// The class of the instance that was made last, until its turn is over or the slots have been filled.
    private var last: String?

    private var fills: [String: Int] = [:]

    /// An instance of a class is made, whose `init()` may fill the slots from now on.
    func willMake(_ name: String) {
        last = name
        MainThread.async(with: self) { $0.last = nil }
    }

    /// Takes a change of the slots, and returns what is wrong with it.
    func noteSlotChange() -> [Fault] {
        guard let name = exchange(&last, with: nil) else { return [] }
        fills[name, default: 0] += 1
        return fills[name] == 2 ? [Fault(slot: "roles", handler: name, reason: .madeTwice)] : []
    }
}
