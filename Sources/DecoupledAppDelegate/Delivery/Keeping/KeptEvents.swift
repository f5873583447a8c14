import Foundation

// This folder is what waits for handlers that are added later (`KeptEvents`): an event that no handler has handled (`KeptEvent`), for as long
// as the policy says, and one that stays valid, such as a device token.

/// Decides which events are kept, and offers them to handlers that have not received them: most often those that are added later.
@MainActor final class KeptEvents {
    /// The limits for events that wait for a handler.
    var policy = KeptEventPolicy()

    /// The events, the oldest first.
    private var events: [KeptEvent] = []

    /// The events on their way that may yet be kept.
    private var underWay: [ObjectIdentifier: AnyDelivery] = [:]

    private unowned let registry: HandlerRegistry

    init(of registry: HandlerRegistry) { self.registry = registry }
}

// MARK: Whether an event is kept

extension KeptEvents {
    private func fate(of event: AnyDelivery) -> Fate {
        let outcome = event.outcome
        if outcome.reach == .closures { return .stopped }
        if outcome.isHandled ?? (outcome.reach == .handler) { return .handled }
        if event.origin.hasLostScene { return .dropped }
        if let kept = event.kept { return kept.state == .expired ? .expired : .kept(until: kept.end) }
        let hasFallback = event.definition.traits.contains(.hasFallback) && event.scene == nil
        if hasFallback, outcome.reach == .handler, !policy.respondsWithoutHandlers { return .leftToSystem }
        if event.recipients.leftOut.contains(where: { !$0.isObserver && $0.wants(event.id) }) { return .leftToApp }
        guard policy.lifetime > 0, policy.limit > 0, let arrival = event.timing?.arrival else { return .dropped }
        let end = arrival + policy.lifetime
        return end > registry.diagnostics.clock.now ? .kept(until: end) : .expired
    }

    /// Notes an event on its way that may be kept.
    func noteUnderWay(_ event: AnyDelivery) {
        if event.definition.traits.contains(.kept) { underWay[ObjectIdentifier(event)] = event }
    }

    /// Keeps an event or not, once there is a result.
    func keepIfUnhandled(_ event: AnyDelivery) {
        if event.definition.traits.contains(.lasting) { return noteReceivers(of: event) }
        guard let result = event.result else { return conclude(event) }
        // Captured weakly, so that the result retains no handler.
        result.whenFinished { [weak self, weak event] isHandled in
            guard let event else { return }
            event.outcome.noteAnswer(isHandled: isHandled)
            self?.conclude(event)
        }
    }

    private func conclude(_ event: AnyDelivery) {
        guard underWay.removeValue(forKey: ObjectIdentifier(event)) != nil else { return }
        event.kept?.addHearers(event.outcome.called)
        switch (fate(of: event), event.kept) {
        case (.kept, let kept?):
            kept.wait()
            offerOnNextTurn(of: event.definition.place)
        case (.kept(let end), nil): keep(event, until: end)
        case (.expired, _): reportExpiry(of: event.definition)
        case (.handled, let kept?), (.stopped, let kept?), (.leftToSystem, let kept?), (.leftToApp, let kept?),
            (.dropped, let kept?):
            remove { $0 === kept }
        case (.handled, nil), (.stopped, nil), (.leftToSystem, nil), (.leftToApp, nil), (.dropped, nil): break
        }
    }

    private func keep(_ event: AnyDelivery, until end: TimeInterval) {
        let clock = registry.diagnostics.clock
        let expiry = Expiry()
        let kept = KeptEvent(
            event, heardBy: event.outcome.called, as: .waiting, until: end,
            cancelExpiry: clock.schedule(after: end - clock.now) { [weak self] in
                if let kept = expiry.event { self?.expire(kept) }
            })
        expiry.event = kept
        remove { $0.origin.hasLostScene }
        events.append(kept)
        for event in events.filter({ !$0.isLasting }).dropLast(policy.limit) { expire(event) }
        // Somebody may have filled the slot meanwhile.
        offerOnNextTurn(of: event.definition.place)
    }

    /// Drops an event that nobody has handled in time; where it is being offered, that shows only at the end.
    private func expire(_ event: KeptEvent) {
        let wasOffered = event.state == .offered
        let isReported = event.state == .waiting && !event.origin.hasLostScene
        remove { $0 === event }
        if wasOffered { event.expire() }
        if isReported { reportExpiry(of: event.definition) }
    }

    private func reportExpiry(of event: AnyEventDefinition) { registry.report(.expired, by: "nobody", at: event) }

    /// Drops all that wait for a handler, and those on their way unless a handler handles them.
    func discard() {
        // Exchanged, since the handlers that are released may look at the others.
        _ = exchange(&underWay, with: [:])
        remove { !$0.isLasting }
    }

    /// Drops those that meet a condition.
    func remove(where condition: (KeptEvent) -> Bool) {
        for event in events where condition(event) { event.remove() }
        // Exchanged, since the deinit of what came with one may look at the others.
        _ = exchange(&events, with: events.filter { $0.state != .removed })
    }
}

/// The event whose time ends.
@MainActor private final class Expiry {
    weak var event: KeptEvent?
}

// MARK: What stays valid

extension KeptEvents {
    /// Stores an event that stays valid, in place of the slot's last one, before its handlers receive it.
    func replaceLasting(by event: AnyDelivery) {
        let traits = event.definition.traits
        guard event.kept == nil, traits.contains(.lasting) else { return }
        remove { $0.isLasting && $0.definition.place == event.definition.place }
        let isKept = policy.respondsWithoutHandlers || !traits.contains(.revoking)
        if isKept { events.append(KeptEvent(event, heardBy: [], as: .offered)) }
    }

    /// Notes who has received an event that stays valid: those who were called, or all whom a closure has kept it from.
    private func noteReceivers(of event: AnyDelivery) {
        let kept = event.kept ?? events.last { $0.isLasting && $0.definition === event.definition }
        guard let kept, kept.state == .offered else { return }
        kept.addHearers(event.outcome.reach == .closures ? event.recipients.all.map(\.entry) : event.outcome.called)
        kept.forgetHearers(notIn: registry.recipients(at: event.definition.place))
        kept.wait()
        offerOnNextTurn(of: event.definition.place)
    }
}

// MARK: Offering

extension KeptEvents {
    /// Offers on the next turn what conditions have held back.
    func offerAll() { for slot in Slots.all { offerOnNextTurn(of: slot.place) } }

    /// Offers on the next turn what waits for the handlers of a slot, which have changed.
    func offerAfterChange(of place: Int) {
        for event in events(at: place) where event.isLasting {
            event.forgetHearers(notIn: registry.recipients(at: place))
        }
        offerOnNextTurn(of: place)
    }

    /// Offers on the next turn what waits for some of a slot's recipients, if there is anything.
    private func offerOnNextTurn(of place: Int) {
        guard events(at: place).contains(where: { $0.isWanted(by: registry.recipients(at: place)) }) else { return }
        MainThread.async { [weak registry] in registry?.kept.offerNow(at: place) }
    }

    private func offerNow(at place: Int) {
        // One at a time: where the handlers are gone again, the events go on waiting, for as long as they would have.
        for event in events(at: place)
        where event.isWanted(by: registry.recipients(at: place)) && registry.interceptions.admit(event.definition.id) {
            registry.owner?.offer(event.makeOffer(timing: registry.timing(of: event.definition)))
        }
    }

    /// Returns the events that wait at a slot now, the oldest first.
    private func events(at place: Int) -> [KeptEvent] { events.filter { $0.definition.place == place } }
}
