import Foundation

// What becomes of the objects that continue an activity. UIKit is handed them once: those of all handlers that took the activity, in
// handler order, whatever order they come in. Where closures intercept the activity, all that comes up through them is joined once more.

extension Event<ContinueActivityInput, Bool> {
    /// The user continues an activity.
    public static var continueUserActivity: Self { Events.continueUserActivity }
}

extension Events {
    static let continueUserActivity = Event<ContinueActivityInput, Bool>(
        EventDefinition(
            .continueUserActivity, in: Slots().activityContinuationDelegate.place, deadline: 3,
            [.kept, .ofScene, .hasFallback]
        ) { _, _ in
            Claim()
        } ask: { asking, router, input, application in
            guard let input = input as? ContinueActivityInput else { return false }
            let restoration = Gathering(joiningObjectsFor: input.restorationHandler, by: router)
            defer { restoration.finishAsking() }
            var claim = Claim()
            while let index = asking.next(by: router) {
                let recipient = asking.recipients[index]
                guard let handler = (recipient.entry as? RoleEntry<any ActivityContinuationDelegate>)?.handler else {
                    continue
                }
                let isTaken = restoration.ask(handler, recipient.asked, input, from: application)
                let progress = recipient.isObserver ? .open : claim.add(isTaken)
                if asking.isNoted(progress) {
                    asking.note(progress, claim.record(of: isTaken), claim.refusal, by: router)
                }
            }
            return claim.output
        } descend: { router, input, descent in
            guard let input = input as? ContinueActivityInput else { return descent.descend(input) }
            let restoration = Gathering(
                joiningObjectsFor: input.restorationHandler, by: router, hasDeadline: false)
            // Later than the deadlines of the handlers.
            defer { restoration.finishAskingBeforeDeadline() }
            var joined = input
            joined.restorationHandler = restoration.sharedHandler(of: .interception(key: descent.topKey))
            return descent.descend(joined)
        })
}

extension Gathering {
    /// Gathers objects for a restoration handler, which is called once, and not at all if there are none.
    fileprivate convenience init(
        joiningObjectsFor restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void,
        by router: EventRouter, hasDeadline: Bool = true
    ) {
        self.init(
            Events.continueUserActivity.definition, JoinedObjects(), by: router, log: nil,
            since: router.diagnostics.clock.now,
            hasDeadline: hasDeadline, toleratesDrops: true)
        whenAnyAnswered { answer in
            if let objects = answer as? [any UIUserActivityRestoring], !objects.isEmpty { restorationHandler(objects) }
        }
    }

    /// Asks a handler whether it takes the activity; one that does not is not waited for.
    fileprivate func ask(
        _ handler: any ActivityContinuationDelegate, _ asked: Asked, _ input: ContinueActivityInput,
        from application: UIApplication
    ) -> Bool {
        let activity = input.userActivity
        var isTaken = false
        let share = ask(asked) { share in
            let ticket = Ticket<JoinedObjects.Answer>(share)
            let restore: @Sendable ([any UIUserActivityRestoring]?) -> Void = { ticket.answer(Handover(value: $0)) }
            isTaken =
                input.scene.map { handler.scene($0, continue: activity, restorationHandler: restore) }
                ?? handler.application(application, continue: activity, restorationHandler: restore)
        }
        if !isTaken { withdraw(share) }
        return isTaken
    }

    /// Returns a restoration handler for closures, which may call it more than once, and pass it on to the handlers more than once.
    fileprivate func sharedHandler(of asked: Asked) -> ([any UIUserActivityRestoring]?) -> Void {
        var hold: TicketShare?
        ask(asked) { hold = $0 }
        return { [hold] objects in
            let objects = Handover(value: objects)
            MainThread.run {
                withExtendedLifetime(hold) { _ = self.ask(asked) { Ticket<JoinedObjects.Answer>($0).answer(objects) } }
            }
        }
    }

    /// Ends the asking, and waits until nobody holds the shared handler, which nobody need call, or until the deadline.
    fileprivate func finishAskingBeforeDeadline() {
        finishAsking()
        withdrawAtDeadline(0)
    }
}

/// The objects of all handlers, in handler order.
private struct JoinedObjects: Combination {
    private(set) var output: [any UIUserActivityRestoring] = []

    mutating func add(_ answer: Handover<[any UIUserActivityRestoring]?>) -> Progress {
        output += answer.value ?? []
        return .open
    }
}
