/// An event that is answered inside the call, and that is recorded, intercepted, guarded, repeated or kept; others only call their handlers.
@MainActor struct AskedPass<Input: EventInput, C: Combination> {
    let event: AppEvent
    let place: Roles.Place
    let traits: EventTraits
    let combination: @MainActor (Sent<Input>) -> C

    /// Returns the scene that the event belongs to.
    let scene: @MainActor (Sent<Input>) -> AnyObject?

    /// Delivers the event again where that takes more than asking the handlers again.
    var redeliver: KeptEvents.Delivery?

    /// Asks the handlers; the application comes beside the arguments, so that it need not be retained.
    let askHandlers: AskHandlers

    typealias AskHandlers = @MainActor (EventRouter, AppEvent, Pass?, Audience, Input, UIApplication) -> C.Output

    /// Asks the handlers in order, below the closures that intercept the event, keeps it if need be, and returns the combined answer.
    @inline(never) @_semantics("optimize.sil.specialize.generic.never") func run(
        _ input: Input, from application: UIApplication, by router: EventRouter, only selection: HandlerSelection?
    ) -> C.Output {
        // A task that somebody starts here is no part of the answer that another handler owes, who has caused the event.
        AsyncForm.calling(for: nil) { deliver(input, from: application, by: router, only: selection) }
    }

    private func deliver(
        _ input: Input, from application: UIApplication, by router: EventRouter, only selection: HandlerSelection?
    ) -> C.Output {
        let log = router.makeLog(of: event, in: place) { input.summary(revealing: $0) }
        let arrival = Arrival(router: router, event: event, place: place, log: log)
        let offer = Offer(of: arrival, traits, only: selection)
        let (pass, audience) = (offer.pass, offer.audience)
        func redelivery() -> KeptEvents.Delivery {
            redeliver ?? { router, selection in _ = run(input, from: application, by: router, only: selection) }
        }
        if offer.isAdmitted, selection == nil {
            if traits.contains(.revoking) { router.kept.revoke(in: place) }
            if traits.contains(.lasting) { router.kept.hold(event, in: place, redelivery()) }
        }

        let answer: C.Output
        var descent: Descent?
        if offer.isNew, let layers = router.interceptions.stacks[event] {
            let passage = traits.contains(.kept) ? Descent(levels: 1) : nil
            descent = passage
            let accept: InterceptedPass<Input, C.Output>.Answering = { layer, _, changed, call in
                arrival.accept(call, of: layer, insteadOf: combination(Sent(changed, from: application)))
            }
            answer = InterceptedPass(through: layers, answer: accept) { changed in
                passage?.didBegin(at: 0)
                return askHandlers(router, event, pass, audience, changed, application)
            }.descend(input)
        } else {
            answer = askHandlers(router, event, pass, audience, input, application)
        }
        if offer.mayBeKept {
            arrival.end(
                offer, of: scene(Sent(input, from: application)), isReached: descent?.isReached ?? true,
                isClaim: C.isClaim(answer),
                since: router.diagnostics.clock.now, redelivery)
        }
        log?.finish(C.record(ofOutput: answer))
        return answer
    }
}

extension EventRouter {
    /// Whether an event is recorded, timed, intercepted, guarded, repeated or kept, lasts or revokes one that does, or is caused by a handler
    /// whose answer is gathered.
    @inline(__always) func isSpecial(_ traits: EventTraits, _ selection: HandlerSelection?) -> Bool {
        isObserving || selection != nil || AsyncForm.caller != nil
            || !traits.isDisjoint(with: [.kept, .lasting, .revoking])
    }

    /// Begins the log of an event; nil where nobody wants one.
    @inline(__always)
    func makeLog(of event: AppEvent, in place: Roles.Place, _ summary: (_ revealing: Bool) -> String) -> PassLog? {
        guard diagnostics.isTiming else { return nil }
        return PassLog(event: event, slot: slot(at: place).name, diagnostics: diagnostics, summary: summary)
    }
}

extension Arrival {
    /// Calls an interception; an answer that the system cannot be given counts as neutral.
    fileprivate func accept<C: Combination>(
        _ call: () -> C.Output, of layer: Interception, insteadOf combination: C
    ) -> C.Output {
        let asked = Asked.interception(key: layer.key)
        let logged = log?.begin(asked)
        let answer = call()
        if let logged { log?.end(logged, C.record(ofOutput: answer)) }
        if combination.admits(answer) { return combination.completed(answer) }
        report(C.refusal, by: asked)
        return combination.output
    }
}
