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

// MARK: What is kept, and what may be

extension KeptEvents {
    /// Notes that an event on its way may be kept, until its disposition is known.
    func awaitDisposition(of delivery: AnyDelivery) {
        if delivery.definition.isKeepable { awaitingDisposition[ObjectIdentifier(delivery)] = delivery }
    }

    /// Notes that the disposition of an event is known now; false if it was not awaited, as the app has discarded the
    /// event or events of its kind are not kept.
    func stopAwaitingDisposition(of delivery: AnyDelivery) -> Bool {
        awaitingDisposition.removeValue(forKey: ObjectIdentifier(delivery)) != nil
    }

    /// Adds to an event that waits, or is being delivered, what a duplicate of it says: where it has come from, and to
    /// whom the app forwards it, who have not received it yet.
    func mergeDuplicate(
        _ report: AnyDelivery, into original: DeliveryProgress, forwardedTo recipients: Recipients, heldBy key: String?
    ) {
        awaitingDisposition.values.first { $0.progress === original }?.adoptOrigin(report.origin)
        guard let kept = keptEvent(with: original) else { return }
        kept.delivery.adoptOrigin(report.origin)
        kept.forgetServed(recipients)
        if let key { kept.hold(by: key) }
    }

    /// Whether a condition holds the event with a progress.
    func isHeld(_ progress: DeliveryProgress) -> Bool { keptEvent(with: progress)?.isHeld == true }

    /// Returns the kept event with a progress; nil if it is not kept any more.
    func keptEvent(with progress: DeliveryProgress) -> KeptEvent? { events.last { $0.progress === progress } }

    /// Keeps an event, in place of the oldest one where there are too many.
    func append(_ kept: KeptEvent) {
        events.append(kept)
        discardThoseOfLostScenes()
        for excess in events.filter({ !$0.isLasting }).dropLast(max(0, policy.limit)) { discard(excess, as: .expired) }
    }

    /// Begins the time for which an event waits.
    func startExpiryTimer(of kept: KeptEvent, until end: TimeInterval) {
        let clock = registry.diagnostics.clock
        kept.startExpiryTimer(
            cancel: clock.schedule(after: end - clock.now) { [weak registry, weak kept] in
                if let registry, let kept { registry.keptEvents.discard(kept, as: .expired) }
            })
    }

    /// Discards an event whose time or scene is gone, or that newer ones leave no place; where it is being offered,
    /// that shows only at the end.
    func discard(_ kept: KeptEvent, as disposition: Disposition) {
        let former = kept.state
        kept.discard(as: disposition)
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
        _ progress: DeliveryProgress, ifHandledBy override: (progress: DeliveryProgress, collector: AnyAnswerCollector?)
    ) {
        let discardIfHandled = { [weak registry, own = override.progress] in
            guard own.decision == .handled else { return }
            progress.overrideDidHandle()
            if progress.decision == .declined { registry?.keptEvents.remove(as: .handled) { $0.progress === progress } }
        }
        if let collector = override.collector { collector.whenFinished(discardIfHandled) } else { discardIfHandled() }
    }

    func reportExpiry(of definition: AnyEventDefinition) {
        registry.reportFault(.expired, by: "nobody", at: definition)
    }

    /// Discards all that wait for a handler, and those on their way unless a handler handles them.
    func discardAll() {
        // Exchanged, since the handlers that are released may look at the others.
        _ = exchange(&awaitingDisposition, with: [:])
        remove(as: .discarded) { !$0.isLasting }
        releaseSchedule.reset()
    }

    /// Removes those that meet a condition, all of which have the same disposition.
    func remove(as disposition: Disposition, where condition: (KeptEvent) -> Bool) {
        remove(events.filter(condition), as: disposition)
    }

    func remove(_ removed: [KeptEvent], as disposition: Disposition) {
        for kept in removed { kept.remove(as: disposition) }
        removeThoseThatAreOver()
        for kept in removed { releaseNext(after: kept) }
    }

    private func removeThoseThatAreOver() {
        // Exchanged, since the deinit of what came with one may look at the others.
        _ = exchange(&events, with: events.filter(\.isListed))
    }
}
