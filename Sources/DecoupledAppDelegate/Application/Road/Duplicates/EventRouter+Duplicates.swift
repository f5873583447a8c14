// What becomes of a duplicate: it is answered, and wrapped delegates that the app forwards events to by hand receive it, from whom the original
// was kept. Both are one event, so what comes of either counts for both: see `KeptEvents.fate(of:)`.

extension EventRouter {
    /// Answers a duplicate, and delivers it to wrapped delegates that the app forwards it to.
    func resolve(_ report: AnyDelivery, as duplicate: Duplicate) {
        switch duplicate.treatment {
        case .answeredNeutrally: break
        case .answeredAsOriginal: report.replaceAnswer(by: duplicate.originalAnswer)
        case .handForwardedAlone:
            let original = duplicate.original
            let recipients = recipients(of: report, after: original)
            if isNeedless(report, for: recipients) {
                report.reportFault(.broughtTwice, by: duplicate.name(of: report))
            }
            report.addOrigin(Origin(report.origin.way, from: report.origin.application, in: original.scene))
            forward(report, to: recipients, after: original)
            if !keepsOwnAnswer(report, after: original.outcome) { report.replaceAnswer(by: duplicate.originalAnswer) }
            report.endRecord()
        }
    }

    /// Delivers a transition that the app has made, or that another scene keeps it from, to wrapped delegates that the app forwards it to.
    func forwardTransition(_ report: AnyDelivery) {
        let recipients = handForwardedRecipients(ofTransition: report)
        guard !recipients.all.isEmpty else { return }
        deliverDuplicate(report, to: DuplicateRecipients(handForwarded: recipients), after: nil)
        report.endRecord()
    }

    /// Delivers a duplicate to the wrapped delegates that the app forwards it to, if there are any, or has the kept original learn from it.
    private func forward(
        _ report: AnyDelivery, to recipients: DuplicateRecipients, after original: OriginalReport
    ) {
        let isForwarded = !recipients.handForwarded.all.isEmpty
        switch original.outcome.fate {
        // The handlers that it waits for receive the original with its scene, which it lacks if the app had forwarded it by hand before. So do the
        // wrapped delegates, if a condition holds it.
        case .kept where !isForwarded || registry.kept.isHeld(original.outcome), nil where !isForwarded:
            registry.kept.update(original.outcome, with: report, forwardedTo: recipients.handForwarded)
        // The original has not been kept. The wrapped delegates that were left out of it are asked only now, or the app tells its scene only now,
        // without which UIKit does something else with it; so the duplicate may be kept in its place.
        case .receivedElsewhere, .leftToSystem: deliverDuplicate(report, to: recipients, after: original.outcome)
        case .kept, .handled, .leftToOriginal, .dropped, .expired, nil:
            if isForwarded { deliverDuplicate(report, to: recipients, after: original.outcome) }
        // What a condition or a closure keeps from handlers, it keeps from wrapped delegates, too.
        case .stopped: break
        }
    }

    /// Delivers a duplicate at the stations 5, 7 and 8: no override and no closure receives an event twice.
    private func deliverDuplicate(
        _ report: AnyDelivery, to recipients: DuplicateRecipients, after original: Outcome?
    ) {
        registry.kept.track(report)
        switch registry.interceptions.admission(of: report) {
        case .admitted:
            report.admitDuplicate(to: recipients.handForwarded, besides: recipients.former, after: original)
            if !recipients.handForwarded.all.isEmpty { report.record { report.callHandlers() } }
        case .held(let key):
            let isHandled = original?.isHandled == true
            report.exclude(isHandled ? recipients.others : recipients.former)
            registry.kept.hold(report, Hold(key: key, sinceArrival: false))
        case .rejected: break
        }
        registry.kept.keepIfUnhandled(report)
    }

    /// Whether the answer of a duplicate's own recipients holds, and not the original's: they have handled it, or answer later, or handlers have
    /// declined the original.
    private func keepsOwnAnswer(_ report: AnyDelivery, after original: Outcome) -> Bool {
        report.outcome.decision == .handled || !report.isAnswered || original.decision == .declined
    }

    /// Whether handlers have received the original of a duplicate that nobody else needs: no wrapped delegate, and no override.
    private func isNeedless(_ report: AnyDelivery, for recipients: DuplicateRecipients) -> Bool {
        !recipients.formerHandlers.isEmpty && recipients.wrapped.isEmpty
            && !overrides.events.contains(report.id)
    }
}
