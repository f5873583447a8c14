// What becomes of a duplicate: it is answered, and wrapped delegates that the app forwards events to by hand receive
// it, from whom the original was kept. Both are one event, so what comes of either counts for both: see
// `KeptEvents.fate(of:)`.

extension EventRouter {
    /// Answers a duplicate, and delivers it to wrapped delegates that the app forwards it to.
    func receive(_ report: AnyDelivery, as duplicate: Duplicate) {
        switch duplicate.treatment {
        case .answeredNeutrally: break
        case .answeredAsOriginal: report.replaceAnswer(by: duplicate.originalAnswer)
        case .handForwardedAlone: receive(report, forwardedByHandAfter: duplicate)
        }
    }

    /// Delivers a transition that is no event to wrapped delegates that the app forwards it to.
    func receiveWithoutEvent(_ report: AnyDelivery) {
        let recipients = handForwardedRecipients(ofTransition: report)
        guard !recipients.all.isEmpty else { return }
        deliverDuplicate(report, to: DuplicateRecipients(handForwarded: recipients), after: nil)
        report.endRecord()
    }

    /// Takes a duplicate that the app forwards by hand, or that a scene reports after that.
    private func receive(_ report: AnyDelivery, forwardedByHandAfter duplicate: Duplicate) {
        let original = duplicate.original.outcome
        let recipients = recipients(of: report, after: duplicate.original)
        if isNeedless(report, for: recipients) { report.reportFault(.broughtTwice, by: duplicate.name(of: report)) }
        report.addOrigin(Origin(report.origin.way, from: report.origin.application, in: duplicate.original.scene))
        switch effect(ofDuplicateFor: recipients.handForwarded.all, after: original) {
        case .delivered: deliverDuplicate(report, to: recipients, after: original)
        case .updatesOriginal: registry.kept.update(original, with: report, forwardedTo: recipients.handForwarded)
        case .none: break
        }
        if !keepsOwnAnswer(report, after: original) { report.replaceAnswer(by: duplicate.originalAnswer) }
        report.endRecord()
    }

    private enum DuplicateEffect {
        /// The wrapped delegates that the app forwards it to receive it, and it may be kept.
        case delivered

        /// The original, which waits or is being delivered, learns its scene, which it lacks if the app had forwarded
        /// it by hand before, and that the app forwards it to wrapped delegates.
        case updatesOriginal

        case none
    }

    /// What a duplicate does that the app forwards to some wrapped delegates, or to none, by what has become of the
    /// original.
    private func effect(ofDuplicateFor wrapped: [Recipient], after original: Outcome) -> DuplicateEffect {
        let isForwarded = !wrapped.isEmpty
        return switch original.fate {
        // It may be kept in place of the original: the wrapped delegates that were left out of that are asked only now,
        // or the app tells its scene only now, without which UIKit does something else with it.
        case .receivedElsewhere, .leftToSystem: .delivered
        // It waits, or handlers have not answered. What a condition holds is released to the wrapped delegates, too.
        case .kept, nil: isForwarded && !registry.kept.isHeld(original) ? .delivered : .updatesOriginal
        case .handled, .leftToOriginal, .dropped, .expired: isForwarded ? .delivered : .none
        // What a condition or a closure keeps from handlers, it keeps from wrapped delegates, too.
        case .stopped: .none
        }
    }

    /// Delivers a duplicate at the stations 5, 7 and 8: no override and no closure receives an event twice.
    private func deliverDuplicate(
        _ report: AnyDelivery, to recipients: DuplicateRecipients, after original: Outcome?
    ) {
        registry.kept.track(report)
        let admission = registry.interceptions.admission(of: report)
        // A condition that rejects it says nothing of the original, which may wait.
        if let original, admission != .rejected { report.setDuplicate(of: original) }
        switch admission {
        case .admitted:
            report.admitDuplicate(to: recipients.handForwarded, besides: recipients.receivers)
            if !recipients.handForwarded.all.isEmpty { report.record { report.callHandlers() } }
        case .held:
            let isHandled = original?.isHandled == true
            report.exclude(isHandled ? recipients.others : recipients.receivers)
        case .rejected: break
        }
        registry.kept.keepIfUnhandled(report, after: admission)
    }

    /// Whether the answer of a duplicate's own recipients holds, and not the original's: they have handled it, or
    /// answer later, or handlers have declined the original.
    private func keepsOwnAnswer(_ report: AnyDelivery, after original: Outcome) -> Bool {
        report.outcome.decision == .handled || !report.isAnswered || original.decision == .declined
    }

    /// Whether handlers have received the original of a duplicate that nobody else needs: no wrapped delegate, and no
    /// override.
    private func isNeedless(_ report: AnyDelivery, for recipients: DuplicateRecipients) -> Bool {
        !recipients.receivers.isEmpty && !recipients.isForwarded && !overrides.events.contains(report.id)
    }
}
