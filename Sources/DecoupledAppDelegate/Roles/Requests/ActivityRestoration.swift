import Foundation

// What becomes of the objects that continue an activity. UIKit is handed them once: those of all handlers that took the activity, in
// handler order, whatever order they come in. Where closures intercept the activity, all that comes up through them is joined once more.

extension Event<ContinueActivityInput, Bool> {
    /// Declares the event whose handlers hand over objects besides their answers.
    func handingOverObjects() -> Declaration<any ActivityContinuationDelegate, ContinueActivityInput> {
        let rule = DeliveryRule { _, _ in
            Claim()
        } deliver: { input, origin, pass, router in
            let isTaken = ContinuedActivityRule().deliver(retyped(input), from: origin, to: &pass, by: router)
            return .given(isTaken, isHandled: isTaken)
        } descend: { input, delivery in
            ContinuedActivityRule().descend(retyped(input), through: delivery)
        }
        return Declaration(definition: EventDefinition(self, deadline: 3, [.kept, .hasFallback], rule))
            .ofScenes { ObjectIdentifier($0.userActivity) }
    }
}

/// Handlers are asked in slot order until one takes the activity, and their objects are awaited.
@MainActor private struct ContinuedActivityRule {
    func deliver(
        _ input: ContinueActivityInput, from origin: Origin, to pass: inout Pass, by router: EventRouter
    ) -> Bool {
        let restoration = PendingResult(joiningObjectsFor: input, by: router)
        var claim = Claim()
        while let index = pass.next(by: router) {
            guard let handler: any ActivityContinuationDelegate = pass.handler(at: index) else { continue }
            let isTaken = pass.call(index) {
                pass.isOfOverride
                    ? offer(input, from: origin, to: handler)
                    : restoration.owningTasks {
                        restoration.offer(input.userActivity, from: origin, to: handler, as: pass.asked(at: index))
                    }
            }
            if !pass.isObserver(at: index) { pass.note(claim.add(isTaken), by: index, to: router) }
        }
        restoration.advance()
        return claim.output
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
    func descend(_ input: ContinueActivityInput, through delivery: Delivery) -> MergedAnswer {
        let restoration = PendingResult(joiningObjectsFor: input, by: delivery.router)
        // Once the handler that is shared below is released, which nobody need call, or later than the deadlines of the handlers.
        defer {
            restoration.dropFirstAtDeadline()
            restoration.advance()
        }
        var joined = input
        joined.restorationHandler = restoration.sharedHandler(
            of: .interception(key: delivery.descent.layers[delivery.descent.layers.endIndex - 1].key))
        return delivery.descend(joined)
    }
}

extension PendingResult {
    /// Waits for objects for UIKit's restoration handler, which is called once, and not at all if there are none.
    fileprivate convenience init(joiningObjectsFor input: ContinueActivityInput, by router: EventRouter) {
        self.init(AppEvent.continueUserActivity.definition, JoinedObjects(), by: router)
        whenAnswered { [restorationHandler = input.restorationHandler] answer in
            if let objects = answer as? [any UIUserActivityRestoring], !objects.isEmpty { restorationHandler(objects) }
        }
    }

    /// Calls a handler with a restoration handler of its own, and returns whether it takes the activity.
    fileprivate func offer(
        _ activity: NSUserActivity, from origin: Origin, to handler: any ActivityContinuationDelegate, as asked: Asked
    ) -> Bool {
        var isTaken = false
        call(asked) { token in
            let restore = Completion<JoinedObjects.Answer>(token: token).answer
            isTaken =
                origin.scene.map { handler.scene($0, continue: activity, restorationHandler: restore) }
                ?? handler.application(origin.application, continue: activity, restorationHandler: restore)
            // A handler that does not take the activity is not waited for.
            if !isTaken { withdraw(token) }
        }
        return isTaken
    }

    /// Returns a restoration handler for closures, which may call it more than once, and pass it on to the handlers more than once.
    fileprivate func sharedHandler(of asked: Asked) -> ([any UIUserActivityRestoring]?) -> Void {
        var hold: CompletionToken?
        call(asked) { hold = $0 }
        return { [hold] objects in
            MainThread.run(with: objects) { objects in
                withExtendedLifetime(hold) {
                    self.call(asked) { Completion<JoinedObjects.Answer>(token: $0).answer(objects) }
                }
            }
        }
    }
}

/// The objects of all handlers, in handler order.
private struct JoinedObjects: Combination {
    private(set) var output: [any UIUserActivityRestoring] = []

    mutating func add(_ answer: [any UIUserActivityRestoring]?) -> Progress {
        output += answer ?? []
        return .open
    }
}
