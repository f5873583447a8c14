/// The calls whose answers one event awaits: which of them are open, and what is to be done next.
///
/// It calls nobody. A transition changes the state; `nextStep()` then goes on by one step, and says what its owner, an
/// `AnyAnswerCollector`, has to do, until that is to `wait` or to `finish`.
///
/// The state goes from `calling` to `waiting`, back to `calling` when a call has ended or the deadline has passed, and
/// to `finished`.
struct AwaitedCallStateMachine {
    private enum State {
        /// Handlers are being called, or the next step is being worked out.
        case calling

        /// All who were called have returned, and some have not answered.
        case waiting

        /// There is a result.
        case finished
    }

    /// How handlers are called.
    private enum Order {
        /// All, without waiting for answers.
        case concurrent

        /// The next one when nobody is waited for.
        case sequential

        /// All have been called, one after the other.
        case allCalled
    }

    /// How far the time is that handlers may take.
    private enum Deadline {
        case notStarted
        case running
        case passed
    }

    private var state = State.calling
    private var order = Order.concurrent
    private var deadline = Deadline.notStarted
    private var calls: [AwaitedCall] = []
}

// MARK: What it is

extension AwaitedCallStateMachine {
    var isFinished: Bool { state == .finished }

    var isPastDeadline: Bool { deadline == .passed }

    subscript(index: Int) -> AwaitedCall { calls[index] }

    /// The handlers and closures whose answers are waited for.
    var pending: [Callee] { calls.filter(\.isPending).map(\.callee) }

    /// The calls whose answers count, in order.
    var counted: [Int] { calls.indices.filter { calls[$0].isCounted } }

    /// Whether a handler has handled the event.
    var isHandled: Bool { calls.contains(where: \.hasHandled) }
}

// MARK: Transitions

extension AwaitedCallStateMachine {
    /// Says that handlers are called one after the other, until `endSequence()` says that all have been.
    mutating func beginSequence() { order = .sequential }

    mutating func endSequence() { order = .allCalled }

    /// Begins a call, and returns its index.
    mutating func begin(_ callee: Callee, _ logged: LoggedCall?) -> Int {
        calls.append(AwaitedCall(callee: callee, logged: logged))
        return calls.count - 1
    }

    /// A call has returned.
    mutating func didReturn(_ index: Int) { calls[index].didReturn() }

    /// The handler or closure that is being called has started a task; a task that is started later belongs to no call.
    mutating func adopt(_ task: Task<Void, Never>) {
        if let index = calls.indices.last { calls[index].adopt(task) }
    }

    /// A call is answered.
    ///
    /// - Parameters:
    ///   - index: The call's index.
    ///   - decision: What the answer decides.
    /// - Returns: Whether the answer counts, or why not.
    mutating func accept(_ index: Int, _ decision: Decision) -> AwaitedCall.Acceptance {
        calls[index].accept(decision, isFinished: isFinished, isPastDeadline: isPastDeadline)
    }

    /// The handler that is being called does not take part after all: its answer does not count.
    mutating func withdraw(_ index: Int) { calls[index].withdraw() }

    /// A completion handler has been freed.
    ///
    /// - Returns: Whether the call is to be dropped on the next turn. While handlers are being called, that is one of
    ///   the next steps.
    mutating func didFreeCompletion(_ index: Int) -> Bool {
        guard calls[index].canBeAnswered else { return false }
        if state == .calling { calls[index].didFreeCompletion() }
        return state == .waiting
    }

    /// Ends a call that can have no answer any more; returns whether it was open.
    mutating func drop(_ index: Int) -> Bool {
        guard calls[index].hasReturnedUnanswered, state != .finished else { return false }
        calls[index].drop()
        return true
    }

    /// The owner measures the time itself.
    mutating func didStartDeadline() { deadline = .running }

    /// The time that handlers may take is up.
    mutating func passDeadline() { deadline = .passed }

    /// A call has ended, or the deadline has passed; returns whether the next steps are to be taken, which they are
    /// already while handlers are being called.
    mutating func resume() -> Bool {
        guard state == .waiting else { return false }
        state = .calling
        return true
    }

    /// Takes the tasks of calls without an answer, which are cancelled when the result no longer waits for them.
    mutating func takeTasks() -> [Task<Void, Never>] {
        calls.indices.filter { calls[$0].hasReturnedUnanswered }.flatMap { calls[$0].takeTasks() }
    }
}

// MARK: Steps

extension AwaitedCallStateMachine {
    enum Step {
        /// Cancel the tasks of calls without an answer at the deadline; a task may answer as it is cancelled.
        case cancel([Task<Void, Never>])

        /// Report a call that has ended without an answer, as `dropped` or `silent`.
        case end(Int)

        /// Call the next handler.
        case callNext

        /// Wait for an answer, or for the deadline, which may have to be started.
        case wait(startsDeadline: Bool)

        /// Give the result. Nobody cancels the tasks of calls that have ended; they are released after the last change
        /// of state, since that may run code of the app.
        case finish(ended: [Task<Void, Never>], AfterResult)
    }

    /// What becomes of the deadline once there is a result.
    enum AfterResult {
        /// Nobody needs it any more.
        case cancelDeadline

        /// It begins: tasks of observers may go on, and end at the deadline as well.
        case startDeadline

        /// It goes on for observers, or has passed.
        case keepDeadline
    }

    /// Goes on by one step, and returns what is to be done.
    mutating func nextStep() -> Step {
        if let index = calls.firstIndex(where: { $0.state == .completionFreed }) {
            calls[index].drop()
            return .end(index)
        }
        if deadline == .passed {
            let tasks = takeTasks()
            if !tasks.isEmpty { return .cancel(tasks) }
            if let index = calls.firstIndex(where: \.isPending) {
                calls[index].endAtDeadline()
                return .end(index)
            }
        }
        if calls.contains(where: \.isPending) {
            state = .waiting
            defer { if deadline == .notStarted { deadline = .running } }
            return .wait(startsDeadline: deadline == .notStarted)
        }
        if order == .sequential { return .callNext }
        state = .finished
        return finish()
    }

    private mutating func finish() -> Step {
        let ended = calls.indices.filter { !calls[$0].hasReturnedUnanswered }.flatMap { calls[$0].takeTasks() }
        guard calls.contains(where: \.hasReturnedUnanswered) else { return .finish(ended: ended, .cancelDeadline) }
        guard deadline == .notStarted else { return .finish(ended: ended, .keepDeadline) }
        deadline = .running
        return .finish(ended: ended, .startDeadline)
    }
}
