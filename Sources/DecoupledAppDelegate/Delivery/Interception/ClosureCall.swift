import Foundation

/// The call of a closure that intercepts an event, and what becomes of its answer.
@MainActor struct ClosureCall<Output> {
    let delivery: AnyDelivery

    /// The index of the closure among those that intercept the event.
    let index: Int

    let body: () -> Output

    private var callee: Callee { .interception(key: delivery.closures[index].key) }

    /// Calls the closure, and returns its answer, or the handlers' neutral one if UIKit cannot be given it.
    func answer<C: Combination>(as combination: C) -> Output where C.Answer == Output {
        var combination = combination
        let answer = delivery.log.map { $0.call(callee, body) } ?? body()
        if case .refused(let reason) = combination.add(answer) { delivery.reportFault(reason, by: callee.name) }
        delivery.progress.decide(combination.decision)
        return combination.output
    }

    /// Calls the closure, and waits for the reply that it returns as for a handler's answer: the closure above, or
    /// UIKit, gets one result, at the deadline at the latest, and a closure that drops its reply or answers too late is
    /// reported.
    func answerLater<C: Combination>(as combination: C) -> Output where Output == Reply<C.Answer> {
        let collector = AnswerCollector(of: delivery, merging: combination, level: index + 1)
        collector.owningTasks {
            collector.call(callee) { call in
                let completion = Completion(of: call, in: collector)
                body().whenAnswered { completion.answer($0) }
            }
        }
        return collector.makeReply(to: delivery)
    }
}
