/// Handlers are called in slot order, and answer through completion handlers; a combination merges the answers when all are there, or at the
/// deadline.
@MainActor struct AwaitedRule<Role, Input, C: Combination & Sendable> {
    /// Merges the answers.
    let combination: C

    /// Calls a handler's method, with the completion that answers.
    let call: @MainActor (Role, Input, Origin, Completion<C>) -> Void

    /// Calls the handlers of a pass, and returns a reply that waits for their answers.
    func deliver(
        _ input: Input, from origin: Origin, to pass: inout Pass, by router: EventRouter
    ) -> Reply<C.Answer> {
        let reply = Reply<C.Answer>()
        let result = TypedResult(
            pass.event, merging: combination, for: reply, by: router, of: pass.delivery, isUnlimited: pass.isOfOverride)
        result.reserveCapacity(pass.count)
        pass.delivery?.wait(for: result)
        // The first turn begins when the result advances. An override may take as long as it likes, and would keep its turns for ever.
        if pass.event.traits.contains(.inTurn), !pass.isOfOverride {
            router.takeTurns(of: pass, for: result, from: origin) { origin, pass, router in
                callHandlers(of: &pass, input, from: origin, for: result, by: router)
            }
        } else {
            callHandlers(of: &pass, input, from: origin, for: result, by: router)
        }
        result.advance()
        return reply
    }

    /// Calls the handlers of a pass that may be called now.
    private func callHandlers(
        of pass: inout Pass, _ input: Input, from origin: Origin, for result: TypedResult<C>, by router: EventRouter
    ) {
        result.owningTasks {
            while let index = pass.next(by: router, for: result) {
                guard let handler: Role = pass.handler(at: index) else { continue }
                result.call(pass.asked(at: index)) {
                    call(handler, input, origin, Completion(of: $0, in: result))
                }
            }
        }
    }
}
