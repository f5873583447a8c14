// What becomes of a duplicate: it is answered, and wrapped delegates that the app forwards events to by hand receive it, from whom the original
// was kept. Both are one event, so what comes of either counts for both: see `KeptEvents.fate(of:)`.

extension EventRouter {
    /// Answers a duplicate, and delivers it to wrapped delegates that the app forwards it to.
    func resolve(_ report: AnyDelivery, as duplicate: Duplicate) {
        switch duplicate.treatment {
        case .answeredNeutrally: break
        case .answeredAsOriginal: report.replaceAnswer(by: duplicate.originalAnswer)
        case .handForwardedAlone(let isFault):
            let recipients = recipients(of: report, after: duplicate)
            if isFault, !recipients.formerHandlers.isEmpty {
                report.reportFault(.broughtTwice, by: duplicate.name(of: report))
            }
            forward(report, to: recipients, as: duplicate)
            // The original's answer holds, unless the wrapped delegates handle the duplicate, answer it later, or are asked after handlers that
            // have declined the original.
            let holdsOwnAnswer =
                report.outcome.decision == .handled || !report.isAnswered || duplicate.outcome?.decision == .declined
            if !holdsOwnAnswer { report.replaceAnswer(by: duplicate.originalAnswer) }
            report.endRecord()
        }
    }

    /// Delivers a duplicate to the wrapped delegates that the app forwards it to, if there are any, or has the kept original learn from it.
    private func forward(_ report: AnyDelivery, to recipients: DuplicateRecipients, as duplicate: Duplicate) {
        let isForwarded = !recipients.handForwarded.all.isEmpty
        switch duplicate.outcome?.fate {
        // Every handler receives the original when it is released, with its scene, which it lacks if the app had forwarded it by hand before.
        case .held: registry.kept.update(duplicate.outcome, with: report, forwardedTo: recipients.handForwarded)
        // The handlers that it waits for receive it with its scene.
        case .kept where !isForwarded:
            registry.kept.update(duplicate.outcome, with: report, forwardedTo: recipients.handForwarded)
        // The original has not been kept, since the app may forward it; that shows only now, so the duplicate may be kept in its place.
        case .leftToApp, .leftToSystem: deliverDuplicate(report, to: recipients, as: duplicate)
        case .kept, .handled, .stopped, .leftToOriginal, .dropped, .expired, nil:
            if isForwarded { deliverDuplicate(report, to: recipients, as: duplicate) }
        }
    }

    /// Delivers a duplicate at the stations 5, 7 and 8: no override and no closure receives an event twice.
    private func deliverDuplicate(_ report: AnyDelivery, to recipients: DuplicateRecipients, as duplicate: Duplicate) {
        report.addOrigin(Origin(report.origin.way, from: report.origin.application, in: duplicate.scene))
        registry.kept.track(report)
        switch registry.interceptions.admission(of: report) {
        case .admitted:
            report.admitDuplicate(
                to: recipients.handForwarded, besides: recipients.former, after: duplicate.outcome)
            if !recipients.handForwarded.all.isEmpty { report.record { report.callHandlers() } }
        case .held(let key):
            let isHandled = duplicate.outcome?.isHandled == true
            report.hold(
                Hold(key: key, sinceArrival: false), excluding: isHandled ? recipients.others : recipients.former)
        case .rejected: break
        }
        registry.kept.keepIfUnhandled(report)
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
