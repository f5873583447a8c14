/// Which classes fill the slots when an instance of them is made, so that a second one fills them twice.
struct FillingInstances {
    /// The class of the instance that was made last, until its turn is over or the slots have been filled.
    var last: String?

    private var fills: [String: Int] = [:]

    /// Takes a change of the slots, and returns what is wrong with it.
    mutating func fill() -> [Fault] {
        guard let name = exchange(&last, with: nil) else { return [] }
        fills[name, default: 0] += 1
        return fills[name] == 2 ? [Fault(slot: "roles", handler: name, reason: .madeTwice)] : []
    }
}

extension HandlerRegistry {
    /// Notes that an instance of a class is made, whose `init()` may fill the slots from now on.
    func noteInstance(of name: String) {
        changes.instances.last = name
        MainThread.async { [weak self] in self?.changes.instances.last = nil }
    }
}
