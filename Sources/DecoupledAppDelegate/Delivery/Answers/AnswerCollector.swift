/// Collects answers of a type.
@MainActor final class AnswerCollector<C: Combination>: AnyAnswerCollector {
    private let combination: C

    /// The answers that were given in time, by the index of the call.
    private var answers: [Int: C.Answer] = [:]

    /// The reply that is given the result; nil afterwards, since a handler may keep its completion handler, and with it
    /// this object.
    private var reply: Reply<C.Answer>?

    /// Creates the collector of an event's handlers, or of a closure that intercepts it.
    ///
    /// - Parameters:
    ///   - delivery: The event, which the collector does not retain.
    ///   - combination: Merges the answers.
    ///   - level: The level of the closure; 0 for the handlers.
    init(of delivery: AnyDelivery, merging combination: C, level: Int = 0) {
        self.combination = combination
        super.init(
            delivery.definition, by: delivery.registry, log: delivery.log,
            purpose: .answer(delivery.waitingLevels.begin(at: level), delivery.progress), timing: delivery.timing,
            initialDecision: combination.decision)
    }

    /// Creates a collector not of the event's answers, but of something that comes beside them, and whose deadline
    /// counts from the first wait.
    init(beside delivery: AnyDelivery, merging combination: C) {
        self.combination = combination
        super.init(
            delivery.definition, by: delivery.registry, log: nil, purpose: .besideAnswer, timing: delivery.timing,
            initialDecision: .undecided)
    }

    /// Has an event wait for the collector, once its handlers or a closure have been called.
    ///
    /// - Returns: A reply that has the result, or waits for it.
    func makeReply(to delivery: AnyDelivery) -> Reply<C.Answer> {
        delivery.setCollector(self)
        return makeReply()
    }

    /// Goes on after the first calls, and returns a reply that has the result or waits for it.
    func makeReply() -> Reply<C.Answer> {
        let reply = Reply<C.Answer>()
        self.reply = reply
        reply.wait(for: self)
        runSteps()
        return reply
    }

    /// Takes an answer.
    func record(_ answer: C.Answer, of index: Int, isOffMainThread: Bool) {
        // By the law of combinations, what one answer alone becomes says what it is.
        var alone = combination
        _ = alone.add(answer)
        switch accept(index, alone.decision) {
        case .counts:
            answers[index] = answer
            if let log, let logged = calls[index].logged {
                log.answered(logged, answer, isOffMainThread: isOffMainThread)
            }
            resume()
        case .ignored: break
        case .refused(let reason): registry?.reportFault(reason, by: calls[index].callee.name, at: definition)
        }
    }

    /// Merges the answers that count, in the order of the calls, so that the result does not depend on timing.
    override func giveResult() {
        var merged = combination
        // The effects say nothing any more: all have been called.
        for index in calls.counted { if let answer = answers[index] { _ = merged.add(answer) } }
        let result = merged.output
        // Exchanged, since what goes with them may come back here.
        _ = exchange(&answers, with: [:])
        exchange(&reply, with: nil)?.settle(with: result)
        if isOfEvent { log?.tell(.end(result)) }
    }
}
