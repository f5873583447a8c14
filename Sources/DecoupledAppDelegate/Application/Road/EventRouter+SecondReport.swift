// What becomes of a report that has come already: it is answered, and wrapped delegates that the app forwards events to by hand receive it, for
// the first report was kept from them. Two reports are one event, so what comes of either counts for both: see `KeptEvents.fate(of:)`.

extension EventRouter {
    /// Answers a report that has come already, and delivers it to wrapped delegates that the app forwards to.
    func receiveAgain(_ report: AnyDelivery, as repetition: Repetition) {
        report.replaceAnswer(by: repetition.answer)
        guard case .handForwardedAlone(let isFault) = repetition.secondReport else { return }
        let recipients = recipients(of: report, after: repetition)
        if isFault, !recipients.formerHandlers.isEmpty {
            report.reportFault(.broughtTwice, by: repetition.name(of: report))
        }
        switch repetition.plan(isForwarded: !recipients.handForwarded.all.isEmpty) {
        case .answer: break
        case .updateKept(let first): registry.kept.update(first, with: report, forwardedTo: recipients.handForwarded)
        case .deliver: deliverAgain(report, to: recipients, as: repetition)
        }
    }

    /// Delivers a second report at the stations 5, 7 and 8: no override and no closure receives an event twice.
    private func deliverAgain(_ report: AnyDelivery, to recipients: SecondRecipients, as repetition: Repetition) {
        report.addOrigin(Origin(report.origin.way, from: report.origin.application, in: repetition.scene))
        registry.kept.track(report)
        switch registry.interceptions.admission(of: report) {
        case .admitted:
            report.setFurtherRecipients(recipients.handForwarded, besides: recipients.former, after: repetition.first)
            if !recipients.handForwarded.all.isEmpty { report.record { report.callHandlers() } }
        case .held(let key):
            let isHandled = repetition.outcome?.isHandled == true
            report.hold(
                Hold(key: key, sinceArrival: false), excluding: isHandled ? recipients.others : recipients.former)
        case .rejected: break
        }
        registry.kept.keepIfUnhandled(report)
        // The first's answer holds, unless handlers have declined the first, or the wrapped delegates handle the second or answer later.
        if repetition.outcome?.decision != .declined, report.isAnswered, report.outcome.decision != .handled {
            report.replaceAnswer(by: repetition.answer)
        }
        report.endRecord()
    }

    /// The recipients of a report that has come already, and the handlers that do not receive it.
    private func recipients(of report: AnyDelivery, after repetition: Repetition) -> SecondRecipients {
        let all = registry.recipients[report.definition.slotIndex]
        let scenes =
            report.transition == nil
            ? (report.origin.scene ?? repetition.scene).map { [$0] } : Array(application.connectedScenes)
        guard let scenes else { return SecondRecipients() }
        let wrapped = all.filter { receivesByHand($0, from: scenes) }
        // Where the first report was the app's call of the app delegate, wrapped delegates have received the event then.
        let isForwarded = report.origin.way.callsAppDelegate
        return SecondRecipients(
            handForwarded: isForwarded ? wrapped.withoutLeftOut : Recipients(),
            formerWrapped: isForwarded ? [] : wrapped.all, handlers: wrapped.leftOut,
            formerHandlers: wrapped.leftOut.filter { $0.wants(report.id) && repetition.hasReceived($0) })
    }
}

/// The recipients of a report that has come already.
struct SecondRecipients {
    /// The wrapped delegates to which the app forwards the event, and which have not received it.
    var handForwarded = Recipients()

    /// The wrapped delegates that have received the first report.
    var formerWrapped: [Recipient] = []

    /// The handlers of the slot to which the app forwards nothing.
    var handlers: [Recipient] = []

    /// Those of the handlers that have received the first report.
    var formerHandlers: [Recipient] = []

    /// The handlers and wrapped delegates that have received the first report.
    var former: [Recipient] { formerHandlers + formerWrapped }

    /// All of the slot to which the app does not forward the second report.
    var others: [Recipient] { handlers + formerWrapped }
}
