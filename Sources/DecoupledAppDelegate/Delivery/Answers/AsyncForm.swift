/// The `async` form of a method with a completion handler, which the completion handler form runs by default.
///
/// Where the system has `Task.immediate`, on version 26 of Apple's systems and on Linux, a task begins inside the call:
/// handlers begin in slot order, and one that finishes without waiting, as the default of an `async` form does, answers
/// before the call returns. On older systems it begins on a later turn of the main actor.
package enum AsyncForm {
    /// Answers a completion handler with the result of an asynchronous function: the default of every completion
    /// handler form.
    ///
    /// What it returns after the deadline is late, as a completion handler is that is called then.
    @MainActor package static func answer<Answer>(
        _ completion: @escaping @Sendable (Answer) -> Void,
        with operation: @escaping @MainActor () async -> Answer
    ) {
        run { completion(await operation()) }
    }

    /// Runs a task that belongs to the handler or closure that is being called, and is cancelled at the deadline.
    @MainActor static func run(_ operation: @escaping @MainActor () async -> Void) {
        let owner = CallContext.current.taskOwner
        let task =
            if #available(iOS 26, macOS 26, tvOS 26, visionOS 26, *) {
                Task.immediate { await operation() }
            } else {
                Task { await operation() }
            }
        owner?.adopt(task)
    }
}
