import Foundation

// What becomes of the objects that continue an activity. UIKit is handed them once: those of all handlers that took the activity, in
// handler order, whatever order they come in. Where closures intercept the activity, all that comes up through them is joined once more.

extension Event<ContinueActivityInput, Bool> {
    /// The user continues an activity.
    public static var continueUserActivity: Self {
        let (id, place, deadline) = (AppEvent.continueUserActivity, Slot.activityContinuation.place, 3.0)
        return Self(id: id, deadline: deadline, traits: [.kept, .ofScene, .hasFallback], neutral: { _ in false }) {
            router, input, application, selection in
            // With the restoration handler that was given: closures get one that ends soon after their pass.
            let redeliver: KeptEvents.Delivery = { router, selection in
                _ = Self.continueUserActivity.pass(router, input, application, selection)
            }
            let pass = { (input: ContinueActivityInput) in
                AskedPass(
                    event: id, place: place, traits: [.kept, .hasFallback], combination: { _ in Claim() },
                    scene: { $0.scene }, redeliver: redeliver
                ) { router, event, pass, audience, input, application in
                    let arrival = Arrival(router: router, event: event, place: audience.place)
                    let occasion = Occasion(arrival, deadline: deadline)
                    let restoration = Gathering(for: input.restorationHandler, of: occasion)
                    defer { restoration.finishAsking() }
                    var claim = Claim()
                    router.ask(audience, event, pass) { index in
                        let recipient = audience.recipients[index]
                        let call = pass?.log?.begin(recipient.asked)
                        let isTaken = restoration.ask(recipient, Sent(input, from: application))
                        if let call { pass?.log?.end(call, Claim.record(of: isTaken)) }
                        return recipient.isObserver ? .open : claim.add(isTaken)
                    }
                    return claim.output
                }.run(input, from: application, by: router, only: selection)
            }
            guard let key = router.interceptions.stacks[id]?.last?.key else { return pass(input) }
            let arrival = Arrival(router: router, event: id, place: place)
            var occasion = Occasion(arrival, deadline: deadline)
            occasion.deadline = nil
            let restoration = Gathering(for: input.restorationHandler, of: occasion)
            defer { restoration.finishAsking(before: Occasion(arrival, deadline: deadline)) }
            var joined = input
            joined.restorationHandler = restoration.sharedHandler(of: .interception(key: key))
            return pass(joined)
        }
    }
}

extension Gathering<[any UIUserActivityRestoring]> {
    /// Gathers objects for a restoration handler, which is called once, and not at all if there are none.
    fileprivate convenience init(
        for restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void, of occasion: Occasion
    ) {
        self.init(Merging(JoinedObjects.self), of: occasion, capacity: 1, toleratesDrops: true)
        whenAnswered { if !$0.isEmpty { restorationHandler($0) } }
    }

    /// Asks a handler whether it takes the activity; one that does not is not waited for.
    fileprivate func ask(_ recipient: Recipient, _ input: Sent<ContinueActivityInput>) -> Bool {
        guard let handler = recipient.handler(as: (any ActivityContinuationDelegate).self) else { return false }
        let (application, activity) = (input.application, input.userActivity)
        var isTaken = false
        let share = ask(recipient.asked) { share in
            let ticket = Ticket<JoinedObjects.Answer>(share)
            let restore: @Sendable ([any UIUserActivityRestoring]?) -> Void = { ticket.answer(Handover(value: $0)) }
            isTaken =
                application.ask(in: input.scene) { handler.scene($0, continue: activity, restorationHandler: restore) }
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
    ///
    /// - Parameter occasion: An occasion that is later than those of the passes, so that their deadlines pass before.
    fileprivate func finishAsking(before occasion: Occasion) {
        finishAsking()
        if answer == nil { _ = occasion.atDeadline { [weak self] _ in self?.withdraw(0) } }
    }
}

/// The objects of all handlers, in handler order.
private struct JoinedObjects: GatheredCombination {
    private(set) var output: [any UIUserActivityRestoring] = []

    mutating func add(_ answer: Handover<[any UIUserActivityRestoring]?>) -> Progress {
        output += answer.value ?? []
        return .open
    }
}
