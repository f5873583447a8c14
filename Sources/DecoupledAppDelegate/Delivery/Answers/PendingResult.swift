import Foundation

/// The result of an event whose handlers answer through completion handlers.
///
/// There is one result, when every handler has answered or at the deadline. Each handler has a `Part`, in the order of the calls, and answers
/// it through a `Completion` of its own, from any thread. The answers are merged at the end, in handler order, so that the result does not
/// depend on timing.
///
/// `advance` goes from asking to waiting and, once nobody is awaited, to answered by `finish`, which gives the result to whoever waits for it.
/// Each part ends by `take` or `end`, after which `proceed` advances once more, but not while handlers are being asked.
@MainActor final class PendingResult {
    enum State {
        /// Handlers are being called; there is no result before they have returned.
        case asking

        /// Every handler that was called has returned, and some have not answered.
        case waiting

        /// There is a result, which is kept until somebody takes it.
        case answered(Any)
    }

    let event: EventDefinition
    private(set) weak var router: EventRouter?
    let log: PassLog?

    /// Its place on the event's way down through interceptions; nil for an event that has none.
    let level: DescentLevel?

    /// Merges the answers.
    private let combination: any Combination

    private(set) var state = State.asking
    var deadline: Deadline

    /// Everybody who was called, in the order of the calls.
    var parts: [Part] = []

    /// Whether the result is taken more than once, since an event may arrive by two ways.
    var isShared = false

    /// What waits for the result.
    private var actions: [(Any) -> Void] = []

    /// Creates a result without parts.
    ///
    /// - Parameters:
    ///   - event: The event.
    ///   - combination: Merges the answers.
    ///   - router: The event's router.
    ///   - delivery: The event's delivery, which it does not retain; nil if it is not delivered specially, and has arrived now.
    ///   - level: The place among the levels of the delivery.
    ///   - isUnlimited: Whether handlers may take as long as they like, whatever the event's deadline is.
    init(
        _ event: EventDefinition, _ combination: any Combination, by router: EventRouter, of delivery: Delivery? = nil,
        level: Int = 0, isUnlimited: Bool = false
    ) {
        self.event = event
        self.combination = combination
        self.router = router
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
    func owningTasks<Result>(_ body: () -> Result) -> Result { AsyncForm.$owner.withValue(self, operation: body) }

    /// Calls somebody with a completion of their own.
    func call(_ asked: Asked, _ body: (CompletionToken) -> Void) {
        // Somebody who passes on what it was given calls once more when everything is over.
        guard !isAnswered else { return report(.late, by: asked) }
        let index = parts.count
        let call = log?.begin(asked)
        parts.append(Part(asked: asked, call: call))
        let token = CompletionToken(of: index, in: self)
        if let call { call.run { body(token) } } else { body(token) }
        if case .called = parts[index].state { parts[index].state = .awaited }
        if let call { log?.returned(call) }
    }

    /// Goes on as far as it can, after the handlers have been called and after each answer.
    ///
    /// It gives the result if nobody is awaited. Where each handler waits for the one before, it calls the next; otherwise it waits for the
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
        finish(with: merged.output)
    }

    /// Advances after a part has ended.
    func proceed() {
        guard case .waiting = state else { return }
        state = .asking
        advance()
    }

    /// The merged answers so far.
    private var merged: any Combination {
        var merged = combination
        for part in parts where !part.asked.isObserver {
            if case .answered(let answer) = part.state { _ = merged.take(answer) }
        }
        return merged
    }

    /// Calls the next handler of those that are called in turn, and returns whether there was one.
    private func callNext() -> Bool {
        guard event.traits.contains(.inTurn), let router else { return false }
        return router.callNextTurn(for: self, isHandled: merged.isHandled == true)
    }

    /// Gives the result, and lets go of everything else: some handlers keep a completion handler, and some a reply.
    private func finish(with result: Any) {
        state = .answered(actions.isEmpty || isShared ? result : ())
        // They live until they are out: what goes with them may come back here.
        let old = parts
        let actions = actions
        self.actions = []
        parts = old.map(\.withoutAnswer)
        // Observers may answer later; their tasks end at the deadline as well.
        if parts.contains(where: \.isAwaited) { startDeadline() } else { deadline.cancel() }
        if !deadline.isPast { level?.end() }
        for action in actions { action(result) }
        if level?.isTop == true { log?.tell(.end(result)) }
        withExtendedLifetime(old) {}
    }
}

extension PendingResult {
    /// Runs an action with the result: now if there is one, else once there is.
    func whenAnswered(_ action: @escaping (Any) -> Void) {
        if case .answered(let result) = state { action(result) } else { actions.append(action) }
    }

    /// Takes the result out, so that a completion handler that is kept does not retain it; one that is shared stays.
    func takeResult() -> Any {
        guard case .answered(let result) = state else { return () }
        if !isShared { state = .answered(()) }
        return result
    }
}
