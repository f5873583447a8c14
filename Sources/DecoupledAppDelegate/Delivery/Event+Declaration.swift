import Foundation

// How role files declare events. A closure calls one handler with the arguments, and with the application that they came from; where
// handlers answer, with the scene as well.

/// An event as its role declares it in its slot.
struct Declaration<Role, Input> {
    let definition: EventDefinition

    /// Says that UIKit sends the event to a scene's delegate in place of the app delegate.
    ///
    /// - Parameter subject: Returns what tells the event from others of its kind.
    /// - Returns: The declaration.
    @MainActor func ofScenes(by subject: @escaping @MainActor (Input) -> AnyHashable) -> Self {
        definition.subject = { subject(retyped($0)) }
        return self
    }
}

extension Slots {
    /// Declares an event that handlers answer inside their methods.
    ///
    /// - Parameters:
    ///   - event: The event.
    ///   - combination: Returns what the answers are added to.
    ///   - traits: What the router does besides asking the handlers.
    ///   - ask: Calls a handler.
    /// - Returns: The declaration.
    func asked<Role, Input, C: Combination>(
        _ event: Event<Input, C.Output>, combining combination: @escaping @MainActor (Input, UIApplication) -> C,
        _ traits: EventTraits = [], _ ask: @escaping @MainActor (Role, Input, Origin) -> C.Answer
    ) -> Declaration<Role, Input> {
        Declaration(
            definition: EventDefinition(
                event, traits,
                EventCalls { input, origin in
                    combination(retyped(input), origin.application)
                } call: { entry, input, origin in
                    guard let handler: Role = entry.handler() else { return nil }
                    return ask(handler, retyped(input), origin)
                }))
    }

    /// Declares an event whose answers are always merged the same way.
    func asked<Role, Input, C: Combination & Sendable>(
        _ event: Event<Input, C.Output>, combining combination: C, _ traits: EventTraits = [],
        _ ask: @escaping @MainActor (Role, Input, Origin) -> C.Answer
    ) -> Declaration<Role, Input> { asked(event, combining: { _, _ in combination }, traits, ask) }

    /// Declares an event that handlers answer through a completion handler, possibly later.
    ///
    /// - Parameters:
    ///   - event: The event.
    ///   - combination: What the answers are added to.
    ///   - deadline: How long the handlers may take, in seconds; nil for no limit.
    ///   - traits: What the router does besides asking the handlers.
    ///   - ask: Calls a handler, which answers with the completion.
    /// - Returns: The declaration.
    func gathered<Role, Input, C: Combination & Sendable>(
        _ event: Event<Input, Reply<C.Output>>, combining combination: C, deadline: TimeInterval?,
        _ traits: EventTraits = [], _ ask: @escaping @MainActor (Role, Input, Origin, Completion<C.Answer>) -> Void
    ) -> Declaration<Role, Input> {
        Declaration(
            definition: EventDefinition(
                event, deadline: deadline, traits.union(.gathered),
                EventCalls { _, _ in
                    combination
                } ask: { asking, input, origin, router in
                    guard let result = asking.pending else { return () }
                    let input: Input = retyped(input)
                    result.owningTasks {
                        while let index = asking.next(by: router) {
                            let recipient = asking.recipients[index]
                            guard let handler: Role = recipient.entry.handler() else { continue }
                            result.call(recipient.asked) { ask(handler, input, origin, Completion(token: $0)) }
                        }
                    }
                    return result
                }))
    }

    /// Declares an event that handlers are told.
    ///
    /// - Parameters:
    ///   - event: The event.
    ///   - traits: What the router does besides telling the handlers.
    ///   - tell: Calls a handler.
    /// - Returns: The declaration.
    @inline(__always) func told<Role, Input>(
        _ event: Event<Input, Void>, _ traits: EventTraits = [],
        _ tell: @escaping @MainActor (Role, Input, UIApplication) -> Void
    ) -> Declaration<Role, Input> {
        Declaration(
            definition: EventDefinition(
                event, traits,
                EventCalls(tell: { recipients, input, origin, router in
                    let input: Input = retyped(input)
                    let generation = router.generation
                    for index in recipients.indices {
                        guard let handler: Role = recipients[index].entry.handler() else { continue }
                        tell(handler, input, origin.application)
                        if router.generation != generation { return index + 1 }
                    }
                    return recipients.endIndex
                })))
    }
}
