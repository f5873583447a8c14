/// A token that removes a closure from the event that it intercepts.
///
/// It ends with ``cancel()``. Releasing it ends nothing: the closure belongs to the app delegate, and stays until it is canceled,
/// removed or replaced, or until the app delegate is freed.
@preconcurrency @MainActor public final class Interception {
    /// The event that is intercepted.
    public let event: AppEvent

    /// The closure's key, which is unique if none was given.
    public let key: String

    /// A closure without its types, which is given the arguments, its token, and what passes the event on.
    typealias Body = @MainActor (any EventInput, Interception, _ descend: @escaping (any EventInput) -> Any) -> Any

    /// The closure; nil once it has been removed.
    private(set) var body: Body?

    private let remove: (Interception) -> Void

    init(
        of event: AppEvent, key: String, _ body: @escaping Body, remove: @escaping (Interception) -> Void
    ) {
        self.event = event
        self.key = key
        self.body = body
        self.remove = remove
    }

    /// Removes the closure, and releases what it captured at once; another one that has taken its key stays.
    public func cancel() {
        guard isActive else { return }
        remove(self)
    }

    /// Whether the closure has not been removed.
    var isActive: Bool { body != nil }

    /// Releases the closure.
    func deactivate() {
        // The closure outlives the property's access: what it captured may look at the interception in its deinit.
        let old = body
        defer { withExtendedLifetime(old) {} }
        body = nil
    }
}

// This folder holds the closures that intercept events: the stacks (`Interceptions`), a closure in its stack (`Interception`), and an
// event's way down through them (`EventRouter.descend`).

/// The closures that intercept events, a stack for each event, the last added on top.
@MainActor final class Interceptions {
    /// How many closures an event passes: each takes some of the main thread's stack, which is a megabyte on a phone.
    static let limit = 100

    private(set) var stacks: [AppEvent: [Interception]] = [:] { didSet { areActive = !stacks.isEmpty } }

    /// Whether any event is intercepted.
    private(set) var areActive = false

    private var keysMade = 0

    /// The events that are intercepted.
    var events: EventSet { EventSet(stacks.keys) }

    /// Whether a closure can be added, as one always can that replaces another.
    func hasRoom(for interception: Interception) -> Bool {
        let stack = stacks[interception.event] ?? []
        return stack.count < Self.limit || stack.contains { $0.key == interception.key }
    }

    /// Adds a closure on top.
    ///
    /// - Returns: The closure whose place it has taken, since it has the same key.
    func add(_ interception: Interception) -> Interception? {
        let stack = stacks[interception.event] ?? []
        let old = stack.first { $0.key == interception.key }
        stacks[interception.event] = stack.filter { $0 !== old } + [interception]
        return old
    }

    /// Removes a closure.
    func remove(_ interception: Interception) {
        let rest = stacks[interception.event]?.filter { $0 !== interception } ?? []
        stacks[interception.event] = rest.isEmpty ? nil : rest
    }

    /// Makes a key that nobody else has, and that says where the closure is.
    func makeKey(_ fileID: String, _ line: Int) -> String {
        keysMade += 1
        return "\(fileID):\(line) #\(keysMade)"
    }
}
