public import DecoupledAppDelegate

// Events whose answers may come later.
extension TestApp {
    /// Delivers an event with a completion handler and waits for its result.
    ///
    /// - Parameters:
    ///   - event: The event.
    ///   - input: Its arguments.
    ///   - seconds: How far to move the clock once the handlers have been called, for a deadline to pass.
    /// - Returns: The merged result; nil if it waits for a deadline, which is reported to ``onUnanswered``.
    @discardableResult
    public func answer<Input, Output>(
        to event: Event<Input, Reply<Output>>,
        _ input: Input,
        advancing seconds: TimeInterval = 0
    ) async -> Output? {
        await wait(for: deliver(event, input), to: event, advancing: seconds)
    }

    /// Waits for the answer to an awaited event.
    ///
    /// - Parameters:
    ///   - reply: The answer, or what will be.
    ///   - event: The event.
    ///   - seconds: How far to move the clock.
    ///   - override: The class of the app's own whose method has the completion handler; nil for the handlers that have not answered.
    /// - Returns: The merged result; nil if it waits for a deadline.
    func wait<Input, Output>(
        for reply: Reply<Output>, to event: Event<Input, Reply<Output>>, advancing seconds: TimeInterval = 0,
        by override: String? = nil
    ) async -> Output? {
        if seconds != 0 { await advance(by: seconds) }
        await reply.wait(atMost: patience)
        if reply.answer == nil {
            let deadline = delegate.deadlines[event] ?? event.deadline
            onUnanswered(
                UnansweredEvent(
                    event: event,
                    handlers: override.map { [$0] } ?? reply.pendingHandlers,
                    deadline: override == nil && deadline?.isFinite == true ? deadline : nil,
                    isOverridden: override != nil
                )
            )
        }
        return reply.answer
    }

    /// Delivers an event without arguments that has a completion handler, and waits for its result.
    ///
    /// - Parameters:
    ///   - event: The event.
    ///   - seconds: How far to move the clock once the handlers have been called, for a deadline to pass.
    /// - Returns: The merged result; nil if it waits for a deadline, which is reported to ``onUnanswered``.
    @discardableResult
    public func answer<Output>(
        to event: Event<Void, Reply<Output>>,
        advancing seconds: TimeInterval = 0
    ) async -> Output? {
        await answer(to: event, (), advancing: seconds)
    }
}
