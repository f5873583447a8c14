// The road of an event. What UIKit or the app calls, or UIKit posts, is a report. It passes the nine stations below in this order; no station
// calls another one, and nothing reaches a handler by another way. Where each station is:
//
// 1 and 4  `Road/Overrides`                      6  `Delivery/Interception/Chain`
// 2        `Road/DuplicateRule`, the table       7  `Delivery/Rules`
// 3 and 9  `Road/EventRouter+Learning`           8  `Delivery/Keeping/KeptEvents`
// 5        `Delivery/Interception`

extension EventRouter {
    /// Delivers what UIKit or the app reports.
    func receive(_ report: AnyDelivery) {
        // 1. It may be a call of super by an override that is running or has returned, whose event goes on now.
        if let call = overrides.call(continuedBy: report) {
            proceed(report)
            return overrides.superDidReturn(to: call)
        }
        // 2. It may have come already.
        if let repetition = duplicates.repetition(report) { return repeatAnswer(to: report, as: repetition) }
        // 3. The app learns from it, and it becomes none, one or several events.
        queue.deliverInOrder(learn(from: report)) { event in
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
            event.recipients = recipients(of: event)
            event.chain = Chain(registry.interceptions[event.definition])
            registry.kept.noteUnderWay(event)
        }
        // 6. Closures are called, the topmost first. 7. The event's rule calls the handlers, and merges their answers.
        event.record { event.callChain() }
        // 8. It is kept or not, now or once there is a result.
        registry.kept.settle(event)
        event.endRecord()
        // 9. Something may follow from it.
        follow(event)
    }

    /// Delivers a kept event once more, to those who have not received it.
    func offer(_ event: AnyDelivery) {
        queue.deliverInOrder([event]) { event in
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
        report.recipients = unheard
        report.record { report.callHandlers() }
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
