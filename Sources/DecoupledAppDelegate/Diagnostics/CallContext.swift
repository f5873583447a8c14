/// What the code of a handler that is being called belongs to, and the tasks that it starts.
struct CallContext: Sendable {
    /// What owns the tasks; nil where nobody waits for them.
    var taskOwner: (any TaskOwner)?

    /// The call; nil where nobody follows it.
    var call: LoggedCall?

    /// The context of the code that runs.
    @TaskLocal static var current = CallContext()

    /// Runs a closure whose tasks have an owner.
    static func owning<Answer>(by owner: (any TaskOwner)?, _ body: () -> Answer) -> Answer {
        $current.withValue(CallContext(taskOwner: owner, call: current.call), operation: body)
    }

    /// Runs a closure as a call that somebody follows.
    static func following<Answer>(_ call: LoggedCall, _ body: () -> Answer) -> Answer {
        $current.withValue(CallContext(taskOwner: current.taskOwner, call: call), operation: body)
    }
}

/// What owns the tasks that handlers start while they are being called, and cancels them when nobody waits for them any
/// more.
@MainActor protocol TaskOwner: AnyObject, Sendable {
    func adopt(_ task: Task<Void, Never>)
}
