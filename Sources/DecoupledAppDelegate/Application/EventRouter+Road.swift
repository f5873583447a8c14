// The road of an event. What UIKit or the app calls, or UIKit posts, is a report, which passes stations 1 to 3. The events that it becomes
// pass 4 to 9. Where each station is:
//
// 1 and 4  `Road/Overrides`
// 2        `Road/DuplicateRule` (the table), `Road/Duplicates`, `Road/ReceivedReport`, `Road/ReportIdentity`
// 3 and 9  `Road/EventRouter+Learning`, `Road/EventMeaning`, `Road/AppState`
// 5        `Delivery/Interception`, `Road/EventRouter+Recipients`
// 6        `Delivery.callNext(_:below:)`, `Delivery/Interception/Chain`
// 7        `Delivery/Rules`
// 8        `Delivery/Keeping/KeptEvents`
//
// No station calls another one. What follows from an event at 3 or 9, such as the URLs that a scene connects for, are reports that begin at
// 1. Three kinds of events enter later: one that was kept at 5 (`offer`), one that a closure passes on after it has returned at 6, and a report
// that has come already, for the handlers that have not received it (`repeatAnswer`).

extension EventRouter {
    /// Delivers what UIKit or the app reports.
    func receive(_ report: AnyDelivery) {
        // 1. It may be a call of super by an override that is running or has returned, whose event goes on now.
        if let call = overrides.continueCall(with: report) {
            proceed(report)
            return overrides.superDidReturn(to: call)
        }
        // 2. It may have come already.
        if let repetition = duplicates.register(report) { return repeatAnswer(to: report, as: repetition) }
        // 3. The app learns from it, and it becomes none, one or several events.
        queue.deliverInOrder(learn(from: report)) { [self] event in
            announce(event)
            // 4. The app delegate's class may override the method of an event that UIKit reports to scenes alone.
            switch overrides.callOverride(of: event) {
            case nil: proceed(event)
            case .passedOn: break
            case .heldBack: duplicates.forget(event)
            }
        }
        duplicates.complete(report)
    }

    /// Delivers an event that has come for the first time, or that was kept.
    private func proceed(_ event: AnyDelivery) {
        // 5. Conditions may reject it; then nobody receives it. One that was kept they have admitted.
        if event.kept != nil || registry.interceptions.admit(event.id) {
            event.send(to: recipients(of: event), through: registry.interceptions[event.definition])
            registry.kept.noteUnderWay(event)
        }
        // 6. Closures are called, the topmost first. 7. The event's rule calls the handlers, and merges their answers.
        event.record { event.callChain() }
        // 8. It is kept or not, now or once there is a result.
        registry.kept.keepIfUnhandled(event)
        event.endRecord()
        // 9. Something may follow from it.
        follow(event)
    }

    /// Delivers a kept event once more, to those who have not received it.
    func offer(_ event: AnyDelivery) {
        queue.deliverInOrder([event]) { [self] event in
            proceed(event)
            event.forgetAnswer()
        }
    }

    /// Answers a report that has come already.
    private func repeatAnswer(to report: AnyDelivery, as repetition: Repetition) {
        report.adopt(repetition.answer)
        guard case .unheard(let isFault) = repetition.gets else { return }
        let (heard, unheard) = split(report, after: repetition)
        if isFault, !heard.isEmpty {
            report.report(.broughtTwice, by: repetition.name(of: report))
        }
        guard report.origin.way == .appDelegate, !unheard.all.isEmpty, registry.interceptions.admit(report.id) else {
            return
        }
        report.send(to: unheard)
        report.record { report.callHandlers() }
        if repetition.isHandled { report.adopt(repetition.answer) }
        report.endRecord()
    }
}

extension AnyDelivery {
    /// Calls handlers, with a record where somebody wants one. A task that one starts does not answer for the handler that has caused the event.
    fileprivate final func record(_ call: () -> Void) {
        log = registry.log(of: self)
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
