public import DecoupledAppDelegate

// This folder is handlers for tests. `EventHandler` fills every role, in one file for each group of roles, and passes each event to one
// of two methods here, so that its subclasses need not know the roles: `Handling` answers one event with a closure, `RecordingHandler`
// records all.

/// A handler that fills every role and receives all events in one place.
///
/// ``RecordingHandler`` records them, ``Handling`` handles one of them with a closure.
@preconcurrency @MainActor public class EventHandler: RoleHandler {
    init() {}

    /// Returns `true`.
    public func handles(_ event: AppEvent) -> Bool { true }

    /// Takes an event, and returns the closure that answers it; nil for the neutral answer.
    func closure(for event: AppEvent, _ input: Any) -> (any AnswerClosure)? { nil }

    /// Takes an event that is answered inside the call, and returns the answer.
    final func receive<Input, Output>(_ event: Event<Input, Output>, _ input: Input) -> Output {
        let answer = closure(for: event, input) as? EventAnswer<Input, Output>
        return answer?.body(input) ?? event.neutral(input, from: .running)
    }

    /// Takes an event that is answered through a completion handler.
    final func receive<Input, Output>(
        _ event: Event<Input, Reply<Output>>,
        _ input: Input,
        _ completion: @escaping @Sendable (Output) -> Void
    ) {
        switch closure(for: event, input) {
        case let answer as EventAnswer<Input, Reply<Output>>: answer.body(input).whenAnswered(completion)
        case let answer as GatheredAnswer<Input, Output>: answer.body(input, completion)
        default: if let answer = event.neutral(input, from: .running).answer { completion(answer) }
        }
    }
}
