/// Handlers are called in slot order, and answer through completion handlers; a combination merges the answers when all are there, or at the
/// deadline.
@MainActor struct AwaitedRule<Role, Input, C: Combination & Sendable> {
    /// Merges the answers.
    let combination: C

    /// Calls a handler's method, with the completion that answers.
    let call: @MainActor (Role, Input, Origin, Completion<C.Answer>) -> Void

    /// Calls the handlers of a pass, and returns the result that waits for their answers.
    func deliver(_ input: Input, from origin: Origin, to pass: inout Pass, by router: EventRouter) -> PendingResult {
        let result = PendingResult(
            pass.event, combination, by: router, of: pass.delivery, isUnlimited: pass.isOfOverride)
        result.parts.reserveCapacity(pass.count)
        pass.pending = result
        // One that may take as long as it likes would keep its turns for ever.
        if pass.event.traits.contains(.inTurn), !pass.isOfOverride {
            router.takeTurns(of: pass, for: result, SentEvent(event: pass.event, input: input, origin: origin))
        } else {
            resume(result, input, from: origin, in: &pass, by: router)
        }
        result.advance()
        return result
    }

    /// Calls the handlers of a pass that may be called now.
    func resume(
        _ result: PendingResult, _ input: Input, from origin: Origin, in pass: inout Pass, by router: EventRouter
    ) {
        result.owningTasks {
            while let index = pass.next(by: router) {
                guard let handler: Role = pass.handler(at: index) else { continue }
                result.call(pass.asked(at: index)) { call(handler, input, origin, Completion(token: $0)) }
            }
        }
    }
}
