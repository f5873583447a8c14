import Foundation

// This folder is what waits (`KeptEvents`): an event that no handler has handled (`KeptEvent`), for as long as the policy says, and one that
// stays valid, such as a device token, for handlers that are added later; and one that a condition holds (`KeptEvents+Holding`).

/// Decides which events are kept, and offers them to handlers that have not received them: most often those that are added later.
@MainActor final class KeptEvents {
    /// The limits for events that wait for a handler.
    var policy = KeptEventPolicy()

    /// The events, in the order in which it has shown that they are kept.
    private(set) var events: [KeptEvent] = []

    /// How far the release of what conditions have held has come.
    let release = Release()

    /// The events on their way that may yet be kept.
    private var tracked: [ObjectIdentifier: AnyDelivery] = [:]

    unowned let registry: HandlerRegistry

    init(of registry: HandlerRegistry) { self.registry = registry }
}

// MARK: Whether an event is kept

extension KeptEvents {
    /// What becomes of an event, as the first of these that is so: a condition or a closure has stopped it, it has been handled, its scene is
    /// gone, UIKit or the app does something else with it, it is kept, its time is up.
    private func fate(of event: AnyDelivery) -> Fate {
        let outcome = event.outcome
        switch outcome.reach {
        case .held(let key, let sinceArrival): return .held(by: key, sinceArrival: sinceArrival)
        case .conditions, .closures: return .stopped
        case .passed, .handlerCalled: break
        }
        if outcome.isHandled { return .handled }
        if event.origin.hasLostScene { return .dropped }
        // UIKit has had its answer to an event that is offered once more, and does nothing else with it any more.
        let hasFallback =
            event.definition.traits.contains(.hasFallback) && event.sceneInPlaceOfApp == nil && event.offer == nil
        if hasFallback, outcome.reach == .handlerCalled, !policy.respondsWithoutHandlers { return .leftToSystem }
        if outcome.isLeftToApp { return .leftToApp }
        if let kept = event.offer?.kept { return kept.state == .overdue ? .expired : .kept(until: kept.end) }
        guard policy.lifetime > 0, policy.limit > 0, let arrival = event.timing?.arrival else { return .dropped }
        let end = arrival + policy.lifetime
        return end > registry.diagnostics.clock.now ? .kept(until: end) : .expired
    }

    /// Tracks an event on its way that may be kept, until that is decided.
    func track(_ event: AnyDelivery) {
        if event.definition.traits.contains(.kept) { tracked[ObjectIdentifier(event)] = event }
    }

    /// Keeps an event or not, once there is a result.
    func keepIfUnhandled(_ event: AnyDelivery) {
        if event.definition.traits.contains(.lasting) { return concludeLasting(event) }
        guard let result = event.result else { return conclude(event) }
        // Captured weakly, so that the result retains no handler.
        result.whenFinished { [weak registry, weak event] decision in
            guard let registry, let event else { return }
            event.decide(decision)
            registry.kept.conclude(event)
        }
    }

    /// Adds to an event that waits what a second report of it says: where it has come from, and to whom the app forwards it, who have not
    /// received it yet.
    func update(with report: AnyDelivery, forwardedTo recipients: Recipients) {
        guard
            let kept = events.last(where: {
                $0.definition === report.definition && $0.delivery.content == report.content
            })
        else { return }
        kept.delivery.addOrigin(report.origin)
        kept.forgetReceivers(among: recipients)
    }

    private func conclude(_ event: AnyDelivery) {
        guard tracked.removeValue(forKey: ObjectIdentifier(event)) != nil else { return }
        defer { if event.offer?.releasedBy != nil { releaseNext() } }
        event.offer?.kept.addReceivers(event.receivers)
        let fate = fate(of: event)
        event.conclude(as: fate)
        switch fate {
        case .kept(let end):
            if let offer = event.offer {
                offer.kept.wait()
            } else {
                let kept = KeptEvent(event, as: .waiting)
                startTime(of: kept, until: end)
                append(kept)
            }
            // Somebody may have filled the slot meanwhile.
            offerOnNextTurn(of: event.definition.slotIndex)
        case .held(let key, let sinceArrival):
            append(KeptEvent(event, as: .held(by: key, sinceArrival: sinceArrival)))
        case .expired: reportExpiry(of: event.definition)
        case .handled, .stopped, .leftToSystem, .leftToApp, .dropped: remove { $0 === event.offer?.kept }
        }
    }

    /// Keeps an event, in place of the oldest one where there are too many.
    private func append(_ kept: KeptEvent) {
        events.append(kept)
        dropThoseOfLostScenes()
        for excess in events.filter({ !$0.isLasting }).dropLast(max(0, policy.limit)) { drop(excess) }
    }

    /// Begins the time for which an event waits.
    func startTime(of kept: KeptEvent, until end: TimeInterval) {
        let clock = registry.diagnostics.clock
        kept.startTime(
            until: end,
            cancelExpiry: clock.schedule(after: end - clock.now) { [weak registry, weak kept] in
                if let registry, let kept { registry.kept.drop(kept) }
            })
    }

    /// Drops an event whose time or scene is gone, or that newer ones leave no place; where it is being offered, that shows only at the end.
    func drop(_ kept: KeptEvent) {
        let former = kept.state
        kept.drop()
        removeThoseThatAreOver()
        switch former {
        case .held(let key, _): registry.reportFault(.lostWhileHeld, by: key, at: kept.definition)
        case .waiting where !kept.origin.hasLostScene: reportExpiry(of: kept.definition)
        case .waiting, .offered, .overdue, .removed: break
        }
    }

    private func reportExpiry(of definition: AnyEventDefinition) {
        registry.reportFault(.expired, by: "nobody", at: definition)
    }

    /// Drops all that wait for a handler, and those on their way unless a handler handles them.
    func discard() {
        // Exchanged, since the handlers that are released may look at the others.
        _ = exchange(&tracked, with: [:])
        remove { !$0.isLasting }
        release.reset()
    }

    /// Removes those that meet a condition.
    private func remove(where condition: (KeptEvent) -> Bool) {
        for kept in events where condition(kept) { kept.remove() }
        removeThoseThatAreOver()
    }

    private func removeThoseThatAreOver() {
        // Exchanged, since the deinit of what came with one may look at the others.
        _ = exchange(&events, with: events.filter { !$0.isOver })
    }
}

// MARK: What stays valid

extension KeptEvents {
    /// Stores an event that stays valid, in place of the slot's last one, before its handlers receive it.
    func replaceLasting(by event: AnyDelivery) {
        let traits = event.definition.traits
        guard event.offer == nil, traits.contains(.lasting) else { return }
        remove { $0.isLasting && $0.definition.slotIndex == event.definition.slotIndex }
        let isKept = policy.respondsWithoutHandlers || !traits.contains(.revoking)
        if isKept { events.append(KeptEvent(event, as: .offered)) }
    }

    /// Lets an event that stays valid wait for others than those who have received it: who were called, or from whom a closure has kept it.
    private func concludeLasting(_ event: AnyDelivery) {
        let kept = event.offer?.kept ?? events.last { $0.isLasting && $0.definition === event.definition }
        guard let kept, kept.state == .offered else { return }
        kept.addReceivers(
            event.outcome.reach == .closures ? event.recipients.all.map(\.entry) : event.receivers)
        kept.forgetReceivers(notIn: registry.recipients[event.definition.slotIndex])
        kept.wait()
        offerOnNextTurn(of: event.definition.slotIndex)
    }
}
