// An event that is answered inside the call.

extension EventRouter {
    /// Asks the handlers of a slot in order and returns their combined answer.
    ///
    /// - Parameters:
    ///   - event: The event.
    ///   - place: Its slot.
    ///   - traits: What is special about the event.
    ///   - input: Its arguments.
    ///   - application: Where it comes from; beside the arguments, so that it need not be retained.
    ///   - combination: How the answers become one.
    ///   - scene: Returns the scene that the event belongs to.
    ///   - selection: Which handlers are asked; nil for all.
    ///   - askHandlers: Asks the handlers.
    /// - Returns: The combined answer.
    @inline(__always)
    func deliver<Input: EventInput, C: Combination>(
        _ event: AppEvent,
        to place: Roles.Place,
        _ traits: EventTraits,
        _ input: Input,
        _ application: UIApplication,
        _ combination: @escaping @MainActor (Sent<Input>) -> C,
        _ scene: @escaping @MainActor (Sent<Input>) -> AnyObject?, only selection: HandlerSelection?,
        _ askHandlers: @escaping @MainActor (EventRouter, AppEvent, Pass?, Audience, Input, UIApplication) -> C.Output
    ) -> C.Output {
        if !isObserving, selection == nil, traits.isDisjoint(with: [.kept, .lasting, .revoking]) {
            return askHandlers(self, event, nil, audiences[place.rawValue], input, application)
        }
        return deliverWithCare(
            event, to: place, traits, input, application, combination, scene, only: selection, askHandlers)
    }

    /// Does what few events need: interceptions, record and budget, keeping.
    @inline(never) @_semantics("optimize.sil.specialize.generic.never")
    private func deliverWithCare<Input: EventInput, C: Combination>(
        _ event: AppEvent, to place: Roles.Place, _ traits: EventTraits, _ input: Input, _ application: UIApplication,
        _ combination: @escaping @MainActor (Sent<Input>) -> C,
        _ scene: @escaping @MainActor (Sent<Input>) -> AnyObject?, only selection: HandlerSelection?,
        _ askHandlers: @escaping @MainActor (EventRouter, AppEvent, Pass?, Audience, Input, UIApplication) -> C.Output
    ) -> C.Output {
        let isRepetition = selection?.isRepetition == true
        let log = makeLog(of: event, in: place) { input.summary(revealing: $0) }
        guard admits(event) else {
            let nobody = Pass(log: log, selection: HandlerSelection { _ in false }, generation: generation)
            let answer = askHandlers(self, event, nobody, audiences[place.rawValue], input, application)
            log?.finish(C.text(ofOutput: answer))
            return answer
        }
        let arrival = Arrival(router: self, event: event, place: place, log: log)
        let pass = Pass(log: log, selection: selection, generation: generation)
        let audience = audiences[place.rawValue]
        func redelivery() -> KeptEvents.Delivery {
            { router, selection in
                _ = router.deliver(
                    event, to: place, traits, input, application, combination, scene, only: selection, askHandlers)
            }
        }
        if selection == nil, !traits.isDisjoint(with: [.lasting, .revoking]) { arrival.hold(traits, redelivery()) }

        let answer: C.Output
        let descent: Descent?
        if !isRepetition, let layers = interceptions.stacks[event] {
            let passage = traits.contains(.kept) ? Descent(levels: 1) : nil
            descent = passage
            let accept: InterceptedPass<Input, C.Output>.Answering = { layer, _, changed, call in
                arrival.accept(call, of: layer, insteadOf: combination(Sent(changed, from: application)))
            }
            answer = InterceptedPass(through: layers, answer: accept) { changed in
                passage?.didBegin(at: 0)
                return askHandlers(self, event, pass, audience, changed, application)
            }.descend(input)
        } else {
            descent = nil
            answer = askHandlers(self, event, pass, audience, input, application)
        }
        if traits.contains(.kept), !isRepetition, descent?.isReached ?? true, !C.isClaim(answer) {
            let scene = scene(Sent(input, from: application))
            arrival.keep(audience, for: scene, since: diagnostics.clock.now, redelivery())
        }
        log?.finish(C.text(ofOutput: answer))
        return answer
    }
}

extension EventRouter {
    /// Begins the log of an event; nil where nobody wants one.
    @inline(__always)
    func makeLog(of event: AppEvent, in place: Roles.Place, _ summary: (_ revealing: Bool) -> String) -> PassLog? {
        guard diagnostics.isTiming else { return nil }
        return PassLog(event: event, slot: slot(at: place).name, diagnostics: diagnostics, summary: summary)
    }
}

extension Arrival {
    /// Stores an event that holds until another one takes its place, or drops the stored one.
    fileprivate func hold(_ traits: EventTraits, _ deliver: @escaping KeptEvents.Delivery) {
        if traits.contains(.revoking) { router.kept.revoke(in: place) }
        if traits.contains(.lasting) { router.kept.hold(event, in: place, deliver) }
    }

    /// Calls an interception; an answer that the system cannot be given counts as neutral.
    fileprivate func accept<C: Combination>(
        _ call: () -> C.Output,
        of layer: Interception,
        insteadOf combination: C
    ) -> C.Output {
        let asked = Asked.interception(key: layer.key)
        let logged = log?.begin(asked)
        let answer = call()
        if let logged { log?.end(logged, C.text(ofOutput: answer)) }
        if combination.admits(answer) { return combination.completed(answer) }
        report(C.refusal, by: asked)
        return combination.output
    }
}
