// What becomes of a duplicate. The app may forward an event by hand to wrapped delegates, which the original has
// excluded for that: they receive the duplicate. It is answered as the original, unless they decide. Both are one
// event, so `KeptEvents` decides by both whether it is kept.

extension EventRouter {
    /// Delivers a duplicate to wrapped delegates that the app forwards it to, and answers it.
    func routeDuplicate(_ report: AnyDelivery, of original: OriginalReport, _ treatment: DuplicateRule.Treatment) {
        let keepsOwnAnswer =
            switch treatment {
            case .neutralAnswer: true
            case .repeatAnswer: false
            case .deliverToWrapped: routeToWrapped(report, asDuplicateOf: original)
            }
        if !keepsOwnAnswer { report.replaceAnswer(by: original.answer) }
        report.endLog()
    }

    /// Delivers a transition that is no event to wrapped delegates that the app forwards it to.
    func routeRepeatedTransition(_ report: AnyDelivery) {
        let recipients = handForwardedRecipients(ofTransition: report)
        guard !recipients.included.isEmpty, registry.interceptions.admission(of: report) == .admitted else { return }
        carryOut(.admitted, for: report, to: recipients)
        report.endLog()
    }

    /// Takes a duplicate that the app forwards by hand, or that a scene reports after that, to the stations 5, 7 and 8:
    /// no override and no closure receives an event twice. Returns whether its answer holds, and not the original's.
    private func routeToWrapped(_ report: AnyDelivery, asDuplicateOf original: OriginalReport) -> Bool {
        let progress = original.progress
        report.adoptOrigin(
            Origin(report.origin.entryPoint, from: report.origin.application, in: original.scene))
        let recipients = recipients(of: report, after: original)
        if isNeedless(report, for: recipients) {
            report.reportFault(.broughtTwice, by: nameOfForwarder(of: report, after: original))
        }
        switch verdict(on: report, for: recipients, after: progress) {
        case .ignored: return false
        case .updatesOriginal(let key):
            registry.keptEvents.mergeDuplicate(
                report, into: progress, forwardedTo: recipients.wrapped, heldBy: key)
            guard let key else { return false }
            report.withLog { report.answerAsHeld(by: key) }
            return true
        case .delivered(let admission):
            report.setDuplicate(of: progress)
            registry.keptEvents.awaitDisposition(of: report)
            let isHeldOnly = admission != .admitted && progress.isHandled
            carryOut(
                admission, for: report,
                to: recipients.wrapped.only(
                    recipients.wrapped.included,
                    excluding: isHeldOnly ? recipients.others : recipients.servedByOriginal))
            return admission != .admitted || keepsOwnAnswer(report, after: progress)
        }
    }

    /// What is done with a duplicate that the app may forward by hand.
    private enum DuplicateVerdict {
        /// Nobody receives it.
        case ignored

        /// The original, which waits or is being delivered, learns its scene, which it lacks if the app had forwarded
        /// it by hand before, and that the app forwards it to wrapped delegates. A condition, which has a key, may hold
        /// it from now on.
        case updatesOriginal(heldBy: String?)

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
        // What is kept, or held, is offered to the wrapped delegates, too.
        case .kept where !isForWrapped || registry.keptEvents.isHeld(progress): .updatesOriginal(heldBy: nil)
        case .kept: verdictOfConditions(on: report, isKept: true)
        case nil: isForWrapped ? verdictOfConditions(on: report) : .updatesOriginal(heldBy: nil)
        // Of an original that is received elsewhere, wrapped delegates decide whether it is kept, which are asked only
        // now; those that have it with their scene's connection have decided.
        case .handled, .receivedElsewhere, .decidedByOriginal, .discarded, .expired:
            isForWrapped ? verdictOfConditions(on: report) : .ignored
        }
    }

    private func verdictOfConditions(on report: AnyDelivery, isKept: Bool = false) -> DuplicateVerdict {
        let admission = registry.interceptions.admission(of: report)
        return switch admission {
        case .admitted: .delivered(admission)
        case .held(let key): isKept ? .updatesOriginal(heldBy: key) : .delivered(admission)
        // It says nothing of the original, which may wait.
        case .rejected: .ignored
        }
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
