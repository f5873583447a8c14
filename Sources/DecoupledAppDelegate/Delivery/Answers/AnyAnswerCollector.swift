import Foundation

/// Collects the answers of completion handlers into one result, which is there when all have answered, or at the
/// deadline: the answers of an event's handlers or of a closure, or what comes beside an event's answer.
///
/// It does what its `AwaitedCallStateMachine` says. Each handler answers through a `Completion` of its own, from any
/// thread. A collector retains neither handlers nor scenes nor the app delegate, since it lives for as long as a
/// handler keeps its completion handler.
@MainActor class AnyAnswerCollector {
    let definition: AnyEventDefinition
    private(set) weak var registry: HandlerRegistry?
    let log: EventLog?

    let purpose: Purpose

    /// From when the deadline counts; nil to count from the first wait, as for one who is called after the deadline.
    private let arrival: TimeInterval?

    /// How long handlers may take, in seconds; nil for no limit.
    private let timeLimit: TimeInterval?

    private(set) final var calls = AwaitedCallStateMachine()

    private var cancelTimer: (() -> Void)?

    /// What waits for the result, besides the reply.
    private var whenFinished: (() -> Void)?

    /// What is decided before a handler has answered.
    private let initialDecision: Decision

    init(
        _ definition: AnyEventDefinition, by registry: HandlerRegistry, log: EventLog?, purpose: Purpose,
        timing: Timing?, initialDecision: Decision
    ) {
        self.definition = definition
        self.registry = registry
        self.log = log
        self.purpose = purpose
        self.initialDecision = initialDecision
        timeLimit = timing?.timeLimit
        arrival = purpose.level == nil ? nil : timing?.arrivalUnlessPastDeadline(at: registry.diagnostics.clock.now)
    }

    /// Merges the answers that count, and settles the reply.
    func giveResult() {}
}

// MARK: Calls

extension AnyAnswerCollector: TaskOwner {
    /// Who is still called: after the deadline, observers alone.
    final var scope: CallScope { calls.isPastDeadline ? .observersAfterDeadline : .everyone }

    /// What the handlers have decided so far.
    final var decision: Decision { calls.isHandled ? .handled : initialDecision }

    /// Says that handlers are called one after the other.
    final func beginSequence() { calls.beginSequence() }

    /// Runs a closure that calls handlers, and owns the tasks that they start.
    final func owningTasks(_ body: () -> Void) { CallContext.owning(by: self, body) }

    final func adopt(_ task: Task<Void, Never>) { calls.adopt(task) }

    /// Calls a handler or a closure, with the index of the call.
    final func call(_ callee: Callee, _ body: (Int) -> Void) {
        // A closure may pass the event on, or call a stored restoration handler, when the event is over.
        guard !calls.isFinished else { return reportFault(.late, by: callee) }
        let logged = log?.begin(callee)
        let index = calls.begin(callee, logged)
        if let logged { logged.run { body(index) } } else { body(index) }
        calls.didReturn(index)
        if let logged { log?.returned(logged) }
    }

    /// A completion handler has been freed without a call.
    ///
    /// A handler may do so in the setter of a property, and UIKit's completion handler may read that property. So the
    /// call ends later, when the setter has returned.
    final func didFreeCompletion(_ index: Int) {
        if calls.didFreeCompletion(index) { MainThread.async { self.drop(index) } }
    }

    /// A call is answered; see `AwaitedCallStateMachine.accept(_:_:)`.
    final func accept(_ index: Int, _ decision: Decision) -> AwaitedCall.Acceptance { calls.accept(index, decision) }

    /// The handler that is being called does not take part after all: its answer does not count.
    final func withdraw(_ index: Int) { calls.withdraw(index) }

    private func drop(_ index: Int) {
        guard calls.drop(index) else { return }
        reportEnd(of: index)
        resume()
    }

    private func reportFault(_ reason: Fault.Reason, by callee: Callee) {
        registry?.reportFault(reason, by: callee.name, at: definition)
    }
}

// MARK: Steps

extension AnyAnswerCollector {
    /// Goes on after a call has ended or the deadline has passed.
    func resume() { if calls.resume() { runSteps() } }

    /// Does what is to be done until an answer has to be waited for, or there is a result.
    func runSteps() {
        while !calls.isFinished {
            switch calls.nextStep() {
            case .cancel(let tasks): for task in tasks { task.cancel() }
            case .end(let index): reportEnd(of: index)
            case .callNext: callNextHandler()
            case .wait(let startsDeadline):
                if startsDeadline { startDeadline() }
                return
            case .finish(_, let afterResult): finish(afterResult)
            }
        }
    }

    private func callNextHandler() {
        guard let registry, registry.callQueues.callNext(for: self, isHandled: decision == .handled) else {
            return calls.endSequence()
        }
    }

    /// Logs a call that has ended without an answer, and reports the fault.
    private func reportEnd(of index: Int) {
        let call = calls[index]
        let isDropped = call.state == .dropped
        if let logged = call.logged { log?.answered(logged, isDropped ? Absence.dropped : .silent) }
        guard !call.callee.isObserver else { return }
        if !isDropped {
            reportFault(.silent(deadline: timeLimit ?? 0), by: call.callee)
        } else if purpose.level != nil {
            // Nobody need call what comes beside an answer, such as a restoration handler.
            reportFault(.dropped, by: call.callee)
        }
    }

    private func finish(_ afterResult: AwaitedCallStateMachine.AfterResult) {
        switch afterResult {
        case .cancelDeadline: cancelTimer?()
        case .startDeadline: startDeadline()
        case .keepDeadline: break
        }
        if !calls.isPastDeadline { purpose.level?.end() }
        if case .answer(let level, let progress) = purpose, level.isTop { progress.decide(decision) }
        if let whenFinished {
            self.whenFinished = nil
            whenFinished()
        }
        giveResult()
    }

    /// Runs an action, of which there may be one: when there is a result, before the reply is settled; or now, if there
    /// is one.
    final func whenFinished(_ action: @escaping () -> Void) {
        if calls.isFinished { action() } else { whenFinished = action }
    }
}

// MARK: The deadline

extension AnyAnswerCollector {
    private func startDeadline() {
        guard let clock = registry?.diagnostics.clock else { return }
        let start = arrival ?? clock.now
        schedule(start) { [weak self] in self?.reachDeadline(since: start) }
    }

    private func reachDeadline(since start: TimeInterval) {
        guard let grace = purpose.level?.grace else { return passDeadline() }
        schedule(start + grace) { [weak self] in self?.passDeadline() }
    }

    private func passDeadline() {
        calls.passDeadline()
        if calls.isFinished { for task in calls.takeTasks() { task.cancel() } } else { resume() }
    }

    /// Runs an action at the deadline that counts from a time.
    private func schedule(_ start: TimeInterval, _ action: @escaping @MainActor @Sendable () -> Void) {
        guard let timeLimit, let clock = registry?.diagnostics.clock else { return }
        cancelTimer = clock.schedule(after: max(0, start + timeLimit - clock.now), action)
    }

    /// Ends one call, in place of all, at a deadline from now on, as if its completion handler were freed.
    final func dropAtDeadline(_ index: Int) {
        calls.didStartDeadline()
        guard let timeLimit, let clock = registry?.diagnostics.clock else { return }
        cancelTimer = clock.schedule(after: timeLimit) { [weak self] in self?.drop(index) }
    }
}
