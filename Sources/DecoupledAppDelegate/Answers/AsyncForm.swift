/// The `async` form of a gathered method, which the completion handler form runs by default.
@MainActor package enum AsyncForm {
    /// The gathering whose handler is being called, and the handler's share.
    fileprivate(set) static var caller: (gathering: any TaskOwner, index: Int)?

    /// Answers a completion handler with the result of an asynchronous function: the default of every completion handler form.
    ///
    /// What it returns after the deadline is late, as a completion handler is that is called then.
    package static func answer<Answer>(
        _ completion: @escaping @Sendable (Answer) -> Void,
        with operation: @escaping @MainActor () async -> Answer
    ) {
        run { completion(await operation()) }
    }

    /// Runs a task that belongs to the share of whoever is being called, and is cancelled at the deadline.
    static func run(_ operation: @escaping @MainActor () async -> Void) {
        let task = Task { await operation() }
        if let caller { caller.gathering.own(task, for: caller.index) }
    }

    /// Calls a handler, so that the tasks that it starts belong to its share.
    @inline(__always)
    static func calling<Result>(for index: Int, of gathering: any TaskOwner, _ call: () -> Result) -> Result {
        let outer = caller
        caller = (gathering, index)
        defer { caller = outer }
        return call()
    }
}

/// Cancels the tasks of asynchronous handlers at the deadline.
@MainActor protocol TaskOwner: AnyObject {
    /// Retains a task that answers for a share.
    func own(_ task: Task<Void, Never>, for index: Int)
}
