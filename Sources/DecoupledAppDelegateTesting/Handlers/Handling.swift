public import DecoupledAppDelegate

/// A handler made of one event and one closure, which wants that event only.
///
/// ```swift
/// app.delegate.urlDelegate = [Handling(.openURL) { $0.url.scheme == "courier" }]
/// app.delegate.backgroundFetchDelegate = [Handling(.performFetch) { _ in await refresh() }]
/// ```
///
/// It can be put into any slot, and is called in that of its event.
@preconcurrency @MainActor public final class Handling: EventHandler {
    private let event: AppEvent
    private let body: Any

    private struct Answer<Input, Output> {
        let body: @MainActor (Input) -> Output
    }

    private struct GatheredAnswer<Input, Output> {
        let body: @MainActor (Input) async -> Output
    }

    /// Creates a handler of an event without a completion handler.
    ///
    /// - Parameters:
    ///   - event: The event.
    ///   - body: Returns the result; called on the main thread.
    public init<Input, Output>(_ event: Event<Input, Output>, _ body: @escaping @MainActor (Input) -> Output) {
        self.event = event
        self.body = Answer(body: body)
        super.init()
    }

    /// Creates a handler of an event with a completion handler.
    ///
    /// - Parameters:
    ///   - event: The event.
    ///   - body: Returns the result; called in a task on the main actor, which is cancelled at the deadline.
    public init<Input, Output>(
        _ event: Event<Input, Reply<Output>>, _ body: @escaping @MainActor (Input) async -> Output
    ) {
        self.event = event
        self.body = GatheredAnswer(body: body)
        super.init()
    }

    /// Returns whether it is the handler's event.
    public override func handles(_ event: AppEvent) -> Bool { event == self.event }

    override func hear<Input, Output>(_ event: Event<Input, Output>, _ input: Input) -> Output {
        guard event == self.event, let answer = body as? Answer<Input, Output> else {
            return super.hear(event, input)
        }
        return answer.body(input)
    }

    override func hear<Input, Output>(
        _ event: Event<Input, Reply<Output>>, _ input: Input, _ completion: @escaping @Sendable (Output) -> Void
    ) {
        if event == self.event, let answer = body as? Answer<Input, Reply<Output>> {
            return answer.body(input).whenAnswered(completion)
        }
        guard event == self.event, let answer = body as? GatheredAnswer<Input, Output> else {
            return super.hear(event, input, completion)
        }
        AsyncForm.answer(completion) { await answer.body(input) }
    }
}
