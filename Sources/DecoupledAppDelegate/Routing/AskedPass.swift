// An event that is answered inside the call.

extension EventRouter {
    /// Asks the handlers of a slot in order and returns their combined answer.
    ///
    /// - Parameters:
    ///   - event: The event.
    ///   - place: Its slot.
    ///   - traits: What is special about the event.
    ///   - input: Its arguments.
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
        _ input: Sent<Input>,
        _ combination: @escaping @MainActor (Sent<Input>) -> C,
        _ scene: @escaping @MainActor (Sent<Input>) -> AnyObject?,
        only selection: HandlerSelection?,
        _ askHandlers: @escaping @MainActor (Pass, Sent<Input>) -> C.Output
    ) -> C.Output {
        if !isObserving, selection == nil, traits.isDisjoint(with: [.kept, .lasting, .revoking]) {
            return askHandlers(Pass(of: Arrival(router: self, event: event, place: place)), input)
        }
        return deliverWithCare(event, to: place, traits, input, combination, scene, only: selection, askHandlers)
    }

    /// Does what few events need: interceptions, record and budget, keeping.
    @inline(never)
    @_semantics("optimize.sil.specialize.generic.never")
    private func deliverWithCare<Input: EventInput, C: Combination>(
        _ event: AppEvent,
        to place: Roles.Place,
        _ traits: EventTraits,
        _ input: Sent<Input>,
        _ combination: @escaping @MainActor (Sent<Input>) -> C,
        _ scene: @escaping @MainActor (Sent<Input>) -> AnyObject?,
        only selection: HandlerSelection?,
        _ askHandlers: @escaping @MainActor (Pass, Sent<Input>) -> C.Output
    ) -> C.Output {
        let log = PassLog(
            event: event, slot: slot(at: place).name, diagnostics: diagnostics, summary: input.input.summary)
        let pass = Pass(of: Arrival(router: self, event: event, place: place, log: log), only: selection)
        let redeliver: KeptEvents.Delivery = { router, selection in
            _ = router.deliver(event, to: place, traits, input, combination, scene, only: selection, askHandlers)
        }
        if selection == nil { pass.arrival.hold(traits, redeliver) }

        var isReached = true
        let answer: C.Output
        if let layers = interceptions.stacks[event] {
            isReached = false
            let accept: InterceptedPass<Input, C.Output>.Answering = { layer, _, changed, call in
                pass.arrival.accept(call, of: layer, insteadOf: combination(Sent(changed, from: input.application)))
            }
            answer = InterceptedPass(through: layers, answer: accept) { changed in
                isReached = true
                return askHandlers(pass, Sent(changed, from: input.application))
            }
            .descend(input.input)
        } else {
            answer = askHandlers(pass, input)
        }
        if traits.contains(.kept), isReached, !C.isClaim(answer) {
            pass.keep(for: scene(input), since: diagnostics.clock.now, redeliver)
        }
        log?.finish(C.text(ofOutput: answer))
        return answer
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
