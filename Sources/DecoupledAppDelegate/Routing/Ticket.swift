import Dispatch

/// One handler's right to answer once, held by the completion it was given.
///
/// It is all a handler's completion captures. Any thread may answer or let go of it; what follows happens on the main thread.
final class Ticket<Owner: ShareOwner>: Sendable {
    private let owner: Owner
    private let index: Int

    init(owner: Owner, index: Int) {
        self.owner = owner
        self.index = index
    }

    deinit {
        if MainThread.isCurrent {
            owner.drop(index)
        } else {
            let (owner, index) = (owner, index)
            DispatchQueue.main.async { owner.drop(index) }
        }
    }

    func answer(_ answer: Owner.Answer) {
        if MainThread.isCurrent {
            owner.receive(answer, from: index)
        } else {
            // Holding the ticket itself keeps its deinit behind the answer, wherever the handler lets go of it.
            DispatchQueue.main.async { self.owner.receive(answer, from: self.index) }
        }
    }
}

/// What keeps the shares of a gathering, as its tickets see it.
///
/// The requirements are not isolated, since tickets are used on any thread; a ticket calls them on the main thread only, and the
/// conformance checks that it does.
protocol ShareOwner<Answer>: AnyObject, Sendable {
    /// What one handler answers.
    associatedtype Answer: Sendable

    /// Takes a handler's answer.
    func receive(_ answer: Answer, from index: Int)

    /// Notes that a handler has let go of its completion.
    func drop(_ index: Int)
}

/// What remembers the task of an asynchronous handler, to cancel it at the deadline.
@MainActor
protocol TaskHolder: AnyObject {
    /// Remembers the task that will answer, to cancel it at the deadline.
    func hold(_ task: Task<Void, Never>, for index: Int)
}

/// The share whose handler is being called right now.
@MainActor
struct AskedShare {
    /// Set by a gathering for the time it calls a handler.
    static var current: AskedShare?

    let gathering: any TaskHolder
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
