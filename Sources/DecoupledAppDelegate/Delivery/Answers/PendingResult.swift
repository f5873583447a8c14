import Foundation

/// The result of an event whose handlers answer through completion handlers.
///
/// There is one result, when every handler has answered or at the deadline. Each handler has a `Part`, in the order of the calls, and answers
/// it through a `Completion` of its own, from any thread.
///
/// `advance` goes from asking to waiting and, once no part is pending, to answered by `finish`. Each part ends by `take` or `end`, after which
/// `proceed` advances once more, but not while handlers are being asked. The answers are in its subclass `TypedResult`, which knows their type.
@MainActor class PendingResult {
    enum State {
        /// Handlers are being called; there is no result before they have returned.
        case asking

        /// Every handler that was called has returned, and some have not answered.
        case waiting

        /// There is a result, which may say whether a handler has handled the event.
        case answered(isHandled: Bool?)
    }

    let event: EventDefinition
    private(set) weak var router: EventRouter?
    let log: PassLog?

    /// Its place on the event's way down through interceptions; nil for an event that has none.
    let level: DescentLevel?

    private(set) var state = State.asking
    var deadline: Deadline

    /// Everybody who was called, in the order of the calls.
    var parts: [Part] = []

    /// Whether the event is handled before a handler has answered; nil if handlers cannot decline it.
    private let isHandledAtFirst: Bool?

    /// Gives the result to whoever waits for it, and to the log that ends with it; nil once it has.
    ///
    /// Until then it retains the result: who waits gets it whatever else lets go.
    final var giveResult: (@MainActor (PassLog?) -> Void)?

    /// What waits for the result, and wants to know whether a handler has handled the event.
    private var action: ((_ isHandled: Bool?) -> Void)?

    /// Creates what a `TypedResult` has that is not of its types.
    init(
        _ event: EventDefinition, by router: EventRouter, of delivery: Delivery?, level: Int, isUnlimited: Bool,
        isHandledAtFirst: Bool?
    ) {
        self.event = event
        self.router = router
        self.isHandledAtFirst = isHandledAtFirst
        self.level = delivery.map { DescentLevel(level, of: $0.descent.waiting) }
        log = delivery?.log
        let limit = router.deadlines[event.id] ?? event.deadline
        deadline = Deadline(
            start: delivery?.start ?? router.diagnostics.clock.now, limit: isUnlimited ? nil : limit)
    }

    /// Reports what somebody who was called has done, while there is an app delegate to report it.
    func report(_ reason: Fault.Reason, by asked: Asked) { router?.report(reason, by: asked.name, at: event) }
}

// MARK: From the first call to the result

extension PendingResult {
    var isAnswered: Bool { if case .answered = state { true } else { false } }

    /// Runs a closure that calls handlers, and owns the tasks that they start.
    func owningTasks<Result>(_ body: () -> Result) -> Result { CallContext.owning(by: self, body) }

    /// Calls somebody who has a part, with the index of that.
    func call(_ asked: Asked, _ body: (Int) -> Void) {
        // Somebody who passes on what it was given calls once more when everything is over.
        guard !isAnswered else { return report(.late, by: asked) }
        let index = parts.count
        let call = log?.begin(asked)
        parts.append(Part(asked: asked, call: call))
        if let call { call.run { body(index) } } else { body(index) }
        if case .called = parts[index].state { parts[index].state = .returned }
        if let call { log?.returned(call) }
    }

    /// Goes on as far as it can, after the handlers have been called and after each answer.
    ///
    /// It gives the result if no part is pending. Where each handler waits for the one before, it calls the next; otherwise it waits for the
    /// last answer, or for the deadline.
    func advance() {
        repeat {
            dropReleased()
            if deadline.isPast { silence() }
            guard !parts.contains(where: \.isPending) else {
                state = .waiting
                return startDeadline()
            }
        } while callNext()
        finish()
    }

    /// Advances after a part has ended.
    func proceed() {
        guard case .waiting = state else { return }
        state = .asking
        advance()
    }

    /// Whether a handler has handled the event; nil if handlers cannot decline it.
    private var isHandled: Bool? { parts.contains(where: \.handles) ? true : isHandledAtFirst }

    /// Calls the next handler of those that are called in turn, and returns whether there was one.
    private func callNext() -> Bool {
        guard event.traits.contains(.inTurn), let router else { return false }
        return router.callNextTurn(for: self, isHandled: isHandled == true)
    }

    /// Gives the result, and lets go of everything else: some handlers keep a completion handler.
    private func finish() {
        let isHandled = isHandled
        state = .answered(isHandled: isHandled)
        if parts.contains(where: { !$0.tasks.isEmpty }) { _ = exchange(&parts, with: parts.map(\.withoutTasks)) }
        // Observers may answer later; their tasks end at the deadline as well.
        if parts.contains(where: \.isOpen) { startDeadline() } else { deadline.cancel() }
        if !deadline.isPast { level?.end() }
        if let action {
            self.action = nil
            action(isHandled)
        }
        exchange(&giveResult, with: nil)?(level?.isTop == true ? log : nil)
    }

    /// Runs an action, of which there may be one, when there is a result: now if there is one. It runs before whoever waits gets the result.
    func whenFinished(_ action: @escaping (_ isHandled: Bool?) -> Void) {
        if case .answered(let isHandled) = state { action(isHandled) } else { self.action = action }
    }
}
