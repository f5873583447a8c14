/// A result that may come later.
///
/// An event with a completion handler returns one. It has its result when every handler has finished, or at the
/// deadline. You can read, await and map a reply, but not set its result: for a result of your own, return a
/// ``PendingReply``, or a reply made from a value or from an asynchronous closure.
@preconcurrency @MainActor public class Reply<Answer> {
    private enum State {
        /// Handlers' answers are waited for, if the reply is theirs; then the actions run.
        case waiting(for: AnyAnswerCollector?, actions: [(Answer) -> Void])

        case answered(Answer)
    }

    private var state: State

    /// The result; nil until there is one.
    public final var answer: Answer? { if case .answered(let answer) = state { answer } else { nil } }

    /// Creates a reply that waits for its answer.
    init() { state = .waiting(for: nil, actions: []) }

    /// Creates a reply with a result.
    ///
    /// - Parameter answer: The result.
    public init(_ answer: Answer) { state = .answered(answer) }

    /// Returns a reply with the result of an asynchronous closure.
    ///
    /// If a closure or a handler makes it while an event is being delivered, its task is cancelled at the event's
    /// deadline.
    ///
    /// - Parameter operation: The closure, which runs in a task on the main actor. If it throws, as it does when it
    ///   awaits another reply at the deadline, the reply is released without a result.
    /// - Returns: The reply.
    public static func async(_ operation: @escaping @MainActor () async throws -> Answer) -> Reply {
        let reply = Reply()
        AsyncForm.run { if let answer = try? await operation() { reply.settle(with: answer) } }
        return reply
    }

    /// The handlers, and closures that intercept, whose answers it waits for.
    package final var pendingHandlers: [String] {
        guard case .waiting(let collector?, _) = state else { return [] }
        return collector.calls.pending.map(\.name)
    }

    /// Runs an action with the result: now if there is one, otherwise on the main thread as soon as there is.
    ///
    /// - Parameter action: The action.
    public func whenAnswered(_ action: @escaping (Answer) -> Void) {
        switch state {
        case .waiting(let collector, let actions): state = .waiting(for: collector, actions: actions + [action])
        case .answered(let answer): action(answer)
        }
    }

    /// Returns a reply with this one's result transformed.
    ///
    /// - Parameter transform: Returns the result of the new reply; called once, on the main thread.
    /// - Returns: The reply.
    public func map<Other>(_ transform: @escaping (Answer) -> Other) -> Reply<Other> {
        let reply = Reply<Other>()
        whenAnswered { reply.settle(with: transform($0)) }
        return reply
    }

    /// Answers unless there is an answer already, and runs the waiting actions before this returns.
    final func settle(with answer: Answer) {
        guard case .waiting(_, let actions) = state else { return }
        state = .answered(answer)
        for action in actions { action(answer) }
    }

    /// Waits for a result, which settles it.
    final func wait(for collector: AnyAnswerCollector) {
        if case .waiting(_, let actions) = state { state = .waiting(for: collector, actions: actions) }
    }
}

/// A reply, without the type of its result.
@MainActor protocol AnyReply {
    /// The result, for records; nil until there is one.
    var recorded: Any? { get }
}

extension Reply: AnyReply {
    var recorded: Any? { answer }
}

extension Reply where Answer: Sendable {
    /// The result, once there is one.
    ///
    /// - Throws: A `CancellationError` if the task that awaits it is cancelled before.
    public var value: Answer {
        get async throws(CancellationError) {
            if let answer { return answer }
            let (answers, continuation) = AsyncStream.makeStream(of: Answer.self)
            whenAnswered { continuation.yield($0) }
            for await answer in answers { return answer }
            throw CancellationError()
        }
    }
}

/// A reply that you resolve.
///
/// ```swift
/// AppDelegate.shared.intercept(.performFetch) { call in
///     let reply = PendingReply<UIBackgroundFetchResult>()
///     refresh { reply.resolve(with: $0 ? .newData : .failed) }
///     return reply
/// }
/// ```
///
/// A reply that is released without a result is reported as a ``Fault`` under the key of the closure that returned it.
@preconcurrency @MainActor public final class PendingReply<Answer>: Reply<Answer> {
    /// Creates a reply without a result.
    public override init() { super.init() }

    /// Sets the result; only the first call counts.
    ///
    /// Waiting actions run on the main thread, before this returns.
    ///
    /// - Parameter answer: The result.
    public func resolve(with answer: Answer) { settle(with: answer) }
}
