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
            } ask: { asking, router, input, application in
                let (input, recipients) = (arguments(input, of: id), asking.recipients)
                var combined = combination(input, application)
                while let index = asking.next(by: router) {
                    guard let handler = (recipients[index].entry as? RoleEntry<Role>)?.handler else { continue }
                    let answer = ask(handler, input, application)
                    let progress = recipients[index].isObserver ? .open : combined.add(answer)
                    if asking.isNoted(progress) {
                        asking.note(progress, combined.record(of: answer), combined.refusal, by: router)
                    }
                }
                return combined.output
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
        _ traits: EventTraits = [], _ ask: @escaping @MainActor (Role, Input, UIApplication, Ticket<C.Answer>) -> Void
    ) -> Self where Output == Reply<C.Output>, C: Sendable {
        Self(
            EventDefinition(id, in: slot(Slots()).place, deadline: deadline, traits.union(.gathered)) { _, _ in
                combination
            } ask: { asking, router, input, application in
                let (input, recipients) = (arguments(input, of: id), asking.recipients)
                while let index = asking.next(by: router) {
                    guard let handler = (recipients[index].entry as? RoleEntry<Role>)?.handler,
                        let share = asking.gathering?.makeShare(of: recipients[index].asked)
                    else {
                        continue
                    }
                    ask(handler, input, application, Ticket(share))
                    asking.gathering?.didCall()
                }
                return ()
            })
    }

    /// The arguments with their type.
    fileprivate static func arguments(_ input: any EventInput, of id: AppEvent) -> Input {
        // A cast takes longer than calling a handler.
        if Input.self == NoInput.self, let none = NoInput() as? Input { return none }
        guard let input = input.typed(as: Input.self) else { preconditionFailure("\(id) has other arguments.") }
        return input
    }
}

extension Event where Output == Void {
    /// An event that all handlers receive and nobody answers.
    @inline(__always) static func told<Role>(
        _ id: AppEvent, in slot: (Slots) -> Slot<Role>, _ traits: EventTraits = [],
        _ tell: @escaping @MainActor (Role, Input, UIApplication) -> Void
    ) -> Self {
        // Not by way of `asked`: most events are told, and what comes often is brief.
        Self(
            EventDefinition(id, in: slot(Slots()).place, traits) { _, _ in
                Told()
            } ask: { asking, router, input, application in
                let (input, recipients) = (arguments(input, of: id), asking.recipients)
                while let index = asking.next(by: router) {
                    guard let handler = (recipients[index].entry as? RoleEntry<Role>)?.handler else { continue }
                    tell(handler, input, application)
                    if asking.isNoted(.open) { asking.note(.open, Told().record(of: ()), .dropped, by: router) }
                }
                return ()
            })
    }
}
