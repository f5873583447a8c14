import Foundation

// What becomes of the objects that continue an activity. UIKit is handed them once: those of all handlers that took the activity, in
// handler order, whatever order they come in.

extension Event<ContinueActivityInput, Bool> {
    /// The claim of an activity, with the objects of those who take it.
    static func continued(in slot: Slot<any ActivityContinuationDelegate>, deadline: TimeInterval) -> Self {
        Self(
            id: .continueUserActivity,
            slot: slot.name,
            deadline: deadline,
            traits: .kept,
            neutral: { _ in false }
        ) { router, input, selection in
            let pass = { (input: Sent<ContinueActivityInput>) in
                router.deliver(
                    .continueUserActivity, to: slot.place, .kept, input, { _ in Claim() }, { $0.scene }, only: selection
                ) { pass, input in
                    let restoration = ActivityRestoration(Occasion(pass.arrival.silenced, deadline: deadline))
                    defer { restoration.finishAsking(handing: input.restorationHandler) }
                    var claim = Claim()
                    pass.forEach(refusal: Claim.refusal) { recipient in
                        let call = pass.arrival.log?.begin(recipient.asked)
                        let isTaken = restoration.ask(recipient, input)
                        if let call { pass.arrival.log?.end(call, Claim.text(of: isTaken)) }
                        return recipient.isObserver ? .open : claim.add(isTaken)
                    }
                    return claim.output
                }
            }
            guard router.interceptions.stacks[.continueUserActivity] != nil else { return pass(input) }
            let limit = router.deadlines[.continueUserActivity] ?? deadline
            return RestorationCall(input.restorationHandler).join(before: limit, on: router.diagnostics.clock) {
                var joined = input
                joined.input.restorationHandler = $0
                return pass(joined)
            }
        }
    }
}

/// Gathers the objects of the handlers that take an activity.
@MainActor
final class ActivityRestoration {
    private let gathering: Gathering<JoinedObjects>

    init(_ occasion: Occasion) {
        gathering = Gathering(JoinedObjects(), of: occasion, capacity: 1, toleratesDrops: true)
    }

    /// Asks a handler whether it takes the activity; one that does not is not waited for.
    func ask(_ recipient: Recipient, _ input: Sent<ContinueActivityInput>) -> Bool {
        guard let handler = recipient.handler(as: (any ActivityContinuationDelegate).self) else { return false }
        var isTaken = false
        let share = gathering.ask(recipient.asked) { ticket in
            isTaken = handler.continueUserActivity(input) { ticket.answer(Handover(value: $0)) }
        }
        if !isTaken { gathering.withdraw(share) }
        return isTaken
    }

    /// Hands over the objects once the last handler has named its own, and nothing if there are none.
    func finishAsking(handing restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void) {
        gathering.whenAnswered { objects in
            if !objects.isEmpty { restorationHandler(objects) }
        }
        gathering.finishAsking()
    }
}

/// The objects of all handlers, in handler order.
private struct JoinedObjects: Combination, Sendable {
    private(set) var output: [any UIUserActivityRestoring] = []

    mutating func add(_ answer: Handover<[any UIUserActivityRestoring]?>) -> Progress {
        output += answer.value ?? []
        return .open
    }
}

extension ActivityContinuationDelegate {
    /// Calls the form that fits where the activity belongs.
    fileprivate func continueUserActivity(
        _ input: Sent<ContinueActivityInput>,
        restorationHandler: @escaping @Sendable ([any UIUserActivityRestoring]?) -> Void
    ) -> Bool {
        guard let scene = input.scene else {
            return application(
                input.application,
                continue: input.userActivity,
                restorationHandler: restorationHandler
            )
        }
        return input.application.ask {
            self.scene(scene, continue: input.userActivity, restorationHandler: restorationHandler)
        }
    }
}

/// The one call of the system's restoration handler, where closures intercept the activity.
///
/// They may name objects themselves, pass the activity on more than once, or hand on a restoration handler of their own. What is named
/// on any of these ways is joined until nobody holds the handler any more, or until the deadline.
@MainActor
private final class RestorationCall {
    private var objects: [any UIUserActivityRestoring] = []
    private var restorationHandler: (([any UIUserActivityRestoring]?) -> Void)?
    private var deadline: (any ScheduledAction)?

    /// What every copy of the handler holds, so that its deinit tells that there is none left.
    private final class Hold: Sendable {
        private let call: RestorationCall

        init(_ call: RestorationCall) {
            self.call = call
        }

        deinit {
            // On a later turn: the last copy may go in the setter of a property that the system's handler reads.
            DispatchQueue.main.async { [call] in call.finish() }
        }

        @MainActor func add(_ objects: [any UIUserActivityRestoring]?) {
            call.objects += objects ?? []
        }
    }

    init(_ restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void) {
        self.restorationHandler = restorationHandler
    }

    func join(
        before limit: TimeInterval,
        on clock: any EventClock,
        _ pass: (_ handler: @escaping ([any UIUserActivityRestoring]?) -> Void) -> Bool
    ) -> Bool {
        var hold = Hold(self)
        let isContinued = pass { [hold] objects in
            let objects = Handover(value: objects)
            MainThread.run { hold.add(objects.value) }
        }
        if isKnownUniquelyReferenced(&hold) {
            finish()
        } else if limit.isFinite {
            deadline = clock.schedule(after: limit) { [weak self] in self?.finish() }
        }
        return isContinued
    }

    private func finish() {
        deadline?.cancel()
        deadline = nil
        let handler = restorationHandler
        restorationHandler = nil
        if !objects.isEmpty { handler?(objects) }
    }
}
