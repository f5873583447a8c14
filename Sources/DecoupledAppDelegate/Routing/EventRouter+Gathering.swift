import Foundation

/// How an event whose answers come through completions goes through a slot.
extension EventRouter {
    /// Asks all handlers of a slot at once, and gathers their answers.
    ///
    /// - Parameters:
    ///   - event: The event.
    ///   - input: Its arguments.
    ///   - handlers: The handlers, as they were when the event arrived.
    ///   - slot: Their slot.
    ///   - combination: How their answers become one.
    ///   - others: Those who are asked after the handlers and are in no slot.
    ///   - again: How the event is passed once more if there is nobody to ask and nobody claims it; nil where it is not kept.
    ///   - ask: Calls a handler, which answers with the ticket.
    /// - Returns: The reply to the system.
    func gather<Role, Input: EventInput, C: Combination & Sendable>(
        _ event: Event<Input, Reply<C.Output>>,
        _ input: Input,
        to handlers: Handlers<Role>,
        in slot: Slot<Slots, Role>,
        combining combination: C,
        then others: [Role] = [],
        keeping again: @autoclosure () -> KeptPass? = nil,
        _ ask: @escaping @MainActor (Role, Input, Ticket<Gathering<C>>) -> Void
    ) -> Reply<C.Output> where C.Answer: Sendable {
        let pass = GatheredPass(event, input, slot, combination, diagnostics)
        let generation = generation
        let again = handlers.isEmpty && others.isEmpty ? again() : nil
        if let interceptor = interceptor(of: event.id) {
            return gather(pass, by: interceptor, keeping: again) { gathering, input in
                self.askAll(handlers, others, of: generation, in: slot, for: gathering) { ask($0, input, $1) }
            }
        }
        if let again { keep(again, for: slot.name) }
        let gathering = pass.makeGathering(capacity: handlers.count + others.count)
        pass.finishLog(with: gathering)
        askAll(handlers, others, of: generation, in: slot, for: gathering) { ask($0, input, $1) }
        gathering.startDeadline(after: deadline(of: event))
        return gathering
    }

    /// Asks the handlers of a slot one after the other until one claims the event.
    ///
    /// The next handler is called when the one before has answered; one deadline covers the pass. Observers are told in any case.
    func gatherInTurn<Role, Input: EventInput, C: Combination & Sendable>(
        _ event: Event<Input, Reply<C.Output>>,
        _ input: Input,
        to handlers: Handlers<Role>,
        in slot: Slot<Slots, Role>,
        combining combination: C,
        keeping again: @autoclosure () -> KeptPass? = nil,
        _ ask: @escaping @MainActor (Role, Input, Ticket<Gathering<C>>) -> Void
    ) -> Reply<C.Output> where C.Answer: Sendable {
        let pass = GatheredPass(event, input, slot, combination, diagnostics)
        let generation = generation
        let again = handlers.isEmpty ? again() : nil
        if let interceptor = interceptor(of: event.id) {
            return gather(pass, by: interceptor, keeping: again) { gathering, input in
                self.askInTurn(handlers, of: generation, in: slot, for: gathering, deadline: nil) { ask($0, input, $1) }
            }
        }
        if let again { keep(again, for: slot.name) }
        let gathering = pass.makeGathering(capacity: handlers.count)
        pass.finishLog(with: gathering)
        askInTurn(handlers, of: generation, in: slot, for: gathering, deadline: deadline(of: event)) {
            ask($0, input, $1)
        }
        return gathering
    }

    /// How long the handlers of an event may take, in seconds.
    func deadline<Input, Output>(of event: Event<Input, Output>) -> TimeInterval? {
        deadlines[event.id] ?? event.deadline
    }
}

// MARK: Asking

extension EventRouter {
    private func askAll<Role, C: Combination>(
        _ handlers: Handlers<Role>,
        _ others: [Role],
        of generation: Int,
        in slot: Slot<Slots, Role>,
        for gathering: Gathering<C>,
        _ ask: @MainActor (Role, Ticket<Gathering<C>>) -> Void
    ) {
        handlers.forEachLive { handler, asked in
            if generation != self.generation, !isPresent(handler, in: slot) {
                gathering.omit(asked, .removed)
            } else {
                gathering.ask(asked) { ask(handler, $0) }
            }
        }
        for other in others {
            gathering.ask(.handler(type(of: other as AnyObject))) { ask(other, $0) }
        }
        gathering.finishAsking()
        dropDeadHandlers(of: slot)
    }

    private func askInTurn<Role, C: Combination>(
        _ handlers: Handlers<Role>,
        of generation: Int,
        in slot: Slot<Slots, Role>,
        for gathering: Gathering<C>,
        deadline: TimeInterval?,
        _ ask: @escaping @MainActor (Role, Ticket<Gathering<C>>) -> Void
    ) {
        var waiting = handlers.entries[...]
        var isAdvancing = false
        func advance() {
            // A handler that answers inside the call settles its share while this loop runs; the loop goes on by itself.
            guard !isAdvancing else { return }
            isAdvancing = true
            defer { isAdvancing = false }
            while !gathering.isWaiting, let entry = waiting.popFirst() {
                guard let handler = entry.handler else { continue }
                if generation != self.generation, !isPresent(handler, in: slot) {
                    gathering.omit(entry.asked, .removed)
                } else if gathering.isExpired, !entry.isObserver {
                    gathering.omit(entry.asked, .deadlinePassed)
                } else if gathering.isClaimed, handlers.routing == .untilHandled, !entry.isObserver {
                    gathering.omit(entry.asked, .alreadyAnswered)
                } else {
                    gathering.ask(entry.asked) { ask(handler, $0) }
                    gathering.startDeadline(after: deadline)
                }
            }
            if !gathering.isWaiting { gathering.finishAsking() }
        }
        gathering.shareDidSettle = advance
        advance()
        dropDeadHandlers(of: slot)
    }
}
