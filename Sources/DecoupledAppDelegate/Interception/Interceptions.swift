// The room of closures over events: the stacks (`Interceptions`), a closure in its stack (`Interception`), and an event on its way
// down through them (`InterceptedPass`), as a closure sees it (`InterceptedCall`).

/// The closures that intercept events, a stack for each event, the last added on top.
@MainActor
final class Interceptions {
    private(set) var stacks: [AppEvent: [Interception]] = [:]

    /// Whether any event is intercepted.
    private(set) var areActive = false

    private var keysMade = 0

    /// The events that are intercepted.
    var events: EventSet { EventSet(stacks.keys) }

    /// Adds a closure on top.
    ///
    /// - Returns: The closure whose place it has taken, since it has the same key.
    func add(_ interception: Interception) -> Interception? {
        let old = stacks[interception.event]?.first { $0.key == interception.key }
        stacks[interception.event, default: []].removeAll { $0 === old }
        stacks[interception.event, default: []].append(interception)
        areActive = true
        return old
    }

    /// Removes a closure.
    func remove(_ interception: Interception) {
        stacks[interception.event]?.removeAll { $0 === interception }
        if stacks[interception.event]?.isEmpty == true { stacks[interception.event] = nil }
        areActive = !stacks.isEmpty
    }

    /// Makes a key that nobody else has, and that says where the closure is.
    func makeKey(_ fileID: String, _ line: Int) -> String {
        keysMade += 1
        return "\(fileID):\(line) #\(keysMade)"
    }
}
