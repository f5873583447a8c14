/// Handlers are called in slot order, and answer through completion handlers; a combination merges the answers when all are there, or at the
/// deadline.
struct AwaitedRule<Role, Input, C: Combination & Sendable>: DeliveryRule {
    /// Merges the answers.
    let combination: C

    /// Calls a handler's method, with the completion that answers.
    let call: @MainActor (Role, Input, Origin, Completion<C.Answer>) -> Void

    func combination(for _: Any, from _: Origin) -> any Combination { combination }

    func deliver(_ input: Any, from origin: Origin, to pass: inout Pass, by router: EventRouter) -> Any {
        let result = PendingResult(
            pass.event, combination, by: router, of: pass.delivery, isUnlimited: pass.isUnlimited)
        result.parts.reserveCapacity(pass.count)
        pass.pending = result
        // One that may take as long as it likes would keep its turns for ever.
        if pass.event.traits.contains(.inTurn), !pass.isUnlimited {
            router.takeTurns(of: pass, for: result, SentEvent(event: pass.event, input: input, origin: origin))
        } else {
            resume(result, input, from: origin, in: &pass, by: router)
        }
        result.finishAsking()
        return result
    }

    func resume(
        _ result: PendingResult, _ input: Any, from origin: Origin, in pass: inout Pass, by router: EventRouter
    ) {
        let input: Input = retyped(input)
        result.owningTasks {
            while let recipient = pass.next(by: router) {
                guard let handler: Role = recipient.entry.handler() else { continue }
                result.call(recipient.asked) { call(handler, input, origin, Completion(token: $0)) }
            }
        }
    }
}
