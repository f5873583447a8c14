/// The `async` form of a gathered method, which the completion handler form runs by default.
///
/// Where the system has `Task.immediate`, on version 26 of Apple's systems and on Linux, a task begins inside the call: handlers begin in
/// slot order, and one that finishes without waiting, as the default of an `async` form does, answers before the call returns. On older
/// systems it begins on a later turn of the main actor.
@MainActor package enum AsyncForm {
    /// What gathers the answers of the handlers that are being called, to which the tasks belong that they start; nil where nobody waits
    /// for them. Whoever calls handlers sets it, and sets the old one afterwards.
    static var caller: Gathering?

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
            PassLog.lastDefault = nil
        }
    }

    /// Runs a task that belongs to the share of whoever is being called, and is cancelled at the deadline.
    static func run(_ operation: @escaping @MainActor () async -> Void) {
        let task =
            if #available(iOS 26, macOS 26, tvOS 26, visionOS 26, *) {
                Task.immediate { await operation() }
            } else {
                Task { await operation() }
            }
        caller?.own(task)
    }
}
