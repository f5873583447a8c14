import Foundation

// Station 8: what becomes of an event, and whether it is kept.

extension KeptEvents {
    /// Returns what becomes of an event that no condition holds: the first of these that is so.
    ///
    /// - Parameters:
    ///   - delivery: The event.
    ///   - mayBeKept: Whether events of its kind are kept, and the app has not discarded it while handlers had it.
    /// - Returns: The disposition.
    private func disposition(of delivery: AnyDelivery, mayBeKept: Bool) -> Disposition {
        let progress = delivery.progress
        switch progress.state {
        case .atConditions, .atClosures: return .stopped
        case .atHandlers, .handlerCalled: break
        case .concluded(let disposition): return disposition
        }
        if progress.isHandled { return .handled }
        guard mayBeKept else { return .discarded }
        if let original = delivery.originalProgress, !original.isDecidedByDuplicate {
            // While the original is awaited, it learns of handlers that were called for an offer, and of no others.
            let isUndecided = original.disposition == nil && delivery.offer != nil && !progress.hasReachedHandler
            if !isUndecided { return .decidedByOriginal }
        }
        if delivery.origin.hasLostScene { return .discarded }
        if isLeftToSystem(delivery) { return .leftToSystem }
        if progress.expectsReceiverElsewhere { return .receivedElsewhere }
        if let kept = delivery.offer?.kept { return kept.state == .overdue ? .expired : .kept }
        guard policy.lifetime > 0, policy.limit > 0, let expiry = expiry(of: delivery) else { return .discarded }
        return expiry > registry.diagnostics.clock.now ? .kept : .expired
    }

    /// Whether UIKit may do something else with an event that handlers decline, such as opening the browser, as the app
    /// delegate's answer tells it; not if the policy says that the event is kept all the same.
    private func isLeftToSystem(_ delivery: AnyDelivery) -> Bool {
        guard delivery.definition.traits.contains(.hasFallback), delivery.sceneInPlaceOfApp == nil else { return false }
        // UIKit has had its answer to an event that is offered once more, and does nothing else with it any more.
        guard delivery.offer == nil, !policy.respondsWithoutHandlers else { return false }
        // Where nobody in the slot wants it, a closure may be about to fill the slot, so it waits.
        return delivery.recipients.included.contains { !$0.optsOut(of: delivery.event) }
    }

    /// Until when an event is kept that waits from its arrival on; nil for one that cannot be kept.
    private func expiry(of delivery: AnyDelivery) -> TimeInterval? {
        delivery.timing.map { $0.arrival + policy.lifetime }
    }

    /// Decides what becomes of an event: at once if a condition holds it, else once there is a result.
    func concludeWhenAnswered(_ delivery: AnyDelivery, after admission: Admission) {
        if case .held(let key) = admission { return hold(delivery, by: key) }
        if delivery.definition.traits.contains(.lasting) { return concludeLasting(delivery) }
        guard let collector = delivery.collector else { return conclude(delivery) }
        // Captured weakly, so that the collector retains no handler.
        collector.whenFinished { [weak registry, weak delivery] in
            if let registry, let delivery { registry.keptEvents.conclude(delivery) }
        }
    }

    private func conclude(_ delivery: AnyDelivery) {
        let mayBeKept = stopAwaitingDisposition(of: delivery)
        let disposition = disposition(of: delivery, mayBeKept: mayBeKept)
        guard mayBeKept else { return delivery.progress.conclude(as: disposition) }
        defer { if let offer = delivery.offer { releaseNext(after: offer.kept) } }
        // A duplicate is the same event as its original.
        let same = [delivery.offer?.kept, delivery.originalProgress.flatMap(keptEvent)].compactMap(\.self)
        for kept in same { kept.addServed(delivery.served) }
        // Before the duplicate is concluded, which hides whether a handler was called.
        delivery.originalProgress?.didReceiveElsewhere(delivery.progress)
        delivery.progress.conclude(as: disposition)
        switch disposition {
        case .kept:
            if let offer = delivery.offer {
                offer.kept.returnToWaiting()
            } else if let expiry = expiry(of: delivery) {
                let kept = KeptEvent(delivery, as: .waiting)
                startExpiryTimer(of: kept, until: expiry)
                append(kept)
            }
            // A handler may have been added meanwhile.
            offerOnNextTurn(of: delivery.definition.slotIndex)
        case .expired:
            delivery.offer?.kept.remove(as: disposition)
            reportExpiry(of: delivery.definition)
        case .decidedByOriginal:
            if let offer = delivery.offer { remove([offer.kept], as: disposition) }
        case .handled, .stopped, .leftToSystem, .receivedElsewhere, .discarded: remove(same, as: disposition)
        }
    }
}
