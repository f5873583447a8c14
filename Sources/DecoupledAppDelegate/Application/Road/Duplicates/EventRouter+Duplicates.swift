// What becomes of a duplicate: it is answered, and wrapped delegates that the original left out, as the app forwards
// events to them by hand, receive it. Both are one event, so what comes of either counts for both: see
// `KeptEvents.disposition(of:)`.

extension EventRouter {
    /// Answers a duplicate, and delivers it to wrapped delegates that the app forwards it to.
    func routeDuplicate(_ report: AnyDelivery, of original: OriginalReport, _ treatment: DuplicateRule.Treatment) {
        switch treatment {
        case .neutralAnswer: break
        case .repeatAnswer: report.replaceAnswer(by: original.answer)
        case .deliverToWrapped: routeToWrapped(report, asDuplicateOf: original)
        }
    }

    /// Delivers a transition that is no event to wrapped delegates that the app forwards it to.
    func routeRepeatedTransition(_ report: AnyDelivery) {
        let recipients = handForwardedRecipients(ofTransition: report)
        guard !recipients.included.isEmpty, registry.interceptions.admission(of: report) == .admitted else { return }
        carryOut(.admitted, for: report, to: recipients)
        report.endLog()
    }

    /// Takes a duplicate that the app forwards by hand, or that a scene reports after that, to the stations 5, 7 and 8:
    /// no override and no closure receives an event twice.
    private func routeToWrapped(_ report: AnyDelivery, asDuplicateOf original: OriginalReport) {
        let progress = original.progress
        report.adoptOrigin(
            Origin(report.origin.entryPoint, from: report.origin.application, in: original.scene))
        let recipients = recipients(of: report, after: original)
        if isNeedless(report, for: recipients) {
            report.reportFault(.broughtTwice, by: nameOfForwarder(of: report, after: original))
        }
        switch verdict(on: report, for: recipients, after: progress) {
        case .ignored: report.replaceAnswer(by: original.answer)
        case .updatesOriginal:
            registry.keptEvents.update(progress, with: report, forwardedTo: recipients.wrapped)
            report.replaceAnswer(by: original.answer)
        case .delivered(let admission):
            report.setDuplicate(of: progress)
            registry.keptEvents.awaitDisposition(of: report)
            let isHeldOnly = admission != .admitted && progress.isHandled
            carryOut(
                admission, for: report,
                to: recipients.wrapped.replacingExcluded(
                    with: isHeldOnly ? recipients.others : recipients.servedByOriginal))
            if admission == .admitted, !keepsOwnAnswer(report, after: progress) {
                report.replaceAnswer(by: original.answer)
            }
        }
        report.endLog()
    }

    /// What is done with a duplicate that the app may forward by hand.
    private enum DuplicateVerdict {
        /// Nobody receives it.
        case ignored

        /// The original, which waits or is being delivered, learns its scene, which it lacks if the app had forwarded
        /// it by hand before, and that the app forwards it to wrapped delegates.
        case updatesOriginal

        /// The wrapped delegates that the app forwards it to receive it, and it may be kept; or a condition holds it.
        case delivered(Admission)
    }

    /// Returns what is done with a duplicate, by what has become of the original and by what conditions say.
    private func verdict(
        on report: AnyDelivery, for recipients: DuplicateRecipients, after progress: DeliveryProgress
    ) -> DuplicateVerdict {
        let isForWrapped = !recipients.wrapped.included.isEmpty
        return switch progress.disposition {
        // What a condition or a closure keeps from handlers, it keeps from wrapped delegates, too.
        case .stopped: .ignored
        // It may be kept in place of the original: the app tells its scene only now, without which UIKit does something
        // else with it.
        case .leftToSystem: verdictOfConditions(on: report)
        // What a condition holds is released to the wrapped delegates, too.
        case .kept where registry.keptEvents.isHeld(progress): .updatesOriginal
        case .kept, nil: isForWrapped ? verdictOfConditions(on: report) : .updatesOriginal
        // Of an original that is received elsewhere, wrapped delegates decide whether it is kept, which are asked only
        // now; those that have it with their scene's connection have decided.
        case .handled, .receivedElsewhere, .decidedByOriginal, .discarded, .expired:
            isForWrapped ? verdictOfConditions(on: report) : .ignored
        }
    }

    private func verdictOfConditions(on report: AnyDelivery) -> DuplicateVerdict {
        let admission = registry.interceptions.admission(of: report)
        // A rejection says nothing of the original, which may wait.
        return admission == .rejected ? .ignored : .delivered(admission)
    }

    /// Whether the answer of a duplicate's own recipients holds, and not the original's: they have handled it, or
    /// answer later, or handlers have declined the original.
    private func keepsOwnAnswer(_ report: AnyDelivery, after progress: DeliveryProgress) -> Bool {
        report.progress.decision == .handled || !report.isAnswered || progress.decision == .declined
    }

    /// Whether handlers have received the original of a duplicate that nobody else needs: no wrapped delegate, and no
    /// override.
    private func isNeedless(_ report: AnyDelivery, for recipients: DuplicateRecipients) -> Bool {
        !recipients.servedByOriginal.isEmpty && !recipients.includesHandForwarded
            && !overrideDispatcher.overridden.contains(report.event)
    }

    /// The name of the class that has probably brought an event once more: that of the scene's delegate, or "a handler"
    /// as long as handlers are being called.
    private func nameOfForwarder(of report: AnyDelivery, after original: OriginalReport) -> String {
        let scene = original.isDelivered ? report.origin.scene : nil
        return scene?.delegateName ?? "a handler"
    }
}
