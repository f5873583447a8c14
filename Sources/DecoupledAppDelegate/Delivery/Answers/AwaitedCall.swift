/// The call of one handler, or of one closure that intercepts, whose answer is awaited.
///
/// It goes from `called` to `returned`, unless it has ended by then, and ends in `answered`, `dropped`, `silent` or
/// `withdrawn`; one that is answered inside the call may still be withdrawn. An answer after another end, after the
/// result, or inside a call that has lasted past the deadline makes it `late`. One whose completion handler is freed
/// while handlers are being called (`completionFreed`) is `dropped` after that, or `withdrawn`.
struct AwaitedCall {
    enum State: Equatable {
        /// It is running.
        case called

        /// It has returned without an answer.
        case returned

        /// Its completion handler was let go of while handlers were being called, which ends the call after that.
        case completionFreed

        /// It was answered in time, with a decision.
        case answered(Decision)

        /// It does not take part after all.
        case withdrawn

        /// Its completion handler was let go of without a call.
        case dropped

        /// It had no answer at the deadline.
        case silent

        /// Its answer came when none counted any more.
        case late
    }

    let callee: Callee

    /// The call in the log, if there is one.
    let logged: LoggedCall?

    private(set) var state = State.called

    /// The tasks that were started inside the call.
    private var tasks: [Task<Void, Never>] = []

    init(callee: Callee, logged: LoggedCall?) {
        self.callee = callee
        self.logged = logged
    }

    /// Whether it may be answered, and its completion handler has not been freed.
    var canBeAnswered: Bool { state == .called || state == .returned }

    /// Whether it has returned, and has neither been answered nor ended.
    var hasReturnedUnanswered: Bool { state == .returned || state == .completionFreed }

    /// Whether the result waits for its answer, as for an observer's it does not.
    var isPending: Bool { hasReturnedUnanswered && !callee.isObserver }

    /// Whether its answer counts.
    var isCounted: Bool { if case .answered = state { !callee.isObserver } else { false } }

    /// Whether a handler has handled the event.
    var hasHandled: Bool { state == .answered(.handled) && !callee.isObserver }
}

// MARK: Transitions

extension AwaitedCall {
    /// Whether an answer counts.
    enum Acceptance {
        case counts
        case ignored
        case refused(Fault.Reason)
    }

    /// It is answered.
    mutating func accept(_ decision: Decision, isFinished: Bool, isPastDeadline: Bool) -> Acceptance {
        switch state {
        case .called where !isPastDeadline || callee.isObserver, .returned where !isFinished:
            state = .answered(decision)
            return .counts
        case .answered, .late:
            return .refused(.answeredTwice)
        case .withdrawn where !isFinished:
            state = .late
            return .ignored
        case .called, .returned, .completionFreed, .withdrawn, .dropped, .silent:
            state = .late
            // Nobody waits for an observer's.
            return callee.isObserver ? .ignored : .refused(.late)
        }
    }

    mutating func didReturn() { if state == .called { state = .returned } }

    /// It does not take part after all, even if it has been answered already.
    mutating func withdraw() {
        switch state {
        case .called, .answered, .completionFreed: state = .withdrawn
        case .returned, .withdrawn, .dropped, .silent, .late: break
        }
    }

    mutating func didFreeCompletion() { if canBeAnswered { state = .completionFreed } }

    /// Its completion handler was let go of without a call.
    mutating func drop() { if hasReturnedUnanswered { state = .dropped } }

    /// It has no answer at the deadline.
    mutating func endAtDeadline() { if hasReturnedUnanswered { state = .silent } }

    /// Adds a task that was started inside the call, before the answer; one that is started later is nobody's.
    mutating func adopt(_ task: Task<Void, Never>) { if state == .called { tasks.append(task) } }

    /// Gives up its tasks, whose release may run code of the app.
    mutating func takeTasks() -> [Task<Void, Never>] { exchange(&tasks, with: []) }
}
