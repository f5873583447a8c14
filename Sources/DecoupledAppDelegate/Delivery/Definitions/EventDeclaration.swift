import Foundation

// How role files declare events, each with its rule. A closure calls one handler with the arguments, and with where the
// event comes from.

/// An event as its role declares it in its slot.
struct EventDeclaration<Role, Input, Output> {
    let definition: EventDefinition<Input, Output>

    /// Says that UIKit sends the event to a scene's delegate in place of the app delegate.
    ///
    /// - Parameter content: Returns what tells the event from others of its kind, whichever delegate is called.
    /// - Returns: The declaration.
    @MainActor func sentToScenes(content: @escaping @MainActor (Input) -> AnyHashable) -> Self {
        definition.markSentToScenes(content: content)
        return self
    }

    /// Says that the event is kept for a later handler if no handler handles it, and that a condition may hold it.
    ///
    /// - Parameter answer: What UIKit is answered while a condition holds the event: that it has been handled.
    /// - Returns: The declaration.
    @MainActor func keepable(answeringWhileHeld answer: Output) -> Self {
        definition.markKeepable(answerWhileHeld: answer)
        return self
    }
}

extension Slots {
    /// Declares an event that handlers answer inside their methods.
    ///
    /// - Parameters:
    ///   - event: The event.
    ///   - combination: Returns what merges the answers.
    ///   - traits: What the package does besides calling the handlers.
    ///   - ask: Calls a handler.
    /// - Returns: The declaration.
    func asked<Role, Input, C: Combination>(
        _ event: Event<Input, C.Answer>, combining combination: @escaping @MainActor (Input, UIApplication) -> C,
        _ traits: EventTraits = [], _ ask: @escaping @MainActor (Role, Input, Sender) -> C.Answer
    ) -> EventDeclaration<Role, Input, C.Answer> {
        let rule = DeliveryRule(AskedRule(combination: combination, ask: ask))
        return EventDeclaration(definition: EventDefinition(of: event, traits, rule))
    }

    /// Declares an event whose answers are always merged the same way.
    func asked<Role, Input, C: Combination & Sendable>(
        _ event: Event<Input, C.Answer>, combining combination: C, _ traits: EventTraits = [],
        _ ask: @escaping @MainActor (Role, Input, Sender) -> C.Answer
    ) -> EventDeclaration<Role, Input, C.Answer> { asked(event, combining: { _, _ in combination }, traits, ask) }

    /// Declares an event that handlers are told, which is an event that nobody answers.
    func told<Role, Input>(
        _ event: Event<Input, Void>, _ traits: EventTraits = [],
        _ tell: @escaping @MainActor (Role, Input, Sender) -> Void
    ) -> EventDeclaration<Role, Input, Void> { asked(event, combining: NoAnswer(), traits, tell) }

    /// Declares an event that handlers answer through a completion handler, possibly later.
    ///
    /// - Parameters:
    ///   - event: The event.
    ///   - combination: Merges the answers.
    ///   - timeLimit: How long the handlers may take, in seconds; nil for no limit.
    ///   - traits: What the package does besides calling the handlers.
    ///   - call: Calls a handler, which answers with the completion.
    /// - Returns: The declaration.
    func awaited<Role, Input, C: Combination & Sendable>(
        _ event: Event<Input, Reply<C.Answer>>, combining combination: C, timeLimit: TimeInterval?,
        _ traits: EventTraits = [], _ call: @escaping @MainActor (Role, Input, Sender, Completion<C>) -> Void
    ) -> EventDeclaration<Role, Input, Reply<C.Answer>> {
        let rule = DeliveryRule(
            awaiting: combination, callRecipients: AwaitedRule(combination: combination, call: call).callRecipients)
        return EventDeclaration(definition: EventDefinition(of: event, timeLimit: timeLimit, traits, rule))
    }

    /// Declares an event that handlers answer through a completion handler, each called when the one before has
    /// answered.
    func sequential<Role, Input, C: Combination & Sendable>(
        _ event: Event<Input, Reply<C.Answer>>, combining combination: C, timeLimit: TimeInterval?,
        _ traits: EventTraits = [], _ call: @escaping @MainActor (Role, Input, Sender, Completion<C>) -> Void
    ) -> EventDeclaration<Role, Input, Reply<C.Answer>> {
        let rule = DeliveryRule(
            awaiting: combination, callRecipients: SequentialRule(combination: combination, call: call).callRecipients)
        return EventDeclaration(definition: EventDefinition(of: event, timeLimit: timeLimit, traits, rule))
    }
}
