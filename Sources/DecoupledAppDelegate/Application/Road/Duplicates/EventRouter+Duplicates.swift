// What becomes of a duplicate: it is answered, and wrapped delegates that the app forwards events to by hand receive it, from whom the original
// was kept. Both are one event, so what comes of either counts for both: see `KeptEvents.fate(of:)`.

extension EventRouter {
    /// Answers a duplicate, and delivers it to wrapped delegates that the app forwards to.
    func resolve(_ report: AnyDelivery, as duplicate: Duplicate) {
        report.replaceAnswer(by: duplicate.answer)
        guard case .handForwardedAlone(let isFault) = duplicate.treatment else { return }
        let recipients = recipients(of: report, after: duplicate)
        if isFault, !recipients.formerHandlers.isEmpty {
            report.reportFault(.broughtTwice, by: duplicate.name(of: report))
        }
        switch duplicate.plan(isForwarded: !recipients.handForwarded.all.isEmpty) {
        case .answer: break
        case .updateKept(let outcome):
            registry.kept.update(outcome, with: report, forwardedTo: recipients.handForwarded)
        case .deliver: deliverDuplicate(report, to: recipients, as: duplicate)
        }
    }

    /// Delivers a duplicate at the stations 5, 7 and 8: no override and no closure receives an event twice.
    private func deliverDuplicate(_ report: AnyDelivery, to recipients: DuplicateRecipients, as duplicate: Duplicate) {
        report.addOrigin(Origin(report.origin.way, from: report.origin.application, in: duplicate.scene))
        registry.kept.track(report)
        switch registry.interceptions.admission(of: report) {
        case .admitted:
            report.setRecipients(
                ofDuplicate: recipients.handForwarded, besides: recipients.former, after: duplicate.outcome)
            if !recipients.handForwarded.all.isEmpty { report.record { report.callHandlers() } }
        case .held(let key):
            let isHandled = duplicate.outcome?.isHandled == true
            report.hold(
                Hold(key: key, sinceArrival: false), excluding: isHandled ? recipients.others : recipients.former)
        case .rejected: break
        }
        registry.kept.keepIfUnhandled(report)
        // The original's answer holds, unless handlers have declined the original, or the wrapped delegates handle the duplicate or answer later.
        if duplicate.outcome?.decision != .declined, report.isAnswered, report.outcome.decision != .handled {
            report.replaceAnswer(by: duplicate.answer)
        }
        report.endRecord()
    }

    /// The recipients of a duplicate, and the handlers that do not receive it.
    private func recipients(of report: AnyDelivery, after duplicate: Duplicate) -> DuplicateRecipients {
        let all = registry.recipients[report.definition.slotIndex]
        let scenes =
            report.transition == nil
            ? (report.origin.scene ?? duplicate.scene).map { [$0] } : Array(application.connectedScenes)
        guard let scenes else { return DuplicateRecipients() }
        let wrapped = all.filter { receivesByHand($0, from: scenes) }
        // Where the original was the app's call of the app delegate, wrapped delegates have received the event then.
        let isForwarded = report.origin.way.callsAppDelegate
        return DuplicateRecipients(
            handForwarded: isForwarded ? wrapped.withoutLeftOut : Recipients(),
            formerWrapped: isForwarded ? [] : wrapped.all, handlers: wrapped.leftOut,
            formerHandlers: wrapped.leftOut.filter { $0.wants(report.id) && duplicate.hasReceived($0) })
    }
}

/// The recipients of a duplicate.
struct DuplicateRecipients {
    /// The wrapped delegates to which the app forwards the event, and which have not received it.
    var handForwarded = Recipients()

    /// The wrapped delegates that have received the original.
    var formerWrapped: [Recipient] = []

    /// The handlers of the slot to which the app forwards nothing.
    var handlers: [Recipient] = []

    /// Those of the handlers that have received the original.
    var formerHandlers: [Recipient] = []

    /// The handlers and wrapped delegates that have received the original.
    var former: [Recipient] { formerHandlers + formerWrapped }

    /// All of the slot to which the app does not forward the duplicate.
    var others: [Recipient] { handlers + formerWrapped }
}
