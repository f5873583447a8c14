import Foundation

// How role files declare events. Everything is inlined into the front's method that delivers the event, down to the handler's
// method: an event that nobody traces or intercepts costs about as much as a loop written by hand, and allocates nothing.
extension Event {
    /// An event that handlers answer inside the call.
    ///
    /// - Parameters:
    ///   - id: The event's selector.
    ///   - slot: The slot whose handlers are asked.
    ///   - combination: How the answers become one.
    ///   - traits: What is special about the event.
    ///   - scene: Returns the scene that the event belongs to, with which a kept event is dropped.
    ///   - ask: Calls a handler.
    /// - Returns: The event.
    @inline(__always)
    static func asked<Role, C: Combination>(
        _ id: AppEvent,
        in slot: @escaping @autoclosure @MainActor () -> Slot<Role>,
        combining combination: @escaping @MainActor (Sent<Input>) -> C,
        _ traits: EventTraits = [],
        scene: @escaping @MainActor (Sent<Input>) -> AnyObject? = { _ in nil },
        _ ask: @escaping @MainActor (Role, Sent<Input>) -> C.Answer
    ) -> Self where C.Output == Output {
        Self(
            id: id,
            slot: slot().name,
            deadline: nil,
            traits: traits,
            neutral: { combination($0).output }
        ) { router, input, selection in
            router.pass(id, input, to: slot(), combination, traits, scene, only: selection, ask)
        }
    }

    /// An event that handlers answer inside the call; the combination does not depend on the arguments.
    @inline(__always)
    static func asked<Role, C: Combination>(
        _ id: AppEvent,
        in slot: @escaping @autoclosure @MainActor () -> Slot<Role>,
        combining combination: @escaping @autoclosure @MainActor () -> C,
        _ traits: EventTraits = [],
        scene: @escaping @MainActor (Sent<Input>) -> AnyObject? = { _ in nil },
        _ ask: @escaping @MainActor (Role, Sent<Input>) -> C.Answer
    ) -> Self where C.Output == Output {
        asked(id, in: slot(), combining: { _ in combination() }, traits, scene: scene, ask)
    }
}

extension Event {
    /// An event that handlers answer inside the call, with something that surrounds the asking; it does without the fast loop.
    ///
    /// - Parameters:
    ///   - id: The event's selector.
    ///   - slot: The slot whose handlers are asked.
    ///   - combination: How the answers become one.
    ///   - traits: What is special about the event.
    ///   - scene: Returns the scene that the event belongs to, with which a kept event is dropped.
    ///   - around: Is given the arguments, and asks the handlers with these or others.
    ///   - ask: Calls a handler.
    /// - Returns: The event.
    static func asked<Role, C: Combination & Sendable>(
        _ id: AppEvent,
        in slot: Slot<Role>,
        combining combination: C,
        _ traits: EventTraits,
        scene: @escaping @MainActor (Sent<Input>) -> AnyObject?,
        around: @escaping AskedPass<Role, Input, C>.Surrounding,
        _ ask: @escaping @MainActor (Role, Sent<Input>) -> C.Answer
    ) -> Self where C.Output == Output {
        Self(
            id: id,
            slot: slot.name,
            deadline: nil,
            traits: traits,
            neutral: { _ in combination.output }
        ) { router, input, selection in
            AskedPass(id, slot, { _ in combination }, traits, scene, around: around, ask)
                .run(input, to: router.audience[keyPath: slot.handlers], by: router, only: selection)
        }
    }
}

extension Event where Output == Void {
    /// An event that all handlers receive and nobody answers.
    @inline(__always)
    static func told<Role>(
        _ id: AppEvent,
        in slot: @escaping @autoclosure @MainActor () -> Slot<Role>,
        _ traits: EventTraits = [],
        _ tell: @escaping @MainActor (Role, Sent<Input>) -> Void
    ) -> Self {
        asked(id, in: slot(), combining: Told(), traits, tell)
    }
}

extension Event {
    /// An event whose answers come through completions, asked of all handlers at once.
    ///
    /// - Parameters:
    ///   - id: The event's selector.
    ///   - slot: The slot whose handlers are asked.
    ///   - combination: How the answers become one.
    ///   - deadline: How long the handlers may take to answer, in seconds; nil for no limit.
    ///   - traits: What is special about the event.
    ///   - ask: Calls a handler, which answers with the ticket.
    /// - Returns: The event.
    @inline(__always)
    static func gathered<Role, C: Combination & Sendable>(
        _ id: AppEvent,
        in slot: @escaping @autoclosure @MainActor () -> Slot<Role>,
        combining combination: C,
        deadline: TimeInterval?,
        _ traits: EventTraits = [],
        _ ask: @escaping @MainActor (Role, Sent<Input>, Ticket<Gathering<C>>) -> Void
    ) -> Self where Output == Reply<C.Output> {
        gathered(id, slot(), combination, deadline, traits, scene: { _ in nil }, inTurn: false, ask)
    }

    /// An event whose answers come through completions, asked of one handler after the other until one takes it.
    ///
    /// The next handler is called when the one before has answered; one deadline covers all. Observers always see the event.
    ///
    /// - Parameters:
    ///   - id: The event's selector.
    ///   - slot: The slot whose handlers are asked.
    ///   - combination: How the answers become one.
    ///   - deadline: How long all handlers together may take, in seconds; nil for no limit.
    ///   - traits: What is special about the event.
    ///   - scene: Returns the scene that the event belongs to, with which a kept event is dropped.
    ///   - ask: Calls a handler, which answers with the ticket.
    /// - Returns: The event.
    @inline(__always)
    static func gatheredInTurn<Role, C: Combination & Sendable>(
        _ id: AppEvent,
        in slot: @escaping @autoclosure @MainActor () -> Slot<Role>,
        combining combination: C,
        deadline: TimeInterval?,
        _ traits: EventTraits = [],
        scene: @escaping @MainActor (Sent<Input>) -> AnyObject? = { _ in nil },
        _ ask: @escaping @MainActor (Role, Sent<Input>, Ticket<Gathering<C>>) -> Void
    ) -> Self where Output == Reply<C.Output> {
        gathered(id, slot(), combination, deadline, traits, scene: scene, inTurn: true, ask)
    }
}

extension Event where Output == Bool {
    /// Delivers the event once per process; later deliveries return the first answer.
    func oncePerProcess() -> Self {
        Self(id: id, slot: slot, deadline: deadline, traits: traits.union(.once), neutral: neutral) { [id, pass] in
            let (router, input, selection) = ($0, $1, $2)
            return router.once(id) { pass(router, input, selection) }
        }
    }
}

extension Event where Output == Void {
    /// Delivers the event once per process.
    func oncePerProcess() -> Self {
        Self(id: id, slot: slot, deadline: deadline, traits: traits.union(.once), neutral: neutral) { [id, pass] in
            let (router, input, selection) = ($0, $1, $2)
            _ = router.once(id) {
                pass(router, input, selection)
                return true
            }
        }
    }
}

extension Event {
    @inline(__always)
    fileprivate static func gathered<Role, C: Combination & Sendable>(
        _ id: AppEvent,
        _ slot: @escaping @autoclosure @MainActor () -> Slot<Role>,
        _ combination: C,
        _ deadline: TimeInterval?,
        _ traits: EventTraits,
        scene: @escaping @MainActor (Sent<Input>) -> AnyObject?,
        inTurn: Bool,
        _ ask: @escaping @MainActor (Role, Sent<Input>, Ticket<Gathering<C>>) -> Void
    ) -> Self where Output == Reply<C.Output> {
        Self(
            id: id,
            slot: slot().name,
            deadline: deadline,
            traits: traits,
            neutral: { _ in Reply(combination.output) }
        ) { router, input, selection in
            GatheredPass(
                event: id,
                slot: slot(),
                combination: combination,
                deadline: deadline,
                traits: traits,
                scene: scene,
                isInTurn: inTurn,
                ask: ask
            )
            .run(input, to: router.audience[keyPath: slot().handlers], by: router, only: selection)
        }
    }
}
