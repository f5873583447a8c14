import Foundation

// How role files declare events. Inlined into the event, so that its closures capture nothing: an event without a completion handler
// allocates nothing.

extension Event {
    /// An event that handlers answer inside the call.
    ///
    /// - Parameters:
    ///   - id: The event's selector.
    ///   - slot: The slot whose handlers are asked.
    ///   - combination: How the answers become one.
    ///   - traits: What is special about the event.
    ///   - scene: Returns the scene that the event belongs to, with which a kept event is dropped.
    ///   - ask: Calls a handler.
    /// - Returns: The event.
    @inline(__always) static func asked<Role, C: Combination>(
        _ id: AppEvent, in slot: Slot<Role>, combining combination: @escaping @MainActor (Sent<Input>) -> C,
        _ traits: EventTraits = [], scene: @escaping @MainActor (Sent<Input>) -> AnyObject? = { _ in nil },
        _ ask: @escaping @MainActor (Role, Sent<Input>) -> C.Answer
    ) -> Self where C.Output == Output {
        let place = slot.place
        return Self(id: id, deadline: nil, traits: traits, neutral: { combination($0).output }) {
            router, input, application, selection in
            let askHandlers: AskedPass<Input, C>.AskHandlers = { router, event, pass, audience, input, application in
                var combined = combination(Sent(input, from: application))
                router.ask(audience, event, pass, refusal: C.refusal) { index in
                    guard let handler = audience.recipients[index].handler(as: Role.self) else { return .open }
                    let isObserver = audience.recipients[index].isObserver
                    let call = pass?.log?.begin(audience.recipients[index].asked)
                    let answer = ask(handler, Sent(input, from: application))
                    if let call { pass?.log?.end(call, C.record(of: answer)) }
                    return isObserver ? .open : combined.add(answer)
                }
                return combined.output
            }
            guard router.isSpecial(traits, selection) else {
                return askHandlers(router, id, nil, router.audiences[place.rawValue], input, application)
            }
            return AskedPass(
                event: id, place: place, traits: traits, combination: combination, scene: scene,
                askHandlers: askHandlers
            ).run(input, from: application, by: router, only: selection)
        }
    }

    /// An event that handlers answer inside the call; the combination does not depend on the arguments.
    @inline(__always) static func asked<Role, C: Combination>(
        _ id: AppEvent, in slot: Slot<Role>, combining combination: @escaping @autoclosure @MainActor () -> C,
        _ traits: EventTraits = [], scene: @escaping @MainActor (Sent<Input>) -> AnyObject? = { _ in nil },
        _ ask: @escaping @MainActor (Role, Sent<Input>) -> C.Answer
    ) -> Self where C.Output == Output {
        asked(id, in: slot, combining: { _ in combination() }, traits, scene: scene, ask)
    }
}

extension Event where Output == Void {
    /// An event that all handlers receive and nobody answers.
    @inline(__always) static func told<Role>(
        _ id: AppEvent, in slot: Slot<Role>, _ traits: EventTraits = [],
        _ tell: @escaping @MainActor (Role, Sent<Input>) -> Void
    ) -> Self { asked(id, in: slot, combining: Told(), traits, tell) }
}

extension Event {
    /// An event whose answers come through completion handlers.
    ///
    /// All handlers are called at once, or, in turn, each when the one before has answered, until one takes the event; observers always
    /// receive it. One deadline covers all.
    ///
    /// - Parameters:
    ///   - id: The event's selector.
    ///   - slot: The slot whose handlers are asked.
    ///   - combination: How the answers become one.
    ///   - deadline: How long the handlers may take to answer, in seconds; nil for no limit.
    ///   - traits: What is special about the event.
    ///   - inTurn: Whether the handlers are called in turn.
    ///   - scene: Returns the scene that the event belongs to, with which a kept event is dropped.
    ///   - ask: Calls a handler, which answers with the ticket.
    /// - Returns: The event.
    @inline(__always) static func gathered<Role, C: GatheredCombination>(
        _ id: AppEvent, in slot: Slot<Role>, combining combination: C.Type, deadline: TimeInterval?,
        _ traits: EventTraits = [], inTurn: Bool = false,
        scene: @escaping @MainActor (Sent<Input>) -> AnyObject? = { _ in nil },
        _ ask: @escaping @MainActor (Role, Sent<Input>, Ticket<C.Answer>) -> Void
    ) -> Self where Output == Reply<C.Output> {
        let place = slot.place
        // A function, so that both paths below share one copy of it for each event.
        @inline(never) @MainActor func askHandlers(
            _ router: EventRouter, _ occasion: Occasion, _ pass: Pass?, _ audience: Audience, _ descent: Descent?,
            _ input: Input, _ application: UIApplication
        ) -> Output {
            let count = audience.recipients.count
            let gathering = Gathering(Merging(C.self), of: occasion, capacity: count, on: descent)
            let input = Sent(input, from: application)
            @MainActor func call(_ index: Int, _ share: TicketShare) {
                guard let handler = audience.recipients[index].handler(as: Role.self) else { return }
                ask(handler, input, Ticket(share))
            }
            return inTurn
                ? gathering.askInTurn(audience, pass, by: router, call)
                : gathering.ask(audience, pass, by: router, call)
        }
        return Self(id: id, deadline: deadline, traits: traits, neutral: { _ in Reply(C().output) }) {
            router, input, application, selection in
            guard router.isSpecial(traits, selection) else {
                let occasion = Occasion(Arrival(router: router, event: id, place: place), deadline: deadline)
                return askHandlers(router, occasion, nil, router.audiences[place.rawValue], nil, input, application)
            }
            return GatheredPass(
                event: id, place: place, traits: traits, deadline: deadline, merging: Merging(C.self), scene: scene,
                askHandlers: askHandlers
            ).run(Sent(input, from: application), by: router, only: selection)
        }
    }
}

extension Event {
    /// Delivers the event once per process; later deliveries return the first answer.
    func oncePerProcess() -> Self {
        Self(id: id, deadline: deadline, traits: traits.union(.once), neutral: neutral) { [id, pass, neutral] in
            let (router, input, application, selection) = ($0, $1, $2, $3)
            return router.once(id, neutral(Sent(input, from: application))) {
                pass(router, input, application, selection)
            }
        }
    }
}
