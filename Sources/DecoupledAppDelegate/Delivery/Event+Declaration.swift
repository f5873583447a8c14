import Foundation

// How role files declare events, each with its rule. A closure calls one handler with the arguments, and with the application that they came
// from; where handlers answer, with the scene as well.

/// An event as its role declares it in its slot.
struct Declaration<Role, Input, Output> {
    let definition: TypedDefinition<Input, Output>

    /// Says that UIKit sends the event to a scene's delegate in place of the app delegate.
    ///
    /// - Parameter subject: Returns what tells the event from others of its kind.
    /// - Returns: The declaration.
    @MainActor func ofScenes(subject: @escaping @MainActor (Input) -> AnyHashable) -> Self {
        definition.subject = subject
        return self
    }
}

extension Slots {
    /// Declares an event that handlers answer inside their methods.
    ///
    /// - Parameters:
    ///   - event: The event.
    ///   - combination: Returns what merges the answers.
    ///   - traits: What the router does besides asking the handlers.
    ///   - ask: Calls a handler.
    /// - Returns: The declaration.
    func asked<Role, Input, C: Combination>(
        _ event: Event<Input, C.Answer>, combining combination: @escaping @MainActor (Input, UIApplication) -> C,
        _ traits: EventTraits = [], _ ask: @escaping @MainActor (Role, Input, Origin) -> C.Answer
    ) -> Declaration<Role, Input, C.Answer> {
        let rule = DeliveryRule(AskedRule(combination: combination, ask: ask))
        return Declaration(definition: TypedDefinition(of: event, traits, rule))
    }

    /// Declares an event whose answers are always merged the same way.
    func asked<Role, Input, C: Combination & Sendable>(
        _ event: Event<Input, C.Answer>, combining combination: C, _ traits: EventTraits = [],
        _ ask: @escaping @MainActor (Role, Input, Origin) -> C.Answer
    ) -> Declaration<Role, Input, C.Answer> { asked(event, combining: { _, _ in combination }, traits, ask) }

    /// Declares an event that handlers answer through a completion handler, possibly later.
    ///
    /// - Parameters:
    ///   - event: The event.
    ///   - combination: Merges the answers.
    ///   - deadline: How long the handlers may take, in seconds; nil for no limit.
    ///   - traits: What the router does besides asking the handlers.
    ///   - ask: Calls a handler, which answers with the completion.
    /// - Returns: The declaration.
    func awaited<Role, Input, C: Combination & Sendable>(
        _ event: Event<Input, Reply<C.Answer>>, combining combination: C, deadline: TimeInterval?,
        _ traits: EventTraits = [], _ ask: @escaping @MainActor (Role, Input, Origin, Completion<C>) -> Void
    ) -> Declaration<Role, Input, Reply<C.Answer>> {
        let rule = DeliveryRule(AwaitedRule(combination: combination, call: ask))
        return Declaration(
            definition: TypedDefinition(of: event, deadline: deadline, traits.union(.awaited), rule))
    }

    /// Declares an event that handlers are told.
    ///
    /// - Parameters:
    ///   - event: The event.
    ///   - traits: What the router does besides telling the handlers.
    ///   - tell: Calls a handler.
    /// - Returns: The declaration.
    func told<Role, Input>(
        _ event: Event<Input, Void>, _ traits: EventTraits = [],
        _ tell: @escaping @MainActor (Role, Input, UIApplication) -> Void
    ) -> Declaration<Role, Input, Void> {
        Declaration(definition: TypedDefinition(of: event, traits, DeliveryRule(ToldRule(tell: tell))))
    }
}
