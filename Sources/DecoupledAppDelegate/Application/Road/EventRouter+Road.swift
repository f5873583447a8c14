// The road of an event. What UIKit or the app calls, or UIKit posts, is a report, which passes stations 1 to 3. Each of
// the events that it becomes passes 4 to 9, unless an override keeps it at 4. This file calls the stations in order;
// they are in these files:
//
// 1 and 4  `Road/OverrideDispatcher`; `Road/HandForwarding` says at 4 and 5 whom the app calls by hand
// 2        `Road/Duplicates`: the table is `DuplicateRule`; what becomes of a duplicate is in `EventRouter+Duplicates`
// 3        `Road/EventRouter+Reports`, `Road/EventKind`, `Road/AppStateTracker`, `Road/Transition`,
//          `Delivery/EventQueue`
// 5        `Delivery/Interception`, `Road/EventRouter+Recipients`
// 6        `Delivery.callNext(_:below:)`, `Delivery/Interception/ClosureCall`
// 7        `Delivery/Rules`, and `Roles/Requests/ContinuedActivityRule`
// 8        `Delivery/Keeping/KeptEvents+Disposition`
// 9        `Road/EventRouter+Consequences`, and `Scenes` for what is of scenes
//
// Reports come from `Delegates`, for what UIKit or the app calls, and from `Road/EventRouter+Posted`, for what UIKit
// posts. What follows from an event at 3 or 9, such as the URLs that a scene connects for, are reports as well.
//
// Two stations lead on by themselves: a closure calls the handlers when it passes an event on (6 to 7), and an override
// is called by its event's rule (4 uses 7).
//
// What enters the road later:
// - an event that an override passes on to super, whose report goes on at 5 after 1
// - a kept event that conditions have admitted and that is offered (`route(offer:)`), at 5
// - an event that a closure passes on after the closure has returned, at 6, for 6 and 7 alone
// - for wrapped delegates that the app forwards it to by hand: a duplicate at 5, 7 and 8, or without 7 where it brings
//   only its scene (`routeDuplicate(_:of:_:)`), and a transition that is no event at 5, 7 and 8
//   (`routeRepeatedTransition(_:)`)
//
// Handlers that are called for an event, and those that receive it elsewhere, are served: it is not offered to them
// later. Conditions give an event an `Admission`. Each answer has an `AnswerEffect` on who is called next, and, where
// it is awaited, an `Acceptance`. Together the answers are a `Decision`. What finally becomes of the event is its
// `Disposition`; `DeliveryProgress` says how far it has come until then.

// MARK: Entry points

extension EventRouter {
    /// Delivers an event of the router's own application.
    @discardableResult func deliver<Input, Output>(
        _ event: Event<Input, Output>, _ input: Input, via entryPoint: EntryPoint, in scene: UIScene? = nil,
        object: AnyObject? = nil
    ) -> Output {
        deliver(event, input, from: Origin(entryPoint, from: application, in: scene, object: object))
    }

    /// Delivers an event, and returns the merged answer of its handlers.
    func deliver<Input, Output>(_ event: Event<Input, Output>, _ input: Input, from origin: Origin) -> Output {
        let report = Delivery(
            of: event.definition, input, from: origin, by: registry, timing: registry.timing(of: event.definition))
        route(report)
        return report.takeAnswer()
    }
}

// MARK: The road

extension EventRouter {
    /// Delivers what UIKit or the app reports.
    func route(_ report: AnyDelivery) {
        // 1. An override of the app delegate's class that is running, or has returned, may call super: its event goes
        //   on now.
        switch overrideDispatcher.matchSuperCall(with: report) {
        case .none: break
        // Handlers have received the transition without super.
        case .pastTransition: return
        case .event(let call):
            routePastOverrides(report)
            return call.superDidReturn(with: report)
        }
        // 2. UIKit or the app may have reported the same event already, most often by another entry point. Whether the
        //   app made a transition already shows at 3.
        if let (original, treatment) = duplicateDetector.detectDuplicate(report) {
            routeDuplicate(report, of: original, treatment)
        } else {
            // 3. The router prepares for the report, which is one event or several, such as transitions of the app's
            //   state.
            prepare(for: report)
            switch makeEvents(from: report) {
            case .events(let events): queue.deliverInOrder(events) { [self] in routeEvent($0) }
            // Wrapped delegates that the app calls by hand receive the transition all the same.
            case .noEvent: queue.deliverInOrder([report]) { [self] in routeRepeatedTransition($0) }
            }
        }
        duplicateDetector.noteDelivery(of: report)
    }

    /// Delivers an event that has come for the first time.
    private func routeEvent(_ delivery: AnyDelivery) {
        // The end of 3: the status changes, and what stays valid is stored.
        publish(delivery)
        // 4. The app delegate's class may override the method of an event that UIKit reports to scenes alone.
        switch overrideDispatcher.callOverride(of: delivery) {
        case .none, .leftToHandlers: routePastOverrides(delivery)
        case .passedOn: break
        case .notPassedOn: duplicateDetector.forgetNotPassedOn(delivery)
        }
    }

    /// Delivers an event that has come for the first time, that an override passes on to super, or that was kept.
    private func routePastOverrides(_ delivery: AnyDelivery) {
        registry.keptEvents.awaitDisposition(of: delivery)
        // 5. Conditions may reject the event, so that nobody receives it, or hold it for later.
        carryOut(
            admission(of: delivery), for: delivery, to: recipients(of: delivery),
            through: registry.interceptions[delivery.definition])
        delivery.endLog()
        // 9. What follows: the notification center's delegate is installed, a scene's contents and its state are
        //   reported.
        routeConsequences(of: delivery)
    }

    /// Does what conditions have decided at 5, which takes an event through 6 to 8: one that has just arrived, one that
    /// is offered, and what the app forwards to wrapped delegates by hand.
    func carryOut(
        _ admission: Admission, for delivery: AnyDelivery, to recipients: Recipients,
        through closures: [Interception] = []
    ) {
        switch admission {
        case .admitted:
            delivery.assignRecipients(recipients, through: closures)
            // 6. Closures are called, the topmost first. 7. The event's rule calls the handlers, and merges their
            //   answers. A duplicate that nobody receives is kept with its scene, and is no other call.
            let isCalled = !delivery.isDuplicate || !recipients.included.isEmpty
            if isCalled { delivery.withLog { delivery.callChain() } }
        case .held(let key):
            delivery.withhold(from: recipients)
            delivery.withLog { delivery.answerAsHeld(by: key) }
        case .rejected: delivery.withLog { delivery.answerAsRejected() }
        }
        // 8. The event is kept if a condition holds it, or if no handler has handled it; that shows now, or once there
        //   is a result.
        registry.keptEvents.concludeWhenAnswered(delivery, after: admission)
    }

    /// Returns what conditions do with an event; one that is offered was admitted before.
    private func admission(of delivery: AnyDelivery) -> Admission {
        delivery.offer == nil ? registry.interceptions.admission(of: delivery) : .admitted
    }

    /// Delivers a kept event to the handlers that have not received it.
    func route(offer delivery: AnyDelivery) {
        queue.deliverInOrder([delivery]) { [self] delivery in
            routePastOverrides(delivery)
            delivery.forgetAnswer()
        }
    }
}

extension AnyDelivery {
    /// Runs a closure that calls handlers, with a log where records are wanted. The tasks that handlers start belong
    /// to this event, and not to the handler of another event that has caused it.
    final func withLog(_ call: () -> Void) {
        beginLog()
        if let key = offer?.hold?.key { log?.tell(.omission(.interception(key: key), .released)) }
        if CallContext.current.taskOwner == nil { call() } else { CallContext.owning(by: nil, call) }
    }

    /// Ends the log of an event that is not awaited.
    final func endLog() {
        if collector == nil, let log { log.tell(.end(recorded.answer)) }
    }
}
