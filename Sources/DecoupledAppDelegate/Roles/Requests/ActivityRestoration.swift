import Foundation

// What becomes of the objects that continue an activity. UIKit is handed them once: those of all handlers that took the activity, in
// handler order, whatever order they come in. Where closures intercept the activity, all that comes up through them is joined once more.

extension Event<ContinueActivityInput, Bool> {
    /// Declares the event whose handlers hand over objects besides their answers.
    func handingOverObjects() -> Declaration<any ActivityContinuationDelegate, ContinueActivityInput, Bool> {
        let rule = DeliveryRule<ContinueActivityInput, Bool> { _, _ in
            Claim().output
        } deliver: { input, origin, pass, router in
            let merged = ContinuedActivityRule().deliver(input, from: origin, to: &pass, by: router)
            pass.noteHandled(merged.isHandled)
            return merged.output
        } intercept: { _, call in
            call.answer(as: Claim())
        } descend: { event, delivery in
            ContinuedActivityRule().descend(event, through: delivery)
        }
        return Declaration(definition: TypedDefinition(of: self, deadline: 3, [.kept, .hasFallback], rule))
            .ofScenes(subject: { ObjectIdentifier($0.userActivity) })
    }
}

/// Handlers are asked in slot order until one takes the activity, and their objects are awaited.
@MainActor private struct ContinuedActivityRule {
    func deliver(
        _ input: ContinueActivityInput, from origin: Origin, to pass: inout Pass, by router: EventRouter
    ) -> Claim {
        let restoration = Restoration(of: input, by: router)
        var claim = Claim()
        while let index = pass.next(by: router) {
            guard let handler: any ActivityContinuationDelegate = pass.handler(at: index) else { continue }
            let isTaken = pass.call(index) {
                pass.isOfOverride
                    ? offer(input, from: origin, to: handler)
                    : restoration.result.owningTasks {
                        restoration.offer(input.userActivity, from: origin, to: handler, as: pass.asked(at: index))
                    }
            }
            if !pass.isObserver(at: index) { pass.note(claim.add(isTaken), by: index, to: router) }
        }
        restoration.result.advance()
        return claim
    }

    /// Calls an override, which hands over objects as often as it likes, its own and those that super brings later.
    private func offer(
        _ input: ContinueActivityInput, from origin: Origin, to handler: any ActivityContinuationDelegate
    ) -> Bool {
        let restore = Handover(value: input.restorationHandler)
        return handler.application(origin.application, continue: input.userActivity) { objects in
            MainThread.run(with: objects) { restore.value($0) }
        }
    }

    /// Passes an activity down through closures, with a restoration handler that joins the objects that come up through them.
    func descend(
        _ event: TypedEvent<ContinueActivityInput, Bool>, through delivery: Delivery
    ) -> Bool {
        let restoration = Restoration(of: event.input, by: delivery.router)
        let key = delivery.descent.layers[delivery.descent.layers.endIndex - 1].key
        // The shared handler lives for as long as somebody below keeps it. It need not be called; and it may be called later than the deadlines
        // of the handlers.
        let answer = event.definition.descend(
            (event.input.userActivity, restoration.sharedHandler(of: .interception(key: key))), in: delivery)
        restoration.result.dropFirstAtDeadline()
        restoration.result.advance()
        return answer
    }
}

/// Waits for objects for UIKit's restoration handler, which is called once, and not at all if there are none.
@MainActor private struct Restoration {
    let result: TypedResult<JoinedObjects>

    init(of input: ContinueActivityInput, by router: EventRouter) {
        let reply = Reply<[any UIUserActivityRestoring]>()
        reply.whenAnswered { [restorationHandler = input.restorationHandler] objects in
            if !objects.isEmpty { restorationHandler(objects) }
        }
        result = TypedResult(
            AppEvent.continueUserActivity.definition, merging: JoinedObjects(), for: reply, by: router)
    }

    /// Calls a handler with a restoration handler of its own, and returns whether it takes the activity.
    func offer(
        _ activity: NSUserActivity, from origin: Origin, to handler: any ActivityContinuationDelegate, as asked: Asked
    ) -> Bool {
        var isTaken = false
        result.call(asked) { index in
            let completion = Completion(of: index, in: result)
            let restore = { @Sendable in completion.answer($0 ?? []) }
            isTaken =
                origin.scene.map { handler.scene($0, continue: activity, restorationHandler: restore) }
                ?? handler.application(origin.application, continue: activity, restorationHandler: restore)
            // A handler that does not take the activity is not waited for.
            if !isTaken { result.withdraw(index) }
        }
        return isTaken
    }

    /// Returns a restoration handler for closures, which may call it more than once, and pass it on to the handlers more than once.
    func sharedHandler(of asked: Asked) -> ([any UIUserActivityRestoring]?) -> Void {
        var hold: Completion<JoinedObjects>?
        result.call(asked) { hold = Completion(of: $0, in: result) }
        return { [hold] objects in
            MainThread.run(with: objects) { objects in
                withExtendedLifetime(hold) {
                    result.call(asked) { Completion(of: $0, in: result).answer(objects ?? []) }
                }
            }
        }
    }
}

/// The objects of all handlers, in handler order.
private struct JoinedObjects: Combination {
    private(set) var output: [any UIUserActivityRestoring] = []

    mutating func add(_ answer: [any UIUserActivityRestoring]) -> Progress {
        output += answer
        return .open
    }
}
