/// A pending result with the types of its answers.
@MainActor final class TypedResult<C: Combination>: PendingResult {
    private let combination: C

    /// The answers that were given in time, by the index of the handler's part.
    private var answers: [C.Answer?] = []

    /// What is given the result; nil once it has it, since some handlers keep a completion handler.
    private var reply: Reply<C.Answer>?

    /// Creates a result without parts, and has the reply name those whose answers it waits for.
    ///
    /// - Parameters:
    ///   - event: The event.
    ///   - combination: Merges the answers.
    ///   - reply: What is given the result.
    ///   - router: The event's router.
    ///   - delivery: The event's delivery, which it does not retain; nil if it has none, and the deadline counts from now.
    ///   - level: The place among the levels of the delivery.
    ///   - isUnlimited: Whether handlers may take as long as they like, whatever the event's deadline is.
    init(
        _ event: EventDefinition, merging combination: C, for reply: Reply<C.Answer>, by router: EventRouter,
        of delivery: Delivery? = nil, level: Int = 0, isUnlimited: Bool = false
    ) {
        self.combination = combination
        self.reply = reply
        super.init(
            event, by: router, of: delivery, level: level, isUnlimited: isUnlimited,
            isHandledAtFirst: combination.isHandled)
        giveResult = merge(for:)
        reply.pending = self
    }

    /// Makes room for as many handlers as may be called.
    func reserveCapacity(_ count: Int) {
        parts.reserveCapacity(count)
        answers.reserveCapacity(count)
    }

    /// Merges the answers that count, in handler order, so that the result does not depend on timing, and gives it to the reply.
    private func merge(for log: PassLog?) {
        var merged = combination
        for index in answers.indices where parts[index].counts {
            if let answer = answers[index] { _ = merged.add(answer) }
        }
        let result = merged.output
        // Exchanged, since what goes with them may come back here.
        _ = exchange(&answers, with: [])
        exchange(&reply, with: nil)?.settle(with: result)
        log?.tell(.end(result))
    }

    /// Takes an answer that comes in time.
    func take(_ answer: C.Answer, of index: Int, isElsewhere: Bool) {
        guard isInTime(index) else { return refuseAnswer(of: index) }
        while answers.count <= index { answers.append(nil) }
        answers[index] = answer
        var own = combination
        _ = own.add(answer)
        parts[index].state = .answered(isHandled: own.isHandled)
        if let log, let call = parts[index].call { log.answered(call, answer, isElsewhere: isElsewhere) }
        proceed()
    }
}
