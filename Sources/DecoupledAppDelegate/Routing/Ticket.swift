import Foundation

/// One handler's right to answer once, held by the completion it was given.
///
/// It is all a handler's completion captures. Any thread may answer or let go of it; what follows happens on the main thread.
final class Ticket<C: Combination & Sendable>: Sendable where C.Answer: Sendable {
    private let gathering: Gathering<C>
    private let index: Int

    init(gathering: Gathering<C>, index: Int) {
        self.gathering = gathering
        self.index = index
    }

    deinit {
        gathering.drop(index)
    }

    func answer(_ answer: C.Answer) {
        // Holding the ticket itself keeps its deinit behind the answer, wherever the handler lets go of it.
        MainThread.run { self.gathering.receive(answer, from: self.index) }
    }
}

/// What keeps the shares of a gathering, without the type of its answers.
@MainActor
protocol ShareOwner: AnyObject {
    /// Remembers the task that will answer, to cancel it at the deadline.
    func hold(_ task: Task<Void, Never>, for index: Int)
}

/// The share whose handler is being called right now.
@MainActor
struct AskedShare {
    /// Set by a gathering for the time it calls a handler.
    static var current: AskedShare?

    let gathering: any ShareOwner
    let index: Int

    /// Answers a completion from an asynchronous function: the default of every completion form.
    ///
    /// The task belongs to the share of the handler that is being called. At the deadline it is cancelled, and what it returns
    /// after that is not passed on, since the handler has been reported as silent.
    static func answer<Answer>(
        _ completion: @escaping @Sendable (Answer) -> Void,
        with operation: @escaping @MainActor () async -> Answer
    ) {
        let task = Task {
            let answer = await operation()
            if !Task.isCancelled { completion(answer) }
        }
        current?.gathering.hold(task, for: current?.index ?? 0)
    }
}
