/// The `async` form of a gathered method, which the completion handler form runs by default.
@MainActor package enum AsyncForm {
    /// What gathers the answers of the handlers that are being called.
    private static var caller: (any TicketOwner)?

    /// Answers a completion handler with the result of an asynchronous function: the default of every completion handler form.
    ///
    /// What it returns after the deadline is late, as a completion handler is that is called then.
    package static func answer<Answer>(
        _ completion: @escaping @Sendable (Answer) -> Void,
        with operation: @escaping @MainActor () async -> Answer
    ) {
        run {
            completion(await operation())
            // Where no log has waited for the answer.
            DefaultMethod.forget()
        }
    }

    /// Runs a task that belongs to the share of whoever is being called, and is cancelled at the deadline.
    static func run(_ operation: @escaping @MainActor () async -> Void) {
        let task = Task { await operation() }
        caller?.own(task)
    }

    /// Calls handlers, so that the tasks that they start belong to whoever gathers their answers.
    @inline(__always) static func calling(for owner: any TicketOwner, _ call: () -> Void) {
        let outer = caller
        caller = owner
        defer { caller = outer }
        call()
    }
}
