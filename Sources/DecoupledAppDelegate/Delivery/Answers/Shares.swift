/// The parts that those who are asked have in one answer.
///
/// A value with all that changes while handlers are called: accesses to the properties of an object are checked one by one, which takes as long
/// as a handler's answer.
struct Shares {
    struct Share {
        let asked: Asked

        /// The number of the call in the log; nil without one.
        let line: Int?

        var state = State.awaited
    }

    enum State {
        case awaited
        case answered(any Sendable)

        /// Dropped, or silent until the deadline.
        case neutral

        case withdrawn
    }

    private(set) var all: [Share] = []

    /// How many handlers are waited for.
    private(set) var pending = 0

    /// Removes all shares, for none of which anybody waits, and keeps their memory.
    mutating func clear() { all.removeAll(keepingCapacity: true) }

    /// Adds the share of somebody who is called next, and returns its number.
    mutating func begin(_ asked: Asked, line: Int?) -> Int {
        all.append(Share(asked: asked, line: line))
        if !asked.isObserver { pending += 1 }
        return all.count - 1
    }

    /// Ends a share that is awaited, and returns the state before.
    mutating func end(_ index: Int, as state: State) -> State {
        guard case .awaited = all[index].state else { return all[index].state }
        all[index].state = state
        if !all[index].asked.isObserver { pending -= 1 }
        return .awaited
    }

    /// Takes a share out that no longer counts, and returns the state before.
    mutating func withdraw(_ index: Int) -> State {
        let old = end(index, as: .withdrawn)
        if case .answered = old { all[index].state = .withdrawn }
        return old
    }

    /// Whoever is still waited for.
    var awaited: [Asked] {
        all.compactMap { share in
            if case .awaited = share.state, !share.asked.isObserver { share.asked } else { nil }
        }
    }

    /// Adds the answers to a combination, in the order of the calls.
    @MainActor func merged(by combination: any Combination) -> Any {
        var combination = combination
        for index in all.indices where !all[index].asked.isObserver {
            if case .answered(let answer) = all[index].state { _ = combination.take(answer) }
        }
        return combination.anyOutput
    }
}
