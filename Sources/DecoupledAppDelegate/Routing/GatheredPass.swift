import Foundation

/// An event whose answers come through completions.
@MainActor
struct GatheredPass<Role, Input: EventInput, C: Combination & Sendable> where C.Answer: Sendable {
    let event: AppEvent
    let slot: Slot<Role>
    let combination: C
    let deadline: TimeInterval?
    let traits: EventTraits
    let scene: @MainActor (Sent<Input>) -> AnyObject?

    /// Whether handlers are asked one after the other until one takes the event, and not all at once.
    let isInTurn: Bool

    /// Calls a handler, which answers with the ticket.
    let ask: @MainActor (Role, Sent<Input>, Ticket<Gathering<C>>) -> Void

    func run(
        _ input: Sent<Input>,
        to handlers: Handlers<Role>,
        by router: EventRouter,
        only selection: HandlerSelection?
    ) -> Reply<C.Output> {
        let log = PassLog(event: event, slot: slot.name, diagnostics: router.diagnostics, summary: input.input.summary)
        let occasion = Occasion(log, deadline: router.deadlines[event] ?? deadline)
        let recipients = Recipients(handlers, of: event, in: slot, by: router, only: selection)
        guard let layers = router.interceptions.stacks[event] else {
            if isKept(recipients) { keep(input, recipients, occasion, by: router) }
            return askHandlers(input, recipients, occasion)
        }
        let descent = Descent(levels: layers.count + 1)
        let pass = InterceptedPass(through: layers, answer: answering(occasion, descent)) {
            askHandlers(Sent($0, from: input.application), recipients, occasion, on: descent)
        }
        let reply = pass.descend(input.input)
        if isKept(recipients) {
            reply.whenAnswered { [weak router] answer in
                if descent.isReached, !C.isClaim(answer), let router { keep(input, recipients, occasion, by: router) }
            }
        }
        return reply
    }

    private func isKept(_ recipients: Recipients<Role>) -> Bool {
        traits.contains(.kept) && !recipients.haveTaker
    }

    private func keep(
        _ input: Sent<Input>, _ recipients: Recipients<Role>, _ occasion: Occasion, by router: EventRouter
    ) {
        router.keep(event, in: slot, for: scene(input), since: occasion.arrival, heardBy: recipients) {
            router, selection in
            _ = run(input, to: router.audience[keyPath: slot.handlers], by: router, only: selection)
        }
    }

    private func askHandlers(
        _ input: Sent<Input>,
        _ recipients: Recipients<Role>,
        _ occasion: Occasion,
        on descent: Descent? = nil
    ) -> Reply<C.Output> {
        let gathering = Gathering(combination, of: occasion, capacity: recipients.count, on: descent)
        if isInTurn {
            var next = 0
            gathering.takeTurns { gathering in
                guard next < recipients.count else { return false }
                defer { next += 1 }
                guard let (handler, asked) = recipients.recipient(at: next, occasion.log) else { return true }
                if asked.kind != .observer, let omission = omission(from: gathering, recipients.routing) {
                    gathering.omit(asked, omission)
                } else {
                    gathering.ask(asked) { ask(handler, input, $0) }
                }
                return true
            }
        } else {
            recipients.forEach(occasion.log) { handler, asked in
                gathering.ask(asked) { ask(handler, input, $0) }
            }
            gathering.finishAsking()
        }
        return gathering
    }

    /// Why the next handler is not asked; nil if it is.
    private func omission(from gathering: Gathering<C>, _ routing: ClaimRouting) -> EventRecord.Omission.Reason? {
        if gathering.isExpired { return .deadlinePassed }
        return gathering.isClaimed && routing == .untilHandled ? .alreadyAnswered : nil
    }
}

extension GatheredPass {
    /// What becomes of the answers of closures.
    ///
    /// The reply that each closure returns is gathered like a handler's answer: whoever is above, the system included, is answered once,
    /// at the latest at the deadline, and a closure that drops its reply or answers too late is reported.
    private func answering(
        _ occasion: Occasion,
        _ descent: Descent
    ) -> InterceptedPass<Input, Reply<C.Output>>.Answering {
        { layer, index, _, call in
            let gathering = Gathering(
                PassedUp(combination),
                of: occasion,
                capacity: 1,
                on: descent,
                level: index + 1
            )
            gathering.ask(.interception(key: layer.key)) { ticket in
                call().whenAnswered { ticket.answer(Reply($0)) }
            }
            gathering.finishAsking()
            return gathering
        }
    }
}
