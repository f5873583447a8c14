import Foundation

/// An event whose answers come through completion handlers, and that is recorded, intercepted, guarded, repeated or kept.
@MainActor struct GatheredPass<Input: EventInput, Output> {
    let event: AppEvent
    let place: Roles.Place
    let traits: EventTraits

    /// How long the handlers may take to answer, in seconds; nil for no limit.
    let deadline: TimeInterval?

    let merging: Merging<Output>

    /// Returns the scene that the event belongs to.
    let scene: @MainActor (Sent<Input>) -> AnyObject?

    let askHandlers:
        @MainActor (EventRouter, Occasion, Pass?, Audience, Descent?, Input, UIApplication) -> Reply<Output>

    /// Asks the handlers, below the closures that intercept the event, keeps it if need be, and returns a reply that has the merged
    /// answer when all have answered.
    @inline(never) @_semantics("optimize.sil.specialize.generic.never")
    func run(_ input: Sent<Input>, by router: EventRouter, only selection: HandlerSelection?) -> Reply<Output> {
        let log = router.makeLog(of: event, in: place) { input.input.summary(revealing: $0) }
        let arrival = Arrival(router: router, event: event, place: place, log: log)
        let offer = Offer(of: arrival, traits, only: selection)
        let (pass, audience) = (offer.pass, offer.audience)
        let occasion = Occasion(arrival, deadline: deadline)
        func settle(_ reply: Reply<Output>, on descent: Descent?) -> Reply<Output> {
            guard offer.mayBeKept else { return reply }
            let scene = scene(input)
            let number = router.desk.makeNumber()
            router.endings[number] = { [unowned router] isClaim in
                let arrival = Arrival(router: router, event: event, place: place, log: log)
                arrival.end(
                    offer, of: scene, isReached: descent?.isReached ?? true, isClaim: isClaim, since: occasion.start
                ) {
                    { router, selection in _ = run(input, by: router, only: selection) }
                }
            }
            reply.whenAnswered { [weak router] in
                router?.endings.removeValue(forKey: number)?(merging.isClaim($0))
            }
            return reply
        }
        guard offer.isNew, let layers = router.interceptions.stacks[event] else {
            return settle(askHandlers(router, occasion, pass, audience, nil, input.input, input.application), on: nil)
        }
        let descent = Descent(levels: layers.count + 1)
        // The reply that each closure returns is gathered like a handler's answer: whoever is above, the system included, is answered
        // once, at the latest at the deadline, and a closure that drops its reply or answers too late is reported.
        let accept: InterceptedPass<Input, Reply<Output>>.Answering = { layer, index, _, call in
            let gathering = Gathering(merging.passingUp, of: occasion, capacity: 1, on: descent, level: index + 1)
            gathering.ask(.interception(key: layer.key)) { share in
                let ticket = Ticket<Reply<Output>>(share)
                call().whenAnswered { ticket.answer(Reply($0)) }
            }
            gathering.finishAsking()
            return gathering
        }
        let reply = InterceptedPass(through: layers, answer: accept) {
            askHandlers(router, occasion, pass, audience, descent, $0, input.application)
        }.descend(input.input)
        return settle(reply, on: descent)
    }
}
