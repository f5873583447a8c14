// The road of an event. What UIKit or the app calls, or UIKit posts, is a report, which passes stations 1 to 3. The events that it becomes
// pass 4 to 9. Where each station is:
//
// 1 and 4  `Road/Overrides`
// 2        `Road/DuplicateRule` (the table), `Road/Duplicates`, `Road/ReceivedReport`, `Road/ReportIdentity`; then `Road/Repetition` (what becomes
//          of it), `receiveAgain`, and in `Road/EventRouter+Recipients` who has not received what comes once more
// 3 and 9  `Road/EventRouter+Learning`, `Road/EventMeaning`, `Road/AppState`; what follows at 9 in `Scenes` and `Road/EventRouter+Posted`
// 5        `Delivery/Interception`, `Road/EventRouter+Recipients`
// 6        `Delivery.callNext(_:below:)`, `Delivery/Interception/ClosureCall`
// 7        `Delivery/Rules`, and that of activities in `Roles/Requests`
// 8        `Delivery/Keeping/KeptEvents`
//
// The road calls the stations in this order. Two lead on by themselves: a closure calls the handlers when it passes an event on (6 to 7), and
// the rule of an event calls its override, too (4 uses 7). What follows from an event at 3 or 9, such as the URLs that a scene connects for,
// are reports that begin at 1. Four kinds of deliveries enter later: an event that an override passes on to super, or a kept one (`offer`), at
// 5; an event that a closure passes on after the closure has returned, at 6; and a report that has come already, for handlers that have not
// received it, at 5, 7 and 8 (`deliverAgain`).

// MARK: Ways onto the road

extension EventRouter {
    /// Delivers an event as its application sends it.
    @discardableResult func deliver<Input, Output>(
        _ event: Event<Input, Output>, _ input: Input, by way: Way = .scene, in scene: UIScene? = nil,
        object: AnyObject? = nil
    ) -> Output {
        deliver(event, input, from: Origin(way, from: application, in: scene, object: object))
    }

    /// Delivers an event, and returns the merged answer of its handlers.
    func deliver<Input, Output>(_ event: Event<Input, Output>, _ input: Input, from origin: Origin) -> Output {
        let report = Delivery(
            of: event.definition, input, from: origin, by: registry, timing: registry.timing(of: event.definition))
        receive(report)
        return report.takeAnswer()
    }
}

// MARK: The road

extension EventRouter {
    /// Delivers what UIKit or the app reports.
    func receive(_ report: AnyDelivery) {
        // 1. An override of the app delegate's class that is running, or has returned, may call super: its event goes on now.
        if let call = overrides.continueCall(with: report) {
            proceed(report)
            return call.superDidReturn(with: report)
        }
        // 2. UIKit or the app may have reported the same event already, by another way.
        if let repetition = duplicates.register(report) { return receiveAgain(report, as: repetition) }
        // 3. The router learns from the report, which becomes no event, one, or several, such as the transitions of the app's state. One that
        // the app has made becomes none.
        let deliveries = learn(from: report)
        if deliveries.isEmpty {
            receiveAgain(report, as: Repetition(secondReport: .handForwardedAlone(isFault: false)))
        }
        queue.deliverInOrder(deliveries) { [self] delivery in
            // The status changes, and what stays valid is stored.
            announce(delivery)
            // 4. The app delegate's class may override the method of an event that UIKit reports to scenes alone.
            switch overrides.callOverride(of: delivery) {
            case .none, .leftToHandlers: proceed(delivery)
            case .passedOn: break
            case .notPassedOn: duplicates.forgetContent(of: delivery)
            }
        }
        duplicates.complete(report)
    }

    /// Delivers an event that has come for the first time, that an override passes on to super, or that was kept.
    private func proceed(_ delivery: AnyDelivery) {
        registry.kept.track(delivery)
        // 5. Conditions may reject the event; then nobody receives it, or one of them holds it for later. A kept event was admitted before it
        // was offered.
        switch delivery.offer == nil ? registry.interceptions.admission(of: delivery) : .admitted {
        case .admitted:
            delivery.setRecipients(recipients(of: delivery), through: registry.interceptions[delivery.definition])
            // 6. Closures are called, the topmost first. 7. The event's rule calls the handlers, and merges their answers.
            delivery.record { delivery.callChain() }
        case .held(let key):
            delivery.hold(by: key, sinceArrival: true, leavingOut: recipients(of: delivery).leftOut)
            delivery.record { delivery.answerAsHeld(by: key) }
        case .rejected: delivery.record { delivery.answerAsRejected() }
        }
        // 8. If no handler has handled the event, it is kept for others; that shows now, or once there is a result.
        registry.kept.keepIfUnhandled(delivery)
        delivery.endRecord()
        // 9. What follows: the notification center's delegate is installed, a scene's contents and its state are reported.
        react(to: delivery)
    }

    /// Delivers a kept event to the handlers that have not received it.
    func offer(_ delivery: AnyDelivery) {
        queue.deliverInOrder([delivery]) { [self] delivery in
            proceed(delivery)
            delivery.forgetAnswer()
        }
    }

    /// Answers a report that has come already, and delivers it to wrapped delegates that the app forwards to.
    private func receiveAgain(_ report: AnyDelivery, as repetition: Repetition) {
        report.replaceAnswer(by: repetition.answer)
        guard case .handForwardedAlone(let isFault) = repetition.secondReport else { return }
        let recipients = recipients(of: report, after: repetition)
        if isFault, !recipients.formerHandlers.isEmpty {
            report.reportFault(.broughtTwice, by: repetition.name(of: report))
        }
        switch repetition.plan(isForwarded: !recipients.handForwarded.all.isEmpty) {
        case .answer: break
        case .updateKept: registry.kept.update(with: report, forwardedTo: recipients.handForwarded)
        case .deliver(let keepsUnhandled):
            if keepsUnhandled {
                report.addOrigin(Origin(report.origin.way, from: report.origin.application, in: repetition.scene))
                registry.kept.track(report)
            }
            deliverAgain(report, to: recipients, as: repetition)
        }
    }

    /// Delivers a report that has come already to the wrapped delegates to which the app forwards it, if there are any, and keeps it if it is to be
    /// kept now.
    private func deliverAgain(_ report: AnyDelivery, to recipients: SecondRecipients, as repetition: Repetition) {
        switch registry.interceptions.admission(of: report) {
        case .admitted:
            report.setFurtherRecipients(
                recipients.handForwarded, besides: recipients.former, after: repetition.original?.outcome)
            if !recipients.handForwarded.all.isEmpty { report.record { report.callHandlers() } }
        case .held(let key):
            registry.kept.track(report)
            let isHandled = repetition.outcome?.isHandled == true
            report.hold(
                by: key, sinceArrival: false, leavingOut: isHandled ? recipients.others : recipients.former)
        case .rejected: break
        }
        // Where neither has been answered, the second is kept if both decline it.
        if repetition.outcome?.fate == nil, !report.isAnswered { registry.kept.track(report) }
        registry.kept.keepIfUnhandled(report)
        // The first's answer holds, unless handlers have declined the first, or the wrapped delegates handle the second or answer later.
        if repetition.outcome?.decision != .declined, report.isAnswered, report.outcome.decision != .handled {
            report.replaceAnswer(by: repetition.answer)
        }
        if report.isAnswered, report.outcome.reach == .handlerCalled {
            repetition.original?.outcome.appHasForwarded(isHandled: report.outcome.isHandled)
        }
        report.endRecord()
    }
}

extension AnyDelivery {
    /// Calls handlers, with a record where records are wanted. A task that one starts does not answer for the handler that has caused the event.
    fileprivate final func record(_ call: () -> Void) {
        beginLog()
        if let key = offer?.releasedBy { log?.tell(.omission(.interception(key: key), .released)) }
        if CallContext.current.owner == nil { call() } else { CallContext.owning(by: nil, call) }
    }

    /// Ends the record of an event that is not awaited.
    fileprivate final func endRecord() {
        if result == nil, let log { log.tell(.end(recorded.answer)) }
    }
}
