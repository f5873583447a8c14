import Foundation

// This folder is what waits (`KeptEvents`): an event that no handler has handled (`KeptEvent`), for as long as the
// policy says, and one that stays valid, such as a device token, for handlers that are added later; and one that a
// condition holds (`KeptEvents+Holding`).

/// Decides which events are kept, and offers them to handlers that have not received them: most often those that are
/// added later.
@MainActor final class KeptEvents {
    /// The limits for events that wait for a handler.
    var policy = KeptEventPolicy()

    /// The events, in the order in which they have turned out to be kept: for awaited ones not that of arrival.
    private(set) var events: [KeptEvent] = []

    /// How far the release of what conditions have held has come.
    let releaseSchedule = ReleaseSchedule()

    /// The events on their way whose disposition is not known yet, and which may be kept.
    private var awaitingDisposition: [ObjectIdentifier: AnyDelivery] = [:]

    unowned let registry: HandlerRegistry

    init(of registry: HandlerRegistry) { self.registry = registry }
}

// MARK: Whether an event is kept

extension KeptEvents {
    /// What becomes of an event that no condition holds: the first of these that is so.
    private func disposition(of delivery: AnyDelivery) -> Disposition {
        let progress = delivery.progress
        switch progress.state {
        case .atConditions, .atClosures: return .stopped
        case .atHandlers, .handlerCalled: break
        case .concluded(let disposition): return disposition
        }
        if progress.isHandled { return .handled }
        guard delivery.definition.isKeepable else { return .dropped }
        if let original = delivery.originalProgress, !original.isDecidedByDuplicate { return .decidedByOriginal }
        if delivery.origin.hasLostScene { return .dropped }
        if isLeftToSystem(delivery) { return .leftToSystem }
        if progress.expectsReceiverElsewhere { return .receivedElsewhere }
        if let kept = delivery.offer?.kept { return kept.state == .overdue ? .expired : .kept }
        guard policy.lifetime > 0, policy.limit > 0, let expiry = expiry(of: delivery) else { return .dropped }
        return expiry > registry.diagnostics.clock.now ? .kept : .expired
    }

    /// Whether UIKit does something else with an event that handlers decline, such as opening the browser, unless the
    /// policy says that it is kept all the same.
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

    /// Notes that an event on its way may be kept, until its disposition is known.
    func awaitDisposition(of delivery: AnyDelivery) {
        if delivery.definition.isKeepable { awaitingDisposition[ObjectIdentifier(delivery)] = delivery }
    }

    /// Ends that, and returns whether the event was awaitingDisposition.
    func stopAwaitingDisposition(of delivery: AnyDelivery) -> Bool {
        awaitingDisposition.removeValue(forKey: ObjectIdentifier(delivery)) != nil
    }

    /// Decides what becomes of an event: at once if a condition holds it, else once there is a result.
    func concludeWhenAnswered(_ delivery: AnyDelivery, after admission: Admission) {
        if case .held(let key) = admission { return hold(delivery, by: key) }
        if delivery.definition.traits.contains(.lasting) { return concludeLasting(delivery) }
        guard let result = delivery.result else { return conclude(delivery) }
        // Captured weakly, so that the result retains no handler.
        result.whenFinished { [weak registry, weak delivery] in
            if let registry, let delivery { registry.keptEvents.conclude(delivery) }
        }
    }

    /// Adds to an event that waits, or is being delivered, what a duplicate of it says: where it has come from, and to
    /// whom the app forwards it, who have not received it yet.
    func update(_ original: DeliveryProgress, with report: AnyDelivery, forwardedTo recipients: Recipients) {
        awaitingDisposition.values.first { $0.progress === original }?.completeOrigin(from: report.origin)
        guard let kept = keptEvent(with: original) else { return }
        kept.delivery.completeOrigin(from: report.origin)
        kept.include(recipients)
    }

    /// Whether a condition holds the event with a progress.
    func isHeld(_ progress: DeliveryProgress) -> Bool { keptEvent(with: progress)?.isHeld == true }

    /// Returns the kept event with a progress; nil if it is not kept any more.
    private func keptEvent(with progress: DeliveryProgress) -> KeptEvent? { events.last { $0.progress === progress } }

    private func conclude(_ delivery: AnyDelivery) {
        guard delivery.definition.isKeepable else { return delivery.progress.conclude(as: disposition(of: delivery)) }
        guard stopAwaitingDisposition(of: delivery) else {
            let disposition = disposition(of: delivery)
            // It was discarded while handlers had it.
            return delivery.progress.conclude(
                as: disposition == .handled || disposition == .stopped ? disposition : .dropped)
        }
        defer { if let offer = delivery.offer { releaseNext(after: offer.kept) } }
        let kept = delivery.offer?.kept ?? delivery.originalProgress.flatMap(keptEvent)
        kept?.leaveOut(delivery.served)
        let disposition = disposition(of: delivery)
        // Before the duplicate is concluded, which hides whether a handler was called.
        delivery.originalProgress?.wasReceivedElsewhere(delivery.progress)
        delivery.progress.conclude(as: disposition)
        switch disposition {
        case .kept:
            if let offer = delivery.offer {
                offer.kept.returnToWaiting()
            } else if let expiry = expiry(of: delivery) {
                let kept = KeptEvent(delivery, as: .waiting)
                startTime(of: kept, until: expiry)
                append(kept)
            }
            // A handler may have been added meanwhile.
            offerOnNextTurn(of: delivery.definition.slotIndex)
        case .expired:
            delivery.offer?.kept.remove(as: disposition)
            reportExpiry(of: delivery.definition)
        case .decidedByOriginal: break
        case .handled, .stopped, .leftToSystem, .receivedElsewhere, .dropped:
            if let kept { remove([kept], as: disposition) }
        }
    }

    /// Keeps an event, in place of the oldest one where there are too many.
    func append(_ kept: KeptEvent) {
        events.append(kept)
        dropThoseOfLostScenes()
        for excess in events.filter({ !$0.isLasting }).dropLast(max(0, policy.limit)) { drop(excess, as: .expired) }
    }

    /// Begins the time for which an event waits.
    func startTime(of kept: KeptEvent, until end: TimeInterval) {
        let clock = registry.diagnostics.clock
        kept.startTime(
            cancelExpiry: clock.schedule(after: end - clock.now) { [weak registry, weak kept] in
                if let registry, let kept { registry.keptEvents.drop(kept, as: .expired) }
            })
    }

    /// Drops an event whose time or scene is gone, or that newer ones leave no place; where it is being offered, that
    /// shows only at the end.
    func drop(_ kept: KeptEvent, as disposition: Disposition) {
        let former = kept.state
        kept.drop(as: disposition)
        removeThoseThatAreOver()
        switch former {
        case .held(let hold): registry.reportFault(.lostWhileHeld, by: hold.key, at: kept.definition)
        case .waiting where !kept.origin.hasLostScene: reportExpiry(of: kept.definition)
        // Handlers may never answer, also where the scene is gone and they are waited for until its time is up.
        case .offered where disposition == .expired, .overdue where disposition == .expired: releaseNext(after: kept)
        case .waiting, .offered, .overdue, .removed: break
        }
    }

    /// Removes an event that handlers decline if an override that has passed it on handles it itself, now or later.
    func removeDeclined(
        _ progress: DeliveryProgress, ifHandledBy override: (progress: DeliveryProgress, result: AnyAwaitedResult?)
    ) {
        let dropIfHandled = { [weak registry, own = override.progress] in
            guard own.decision == .handled else { return }
            progress.overrideHasHandled()
            if progress.decision == .declined { registry?.keptEvents.remove(as: .handled) { $0.progress === progress } }
        }
        if let result = override.result { result.whenFinished(dropIfHandled) } else { dropIfHandled() }
    }

    private func reportExpiry(of definition: AnyEventDefinition) {
        registry.reportFault(.expired, by: "nobody", at: definition)
    }

    /// Drops all that wait for a handler, and those on their way unless a handler handles them.
    func discard() {
        // Exchanged, since the handlers that are released may look at the others.
        _ = exchange(&awaitingDisposition, with: [:])
        remove(as: .dropped) { !$0.isLasting }
        releaseSchedule.reset()
    }

    /// Removes those that meet a condition, all of which have the same disposition.
    func remove(as disposition: Disposition, where condition: (KeptEvent) -> Bool) {
        remove(events.filter(condition), as: disposition)
    }

    private func remove(_ removed: [KeptEvent], as disposition: Disposition) {
        for kept in removed { kept.remove(as: disposition) }
        removeThoseThatAreOver()
        for kept in removed { releaseNext(after: kept) }
    }

    private func removeThoseThatAreOver() {
        // Exchanged, since the deinit of what came with one may look at the others.
        _ = exchange(&events, with: events.filter(\.isListed))
    }
}
