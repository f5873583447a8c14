import Foundation

/// Follows one event on its way through a slot: tells the steps to whoever wants them, and reports a handler that
/// exceeds the budget.
@MainActor final class EventLog {
    /// Where everything goes; the log lives for as long as a handler keeps its completion handler, and must not keep an
    /// app delegate alive.
    private weak var diagnostics: Diagnostics?

    private let event: AppEvent
    private let slot: String

    /// What those who follow the event do at each step.
    private let followers: [EventFollower.Steps]

    /// How many calls there have been.
    private var count = 0

    /// Begins the log of an event.
    ///
    /// - Parameters:
    ///   - event: The event.
    ///   - slot: The name of its slot.
    ///   - diagnostics: Where faults and steps go.
    ///   - input: The event's arguments.
    init(event: AppEvent, slot: String, diagnostics: Diagnostics, input: Any) {
        self.event = event
        self.slot = slot
        self.diagnostics = diagnostics
        followers = diagnostics.followers.compactMap { $0.follow(event, in: slot, with: input) }
    }

    /// Calls somebody who answers inside the call, and notes the call, its answer and its return.
    func call<Answer>(_ callee: Callee, _ body: () -> Answer) -> Answer {
        let call = begin(callee)
        let answer = call.run(body)
        answered(call, answer)
        returned(call)
        return answer
    }

    /// Notes that somebody is called.
    func begin(_ callee: Callee) -> LoggedCall {
        let call = LoggedCall((count, callee, diagnostics?.clock.now ?? 0), of: event)
        count += 1
        tell(.call(call.step))
        return call
    }

    /// Notes that a call has returned, and reports a handler that blocked the main thread too long.
    func returned(_ logged: LoggedCall) {
        guard let diagnostics else { return }
        let call = logged.step
        let now = diagnostics.clock.now
        tell(.return(call))
        // An interception's call contains the calls of those below it.
        guard let budget = diagnostics.budget, now - call.start > budget, !call.callee.isInterception else { return }
        diagnostics.reportFault(
            .overBudget(seconds: now - call.start, budget: budget), by: call.callee.name, in: slot, at: event)
    }

    /// Notes the answer of a call that may have returned before.
    func answered(_ call: LoggedCall, _ answer: Any, isOffMainThread: Bool = false) {
        tell(.answer(call.step, call.takesDefault ? Absence.notImplemented : answer, isOffMainThread: isOffMainThread))
    }

    /// Tells those who follow the event of a step.
    func tell(_ step: EventStep) {
        guard let diagnostics else { return }
        // A follower may let go of the app delegate, and others look at its clock.
        withExtendedLifetime(diagnostics) { for follow in followers { follow(step) } }
    }
}

/// A call of a handler or of a closure that somebody follows.
@MainActor final class LoggedCall {
    let step: EventStep.Call

    private let event: AppEvent

    /// Whether the answer is that of a default method, since the handler does not implement the event's.
    private(set) var takesDefault = false

    init(_ step: EventStep.Call, of event: AppEvent) {
        self.step = step
        self.event = event
    }

    /// Runs a closure that calls the handler.
    func run<Answer>(_ body: () -> Answer) -> Answer { CallContext.following(self, body) }

    /// Notes that a class's default method runs; ignored unless it is the event's, of the handler's class: a handler
    /// may call others.
    func takeDefault(of type: any Any.Type, for other: AppEvent) {
        if case .handler(let own, _) = step.callee, own == type, event == other { takesDefault = true }
    }
}
