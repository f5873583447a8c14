import Foundation

/// How an event whose answers come through completions goes through a slot.
extension EventRouter {
    /// Asks all handlers of a slot at once, and after them one that is in no slot, and gathers their answers.
    func gather<Role, Input: EventInput, C: Combination & Sendable>(
        _ event: Event<Input, Reply<C.Output>>,
        _ input: Input,
        to handlers: Handlers<Role>,
        in slot: Slot<Slots, Role>,
        combining combination: C,
        then others: [Role] = [],
        _ ask: @MainActor (Role, Input, Ticket<Gathering<C>>) -> Void
    ) -> Reply<C.Output> where C.Answer: Sendable {
        let gathering = makeGathering(event, input, handlers, slot, combination)
        let generation = generation
        handlers.forEachLive { handler, isObserver in
            let type: any Any.Type = type(of: handler as AnyObject)
            if generation != self.generation, !isPresent(handler, in: slot) {
                gathering.omit(type, .removed)
            } else {
                gathering.ask(type, isObserver: isObserver) { ask(handler, input, $0) }
            }
        }
        for other in others {
            gathering.ask(type(of: other as AnyObject), isObserver: false) { ask(other, input, $0) }
        }
        gathering.finishAsking()
        gathering.startDeadline(after: deadline(of: event))
        dropDeadHandlers(of: slot)
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
        _ ask: @escaping @MainActor (Role, Input, Ticket<Gathering<C>>) -> Void
    ) -> Reply<C.Output> where C.Answer: Sendable {
        let gathering = makeGathering(event, input, handlers, slot, combination)
        let generation = generation
        let deadline = deadline(of: event)
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
                    gathering.omit(entry.type, .removed)
                } else if gathering.isExpired, !entry.isObserver {
                    gathering.omit(entry.type, .deadlinePassed)
                } else if gathering.isClaimed, handlers.routing == .untilHandled, !entry.isObserver {
                    gathering.omit(entry.type, .alreadyAnswered)
                } else {
                    gathering.ask(entry.type, isObserver: entry.isObserver) { ask(handler, input, $0) }
                    gathering.startDeadline(after: deadline)
                }
            }
            if !gathering.isWaiting { gathering.finishAsking() }
        }
        gathering.shareDidSettle = advance
        advance()
        dropDeadHandlers(of: slot)
        return gathering
    }

    private func makeGathering<Role, Input: EventInput, C: Combination & Sendable>(
        _ event: Event<Input, Reply<C.Output>>,
        _ input: Input,
        _ handlers: Handlers<Role>,
        _ slot: Slot<Slots, Role>,
        _ combination: C
    ) -> Gathering<C> {
        Gathering(
            event: event.id,
            slot: slot.name,
            combination: combination,
            capacity: handlers.count,
            diagnostics: diagnostics,
            log: PassLog(event: event.id, slot: slot.name, input: input, diagnostics: diagnostics)
        )
    }

    /// How long the handlers of an event may take, in seconds.
    func deadline<Input, Output>(of event: Event<Input, Output>) -> TimeInterval? {
        deadlines[event.id] ?? event.deadline
    }
}
