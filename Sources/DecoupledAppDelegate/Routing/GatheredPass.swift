// An event whose answers come through completion handlers.

extension EventRouter {
    /// Asks the handlers of a slot, and returns what gathers their answers.
    typealias Gather<Input, Output> = @MainActor (Occasion, Pass?, Audience, Descent?, Input, UIApplication) -> Output

    /// Asks the handlers of a slot, and returns a reply that has their merged answer when all have answered.
    ///
    /// - Parameters:
    ///   - event: The event.
    ///   - place: Its slot.
    ///   - traits: What is special about the event.
    ///   - deadline: How long the handlers may take to answer, in seconds; nil for no limit.
    ///   - input: Its arguments.
    ///   - application: Where it comes from; beside the arguments, so that it need not be retained.
    ///   - merging: How the answers become one.
    ///   - scene: Returns the scene that the event belongs to.
    ///   - selection: Which handlers are asked; nil for all.
    ///   - askHandlers: Asks the handlers.
    /// - Returns: The reply.
    @inline(__always)
    func gather<Input: EventInput, Output>(
        _ event: AppEvent,
        from place: Roles.Place,
        _ traits: EventTraits,
        deadline: TimeInterval?,
        _ input: Input,
        _ application: UIApplication,
        _ merging: @autoclosure () -> Merging<Output>,
        _ scene: @escaping @MainActor (Sent<Input>) -> AnyObject?,
        only selection: HandlerSelection?,
        _ askHandlers: @escaping Gather<Input, Reply<Output>>
    ) -> Reply<Output> {
        if !isObserving, selection == nil, !traits.contains(.kept) {
            let occasion = Occasion(Arrival(router: self, event: event, place: place), deadline: deadline)
            return askHandlers(occasion, nil, audiences[place.rawValue], nil, input, application)
        }
        return gatherWithCare(
            event, from: place, traits, deadline: deadline, Sent(input, from: application), merging(), scene,
            only: selection, askHandlers)
    }

    /// Does what few events need: interceptions, record and budget, keeping.
    @inline(never)
    @_semantics("optimize.sil.specialize.generic.never")
    private func gatherWithCare<Input: EventInput, Output>(
        _ event: AppEvent,
        from place: Roles.Place,
        _ traits: EventTraits,
        deadline: TimeInterval?,
        _ input: Sent<Input>,
        _ merging: Merging<Output>,
        _ scene: @escaping @MainActor (Sent<Input>) -> AnyObject?,
        only selection: HandlerSelection?,
        _ askHandlers: @escaping Gather<Input, Reply<Output>>
    ) -> Reply<Output> {
        let log = makeLog(of: event, in: place) { input.input.summary(revealing: $0) }
        let isAdmitted = admits(event)
        let asked = isAdmitted ? selection : HandlerSelection { _ in false }
        let pass = Pass(log: log, selection: asked, generation: generation)
        let audience = audiences[place.rawValue]
        let occasion = Occasion(Arrival(router: self, event: event, place: place, log: log), deadline: deadline)
        func ask(_ changed: Input, on descent: Descent?) -> Reply<Output> {
            askHandlers(occasion, pass, audience, descent, changed, input.application)
        }
        func keep() {
            occasion.arrival.keep(audience, for: scene(input), since: occasion.start) { router, selection in
                _ = router.gatherWithCare(
                    event, from: place, traits, deadline: deadline, input, merging, scene, only: selection, askHandlers)
            }
        }
        let isKept = traits.contains(.kept) && selection?.isRepetition != true && isAdmitted
        guard isAdmitted, selection?.isRepetition != true, let layers = interceptions.stacks[event] else {
            if isKept { keep() }
            return ask(input.input, on: nil)
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
        let reply = InterceptedPass(through: layers, answer: accept) { ask($0, on: descent) }.descend(input.input)
        if isKept { reply.whenAnswered { if descent.isReached, !merging.isClaim($0) { keep() } } }
        return reply
    }
}
