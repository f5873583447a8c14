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
    private let closure: any AnswerClosure

    /// Creates a handler of an event without a completion handler.
    ///
    /// - Parameters:
    ///   - event: The event.
    ///   - body: Returns the result; called on the main thread.
    public init<Input, Output>(_ event: Event<Input, Output>, _ body: @escaping @MainActor (Input) -> Output) {
        self.event = event
        closure = EventAnswer(body: body)
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
        closure = GatheredAnswer<Input, Output> { input, completion in
            AsyncForm.answer(completion) { await body(input) }
        }
        super.init()
    }

    /// Returns whether it is the handler's event.
    public override func handles(_ event: AppEvent) -> Bool { event == self.event }

    override func closure(for event: AppEvent, _ input: Any) -> (any AnswerClosure)? {
        event == self.event ? closure : nil
    }
}
