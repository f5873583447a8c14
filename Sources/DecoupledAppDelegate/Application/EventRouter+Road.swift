// The road of an event. What UIKit or the app calls, or UIKit posts, is a report, which passes stations 1 to 3. The events that it becomes
// pass 4 to 9. Where each station is:
//
// 1 and 4  `Road/Overrides`
// 2        `Road/DuplicateRule` (the table), `Road/Duplicates`, `Road/ReceivedReport`, `Road/ReportIdentity`; then `receiveAgain`, and in
//          `Road/EventRouter+Recipients` who has not received what comes once more
// 3 and 9  `Road/EventRouter+Learning`, `Road/EventMeaning`, `Road/AppState`; what follows at 9 in `Scenes` and `Road/EventRouter+Posted`
// 5        `Delivery/Interception`, `Road/EventRouter+Recipients`
// 6        `Delivery.callNext(_:below:)`, `Delivery/Interception/ClosureCall`
// 7        `Delivery/Rules`
// 8        `Delivery/Keeping/KeptEvents`
//
// The road calls the stations in this order. Two lead on by themselves: a closure calls the handlers when it passes an event on (6 to 7), and
// the rule of an event calls its override, too (4 uses 7). What follows from an event at 3 or 9, such as the URLs that a scene connects for,
// are reports that begin at 1. Four kinds of deliveries enter later: an event that an override passes on to super, or a kept one (`offer`), at
// 5; an event that a closure passes on after the closure has returned, at 6; and a report that has come already, for handlers that have not
// received it, at 5, 7 and 8 (`deliverAgain`).

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
        // 3. The router learns from the report, which becomes no event, one, or several, such as the transitions of the app's state.
        queue.deliverInOrder(learn(from: report)) { [self] event in
            // The status changes, and what stays valid is stored.
            announce(event)
            // 4. The app delegate's class may override the method of an event that UIKit reports to scenes alone.
            switch overrides.callOverride(of: event) {
            case .none, .leftToHandlers: proceed(event)
            case .passedOn: break
            case .notPassedOn: duplicates.forgetContent(of: event)
            }
        }
        duplicates.complete(report)
    }

    /// Delivers an event that has come for the first time, that an override passes on to super, or that was kept.
    private func proceed(_ event: AnyDelivery) {
        registry.kept.track(event)
        // 5. Conditions may reject the event; then nobody receives it, or one of them holds it for later. A kept event was admitted before it
        // was offered.
        switch event.offer == nil ? registry.interceptions.admission(of: event) : .admitted {
        case .admitted:
            event.setRecipients(recipients(of: event), through: registry.interceptions[event.definition])
            // 6. Closures are called, the topmost first. 7. The event's rule calls the handlers, and merges their answers.
            event.record { event.callChain() }
        case .held(let key):
            event.hold(by: key, leavingOut: recipients(of: event).leftOut)
            event.record { event.answerAsHeld(by: key) }
        case .rejected: event.record { event.answerAsRejected() }
        }
        // 8. If no handler has handled the event, it is kept for others; that shows now, or once there is a result.
        registry.kept.keepIfUnhandled(event)
        event.endRecord()
        // 9. What follows: the notification center's delegate is installed, a scene's contents and its state are reported.
        react(to: event)
    }

    /// Delivers a kept event once more, to those who have not received it.
    func offer(_ event: AnyDelivery) {
        queue.deliverInOrder([event]) { [self] event in
            proceed(event)
            event.forgetAnswer()
        }
    }

    /// Answers a report that has come already, and delivers it to those who have not received it.
    private func receiveAgain(_ report: AnyDelivery, as repetition: Repetition) {
        report.replaceAnswer(by: repetition.answer)
        guard case .othersOnly(let isFault) = repetition.answerRule else { return }
        let (reached, forwarded) = split(report, after: repetition)
        if isFault, !reached.isEmpty {
            report.reportFault(.broughtTwice, by: repetition.name(of: report))
        }
        // Where the app has forwarded the event by hand before it calls super, wrapped delegates have received it, too.
        let unreached = report.origin.way == .appDelegate ? forwarded : Recipients()
        switch repetition.outcome?.fate {
        // All receive it when it is released, with its scene, which it lacks if the app had forwarded it by hand before.
        case .held: return registry.kept.update(with: report, forwardedTo: unreached)
        case .kept where unreached.all.isEmpty: return registry.kept.update(with: report, forwardedTo: unreached)
        // Only now are the wrapped delegates asked: what nobody has handled is kept, with its scene.
        case .leftToApp, .leftToSystem:
            report.addOrigin(Origin(report.origin.way, from: report.origin.application, in: repetition.scene))
            registry.kept.track(report)
        // Nil: handlers are being called, or have not answered yet. It is decided with their answers whether the first is kept.
        case .kept, .handled, .stopped, .dropped, .expired, nil: if unreached.all.isEmpty { return }
        }
        deliverAgain(report, to: unreached, receivedBy: reached + (unreached.all.isEmpty ? forwarded.all : []))
        // The first's answer holds unless handlers have declined it, or those who have received the second have handled that.
        if repetition.outcome?.decision != .declined, report.outcome.decision != .handled {
            report.replaceAnswer(by: repetition.answer)
        }
        if report.outcome.reach == .handlerCalled {
            repetition.original?.outcome.appHasForwarded(report.outcome.decision)
        }
        report.endRecord()
    }

    /// Delivers a report that has come already to those who have not received it, if there are any, and keeps it if it is to be kept now.
    private func deliverAgain(_ report: AnyDelivery, to unreached: Recipients, receivedBy others: [Recipient]) {
        switch registry.interceptions.admission(of: report) {
        case .admitted:
            report.setFurtherRecipients(unreached, receivedBy: others)
            if !unreached.all.isEmpty { report.record { report.callHandlers() } }
        case .held(let key):
            registry.kept.track(report)
            report.hold(by: key, leavingOut: others)
        case .rejected: break
        }
        registry.kept.keepIfUnhandled(report)
    }
}

extension AnyDelivery {
    /// Calls handlers, with a record where somebody wants one. A task that one starts does not answer for the handler that has caused the event.
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
