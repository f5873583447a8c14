/// How an event goes through its interceptions.
extension EventRouter {
    /// Takes notice of a change of the intercepted events.
    func interceptionsDidChange() {
        diagnostics.isIntercepting = interceptor?.events.isEmpty == false
        publishAnswers()
    }

    /// The interceptor, if it intercepts an event.
    func interceptor(of event: AppEvent) -> (any EventInterceptor)? {
        guard diagnostics.isIntercepting, let interceptor, interceptor.events.contains(event) else { return nil }
        return interceptor
    }

    /// Has an event answered by its interceptions, with an answer that the system can be given.
    func intercepted<Role, Input: EventInput, C: Combination>(
        _ event: Event<Input, C.Output>,
        _ input: Input,
        by interceptor: any EventInterceptor,
        in slot: Slot<Slots, Role>,
        combining combination: C,
        log: PassLog,
        _ next: @escaping @MainActor (Input) -> C.Output
    ) -> C.Output {
        let key = interceptor.key(of: event.id)
        let rest = RestOfPass(next: next, log: log, describe: { $1(C.text(ofOutput: $0)) })
        let answer = interceptor.answer(to: event, input, above: rest)
        guard let objection = combination.objection(to: answer) else { return answer }
        diagnostics.report(objection, by: Asked.interception(key: key).name, in: slot.name, at: event.id)
        return combination.output
    }

    /// Has a gathered event answered by its interceptions.
    ///
    /// The gathering that answers the system stands above them: it awaits the reply that they return, reports one that is dropped or
    /// comes too late, and lends its deadline to the gatherings of those who are asked below.
    func gather<Input: EventInput, C: Combination & Sendable>(
        _ pass: GatheredPass<Input, C>,
        by interceptor: any EventInterceptor,
        keeping again: KeptPass?,
        ask: @escaping @MainActor (Gathering<C>, Input) -> Void
    ) -> Reply<C.Output> where C.Answer: Sendable {
        let deadline = deadline(of: pass.event)
        let top = pass.makeGatheringAboveInterceptions()
        let reach = Reach()
        let rest = RestOfPass<Input, Reply<C.Output>>(
            next: { input in
                reach.isReached = true
                let gathering = pass.makeGathering(capacity: 1)
                ask(gathering, input)
                top.adopt(gathering, deadline: deadline)
                return gathering
            },
            log: pass.log,
            describe: { reply, write in reply.whenAnswered { write(C.text(ofOutput: $0)) } }
        )
        pass.finishLog(with: top)
        top.ask(.interception(key: interceptor.key(of: pass.event.id))) { ticket in
            interceptor.answer(to: pass.event, pass.input, above: rest)
                .whenAnswered { ticket.answer(Handover(value: $0)) }
        }
        if let again {
            top.whenAnswered { [weak self] answer in
                if reach.isReached, !C.isClaim(answer) { self?.keep(again, for: pass.slot) }
            }
        }
        top.finishAsking()
        top.startDeadline(after: deadline)
        return top
    }
}
