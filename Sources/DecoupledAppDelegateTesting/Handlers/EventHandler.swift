public import DecoupledAppDelegate

// This folder is handlers for tests. `EventHandler` fills every role, in one file for each group of roles, and passes each event to one
// of two methods here, so that its subclasses need not know the roles.

/// A handler that fills every role and receives all events in one place.
///
/// ``RecordingHandler`` records them, ``Handling`` handles one of them with a closure.
@preconcurrency @MainActor public class EventHandler: RoleHandler {
    init() {}

    /// Returns `true`.
    public func handles(_ event: AppEvent) -> Bool { true }

    /// Takes an event that is answered inside the call, and returns the answer.
    func hear<Input, Output>(_ event: Event<Input, Output>, _ input: Input) -> Output {
        event.neutral(input, from: .running)
    }

    /// Takes an event that is answered through a completion handler.
    func hear<Input, Output>(
        _ event: Event<Input, Reply<Output>>,
        _ input: Input,
        _ completion: @escaping @Sendable (Output) -> Void
    ) {
        if let answer = event.neutral(input, from: .running).answer { completion(answer) }
    }
}
