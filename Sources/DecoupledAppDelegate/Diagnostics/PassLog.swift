import Foundation

/// Follows one event on its way through a slot: tells the steps to whoever wants them, and reports a handler that exceeds the budget.
@MainActor final class PassLog {
    /// Where everything goes; the log lives for as long as a handler keeps its completion handler, and must not keep an app delegate alive.
    private weak var diagnostics: Diagnostics?

    /// The class of the handler whose default method ran last, so that the answer of its call can say that it does not implement the method.
    ///
    /// A default leaves the class here, whether somebody follows the event or not, and the log of the call takes it out.
    static var lastDefault: (any Any.Type)?

    private let event: AppEvent
    private let slot: String

    /// What those who follow the event do at each step.
    private let followers: [PassFollower.Steps]

    /// The calls so far, in order.
    private var calls: [PassStep.Call] = []

    /// Begins the log of an event.
    ///
    /// - Parameters:
    ///   - event: The event.
    ///   - slot: The name of its slot.
    ///   - diagnostics: Where faults and steps go.
    ///   - input: Its arguments.
    init(event: AppEvent, slot: String, diagnostics: Diagnostics, input: Any) {
        self.event = event
        self.slot = slot
        self.diagnostics = diagnostics
        followers = diagnostics.followers.compactMap { $0.follow(event, in: slot, with: input) }
    }

    /// Notes that somebody is called, and returns the number of the call.
    func begin(_ asked: Asked) -> Int {
        let call: PassStep.Call = (calls.count, asked, diagnostics?.clock.now ?? 0)
        calls.append(call)
        tell(.call(call))
        Self.lastDefault = nil
        return call.index
    }

    /// Notes that a call has returned with its answer.
    func end(_ index: Int, _ answer: Any) {
        answered(index, answer)
        returned(index)
    }

    /// Notes that a call has returned, and reports a handler that blocked the main thread too long.
    func returned(_ index: Int) {
        guard let diagnostics else { return }
        let call = calls[index]
        let now = diagnostics.clock.now
        tell(.return(call))
        // An interception's call contains the calls of those below it.
        guard let budget = diagnostics.budget, now - call.start > budget, !call.asked.isInterception else { return }
        diagnostics.report(
            .overBudget(seconds: now - call.start, budget: budget), by: call.asked.name, in: slot, at: event)
    }

    /// Notes the answer of a call that may have returned before.
    func answered(_ index: Int, _ answer: Any, isElsewhere: Bool = false) {
        let call = calls[index]
        let ranDefault = if case .handler(let type, _) = call.asked { type == Self.lastDefault } else { false }
        Self.lastDefault = nil
        let answer: Any = ranDefault ? Absence.notImplemented : answer
        tell(.answer(call, answer, isElsewhere: isElsewhere))
    }

    /// Tells those who follow the event of a step.
    func tell(_ step: PassStep) {
        guard let diagnostics else { return }
        // A follower may let go of the app delegate, and others look at its clock.
        withExtendedLifetime(diagnostics) { for follow in followers { follow(step) } }
    }
}
