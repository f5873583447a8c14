import Foundation

// What becomes of the objects that continue an activity. UIKit is handed them once: those of all handlers that took the
// activity, in handler order, whatever order they come in. Where closures intercept the activity, all that comes up
// through them is joined once more.

extension Event<ContinueActivityInput, Bool> {
    /// Declares the event whose handlers hand over objects besides their answers.
    func handingOverObjects() -> EventDeclaration<any ActivityContinuationDelegate, ContinueActivityInput, Bool> {
        let rule = DeliveryRule<ContinueActivityInput, Bool> { _, _ in
            Claim().output
        } callRecipients: { delivery, input in
            ContinuedActivityRule().callRecipients(of: delivery, with: input)
        } callClosure: { _, call in
            call.answer(as: Claim())
        } aroundClosures: { input, delivery, call in
            let key = delivery.closures.last?.key ?? ""
            let restoration = Restoration(of: input, beside: delivery)
            let isTaken = call((input.userActivity, restoration.sharedHandler(of: .interception(key: key))))
            restoration.handOverShared()
            return isTaken
        }
        return EventDeclaration(definition: EventDefinition(of: self, timeLimit: 3, .hasFallback, rule))
            .sentToScenes(content: { ObjectIdentifier($0.userActivity) })
            .keepable(answeringWhileHeld: true)
    }
}

/// Waits for objects for UIKit's restoration handler, which is called once, and not at all if there are none.
@MainActor struct Restoration {
    private let collector: AnswerCollector<JoinedObjects>
    private let restorationHandler: ([any UIUserActivityRestoring]?) -> Void

    init(of input: ContinueActivityInput, beside delivery: AnyDelivery) {
        restorationHandler = input.restorationHandler
        collector = AnswerCollector(beside: delivery, merging: JoinedObjects())
    }

    /// Goes on after the first calls: hands over the objects when all are there.
    func handOver() {
        collector.makeReply().whenAnswered { [restorationHandler] objects in
            if !objects.isEmpty { restorationHandler(objects) }
        }
    }

    /// Goes on after closures have been called with a shared restoration handler, the first that was called.
    func handOverShared() {
        // After the deadlines of the handlers, who may call it at theirs.
        collector.dropAtDeadline(0)
        handOver()
    }

    /// Calls a handler with a restoration handler of its own, and returns whether it takes the activity.
    func call(
        _ handler: any ActivityContinuationDelegate, _ activity: NSUserActivity, from sender: Sender,
        as callee: Callee
    ) -> Bool {
        var isTaken = false
        collector.owningTasks {
            collector.call(callee) { index in
                let completion = Completion(of: index, in: collector)
                let restore = { @Sendable in completion.answer($0 ?? []) }
                isTaken =
                    sender.scene.map { handler.scene($0, continue: activity, restorationHandler: restore) }
                    ?? handler.application(sender.application, continue: activity, restorationHandler: restore)
                // A handler that does not take the activity is not waited for.
                if !isTaken { collector.withdraw(index) }
            }
        }
        return isTaken
    }

    /// Returns a restoration handler for closures, which may call it more than once, and pass it on to the handlers
    /// more than once.
    ///
    /// It lives for as long as somebody keeps it. It need not be called; and it may be called later than the deadlines
    /// of the handlers.
    func sharedHandler(of callee: Callee) -> ([any UIUserActivityRestoring]?) -> Void {
        var hold: Completion<JoinedObjects>?
        collector.call(callee) { hold = Completion(of: $0, in: collector) }
        return { [hold, collector] objects in
            MainThread.run(with: objects) { objects in
                withExtendedLifetime(hold) {
                    collector.call(callee) { Completion(of: $0, in: collector).answer(objects ?? []) }
                }
            }
        }
    }
}

/// The objects of all handlers, in handler order.
private struct JoinedObjects: Combination {
    private(set) var output: [any UIUserActivityRestoring] = []

    mutating func add(_ answer: [any UIUserActivityRestoring]) -> AnswerEffect {
        output += answer
        return .none
    }
}
