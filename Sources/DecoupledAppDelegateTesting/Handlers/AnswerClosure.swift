/// A closure that answers an event of any arguments.
protocol AnswerClosure {}

/// A closure that returns the answer to an event.
struct EventAnswer<Input, Output>: AnswerClosure {
    let body: @MainActor (Input) -> Output
}

/// A closure that answers an event through a completion handler.
struct GatheredAnswer<Input, Output>: AnswerClosure {
    let body: @MainActor (Input, @escaping @Sendable (Output) -> Void) -> Void
}
