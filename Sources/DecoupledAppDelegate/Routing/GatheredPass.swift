import Foundation

/// An event whose answers come through completion handlers.
@MainActor struct GatheredPass<Input: EventInput, C: Combination & Sendable> where C.Answer: Sendable {
    let event: AppEvent
    let place: Roles.Place
    let traits: EventTraits
    let combination: C
    let deadline: TimeInterval?

    /// Whether handlers are asked one after the other until one takes the event, and not all at once.
    let isInTurn: Bool
    let scene: @MainActor (Sent<Input>) -> AnyObject?

    /// Calls a handler, which answers with the ticket.
    let ask: @MainActor (Recipient, Sent<Input>, Ticket<C.Answer>) -> Void

    @inline(never)
    @_semantics("optimize.sil.specialize.generic.never")
    func run(_ input: Sent<Input>, by router: EventRouter, only selection: HandlerSelection?) -> Reply<C.Output> {
        let isRepetition = selection?.isRepetition == true
        let log = router.makeLog(of: event, in: place) { input.input.summary(revealing: $0) }
        let arrival = Arrival(router: router, event: event, place: place, log: log)
        let isAdmitted = router.admits(event)
        let asked = isAdmitted ? selection : HandlerSelection { _ in false }
        let pass = Pass(log: log, selection: asked, generation: router.generation)
        let audience = router.audiences[place.rawValue]
        let occasion = Occasion(arrival, deadline: deadline)
        guard isAdmitted else { return askHandlers(input, pass, audience, occasion) }
        guard !isRepetition, router.interceptions.areActive, let layers = router.interceptions.stacks[event] else {
            if traits.contains(.kept), !isRepetition { keep(input, audience, occasion) }
            return askHandlers(input, pass, audience, occasion)
        }
        let descent = Descent(levels: layers.count + 1)
        let reply = InterceptedPass(through: layers, answer: answering(occasion, descent)) {
            askHandlers(Sent($0, from: input.application), pass, audience, occasion, on: descent)
        }.descend(input.input)
        if traits.contains(.kept) {
            reply.whenAnswered { answer in
                if descent.isReached, !C.isClaim(answer) { keep(input, audience, occasion) }
            }
        }
        return reply
    }

    private func keep(_ input: Sent<Input>, _ audience: Audience, _ occasion: Occasion) {
        occasion.arrival.keep(audience, for: scene(input), since: occasion.start) { router, selection in
            _ = run(input, by: router, only: selection)
        }
    }

    private func askHandlers(
        _ input: Sent<Input>, _ pass: Pass, _ audience: Audience, _ occasion: Occasion, on descent: Descent? = nil
    ) -> Reply<C.Output> {
        let (router, ask) = (occasion.arrival.router, ask)
        let recipients = audience.recipients
        let gathering = Gathering(combination, of: occasion, capacity: recipients.count, on: descent)
        if isInTurn {
            var rest = recipients[...]
            gathering.takeTurns { gathering in
                guard let recipient = rest.popFirst() else { return false }
                let isSettled = gathering.isClaimed && audience.routing == .untilHandled
                if gathering.isExpired, !recipient.isObserver {
                    pass.log?.omitted(recipient.asked, .deadlinePassed)
                } else if router.isAsked(
                    recipient, event, in: place, pass, since: pass.generation, isSettled: isSettled)
                {
                    gathering.ask(recipient.asked) { ask(recipient, input, $0) }
                }
                return true
            }
        } else {
            router.ask(audience, event, pass) { index in
                let recipient = recipients[index]
                gathering.ask(recipient.asked) { ask(recipient, input, $0) }
                return .open
            }
            gathering.finishAsking()
        }
        return gathering
    }

    /// What becomes of the answers of closures.
    ///
    /// The reply that each closure returns is gathered like a handler's answer: whoever is above, the system included, is answered once,
    /// at the latest at the deadline, and a closure that drops its reply or answers too late is reported.
    private func answering(
        _ occasion: Occasion,
        _ descent: Descent
    ) -> InterceptedPass<Input, Reply<C.Output>>.Answering {
        { layer, index, _, call in
            let gathering = Gathering(PassedUp(combination), of: occasion, capacity: 1, on: descent, level: index + 1)
            gathering.ask(.interception(key: layer.key)) { ticket in call().whenAnswered { ticket.answer(Reply($0)) } }
            gathering.finishAsking()
            return gathering
        }
    }
}
