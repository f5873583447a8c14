import Foundation

// How role files declare events. A closure calls one handler with the arguments and the application that they came from.

extension Event {
    /// An event that handlers answer inside the call.
    ///
    /// - Parameters:
    ///   - id: The event's selector.
    ///   - slot: The slot whose handlers are asked.
    ///   - combination: How the answers become one.
    ///   - traits: What is special about the event.
    ///   - ask: Calls a handler.
    /// - Returns: The event.
    static func asked<Role, C: Combination>(
        _ id: AppEvent, in slot: (Slots) -> Slot<Role>,
        combining combination: @escaping @MainActor (Input, UIApplication) -> C,
        _ traits: EventTraits = [], _ ask: @escaping @MainActor (Role, Input, UIApplication) -> C.Answer
    ) -> Self where C.Output == Output {
        Self(
            EventDefinition(id, in: slot(Slots()).place, traits) { input, application in
                combination(arguments(input, of: id), application)
            } call: { entry, input, application in
                guard let handler = (entry as? RoleEntry<Role>)?.handler else { return nil }
                return ask(handler, arguments(input, of: id), application)
            })
    }

    /// An event that handlers answer inside the call; the combination does not depend on the arguments.
    static func asked<Role, C: Combination>(
        _ id: AppEvent, in slot: (Slots) -> Slot<Role>, combining combination: C, _ traits: EventTraits = [],
        _ ask: @escaping @MainActor (Role, Input, UIApplication) -> C.Answer
    ) -> Self where C.Output == Output, C: Sendable {
        asked(id, in: slot, combining: { _, _ in combination }, traits, ask)
    }

    /// An event whose answers come through completion handlers.
    ///
    /// All handlers are called at once, unless the event is one in turn. One deadline covers all.
    ///
    /// - Parameters:
    ///   - id: The event's selector.
    ///   - slot: The slot whose handlers are asked.
    ///   - combination: How the answers become one.
    ///   - deadline: How long the handlers may take to answer, in seconds; nil for no limit.
    ///   - traits: What is special about the event.
    ///   - ask: Calls a handler, which answers with the ticket.
    /// - Returns: The event.
    static func gathered<Role, C: Combination>(
        _ id: AppEvent, in slot: (Slots) -> Slot<Role>, combining combination: C, deadline: TimeInterval?,
        _ traits: EventTraits = [], _ ask: @escaping @MainActor (Role, Input, UIApplication, Ticket<C>) -> Void
    ) -> Self where Output == Reply<C.Output>, C: Sendable {
        let sum = Sum(combination)
        return Self(
            EventDefinition(id, in: slot(Slots()).place, deadline: deadline, traits.union(.gathered)) { _, _ in
                combination
            } ask: { asking, input, application, router in
                guard let gathering = asking.gathering else { return () }
                let (input, recipients) = (arguments(input, of: id), asking.recipients)
                let outer = (caller: gathering.beginCalls(), combined: sum.combined)
                if !traits.contains(.inTurn) { (gathering.sum, sum.combined) = (sum, combination) }
                while let index = asking.next(by: router) {
                    guard let handler = (recipients[index].entry as? RoleEntry<Role>)?.handler else { continue }
                    let share = gathering.makeShare(of: recipients[index].asked)
                    ask(handler, input, application, Ticket(share))
                    gathering.didCall(share)
                }
                AsyncForm.caller = outer.caller
                if gathering.sum != nil { (gathering.sum, gathering.combination) = (nil, sum.combined) }
                sum.combined = outer.combined
                gathering.finishAsking()
                return gathering
            })
    }

    /// The event's own arguments.
    fileprivate static func arguments(_ input: any EventInput, of id: AppEvent) -> Input {
        // A cast takes longer than calling a handler.
        if Input.self == NoInput.self, let none = NoInput() as? Input { return none }
        guard let input = input.typed(as: Input.self) else { preconditionFailure("\(id) has other arguments.") }
        return input
    }
}

extension Event where Output == Void {
    /// An event that needs no answer.
    ///
    /// - Parameters:
    ///   - id: The event's selector.
    ///   - slot: The slot whose handlers are told.
    ///   - traits: What is special about the event.
    ///   - tell: Calls a handler.
    /// - Returns: The event.
    @inline(__always) static func told<Role>(
        _ id: AppEvent, in slot: (Slots) -> Slot<Role>, _ traits: EventTraits = [],
        _ tell: @escaping @MainActor (Role, Input, UIApplication) -> Void
    ) -> Self {
        // Not by way of `call`: most events are told, and what comes often is brief.
        Self(
            EventDefinition(
                id, in: slot(Slots()).place, traits,
                ask: { asking, input, application, router in
                    let (input, recipients) = (arguments(input, of: id), asking.recipients)
                    while let index = asking.next(by: router) {
                        guard let handler = (recipients[index].entry as? RoleEntry<Role>)?.handler else { continue }
                        tell(handler, input, application)
                        if asking.isNoted(.open) { asking.note(.open, of: (), in: Told(), by: router) }
                    }
                    return ()
                }))
    }
}
