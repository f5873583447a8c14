import Foundation

// This folder is what waits for handlers that are added later (`KeptEvents`): an event that no handler has handled (`KeptEvent`), for as long
// as the policy says, and one that stays valid, such as a device token.

/// The events of a router that wait for a handler, and those that stay valid for handlers that come later.
@MainActor final class KeptEvents {
    /// The limits for events that wait for a handler.
    var policy = KeptEventPolicy()

    private var events: [KeptEvent] = []

    /// The events that may be kept and have not been answered, by their pending results; each retains handlers, too.
    private var unanswered: [ObjectIdentifier: Delivery] = [:]

    private unowned let router: EventRouter

    init(of router: EventRouter) { self.router = router }

    /// Keeps the event of a delivery for as long as it is valid, in place of the slot's last one.
    func replaceLasting(by delivery: Delivery) {
        let traits = delivery.event.traits
        guard !traits.isDisjoint(with: [.lasting, .revoking]) else { return }
        remove { $0.isLasting && $0.place == delivery.event.place }
        if traits.contains(.lasting) { events.append(KeptEvent(delivery)) }
    }

    /// Settles whether an event is kept, once its result says whether it has been handled.
    func settle(_ delivery: Delivery, after result: PendingResult) {
        let id = ObjectIdentifier(result)
        unanswered[id] = delivery
        result.whenFinished { [weak self] isHandled in
            guard let self, let delivery = unanswered.removeValue(forKey: id) else { return }
            delivery.reception?.outcome.isHandled = isHandled
            settle(delivery)
        }
    }

    /// Whether an event that may be kept, and has gone straight to its handlers, may wait for others.
    func mayWait(_ event: EventDefinition, after outcome: Outcome, from origin: Origin) -> Bool {
        !outcome.isOver && !isLeftToSystem(event, after: outcome, hasScene: origin.scene != nil)
    }

    /// Whether UIKit does something else with an event that a handler has declined.
    private func isLeftToSystem(_ event: EventDefinition, after outcome: Outcome, hasScene: Bool) -> Bool {
        outcome.hasHandler && !hasScene && event.traits.contains(.hasFallback) && !policy.respondsWithoutHandlers
    }

    /// Settles whether an event that has been delivered is kept for handlers that come later, or, if it was kept already, is kept on.
    func settle(_ delivery: Delivery) {
        guard let reception = delivery.reception else { return }
        // What closures stop is not kept.
        let isOver = !delivery.descent.hasReachedSlot || reception.outcome.isOver
        if let event = delivery.selection?.kept {
            event.endOffer(to: delivery)
            if isOver { remove { $0 === event } } else if event.state == .expired { reportExpiry(of: delivery.event) }
        } else if !isOver {
            keepForLater(delivery, reception)
        }
        // Somebody may have filled the slot meanwhile.
        if !isOver { offerOnNextTurn(of: delivery.event.place) }
    }

    /// Keeps an event until a handler handles it or its time is up; does nothing if it is not to be kept.
    private func keepForLater(_ delivery: Delivery, _ reception: Reception) {
        let event = delivery.event
        let scene = delivery.origin.scene
        if isLeftToSystem(event, after: reception.outcome, hasScene: scene != nil) { return }
        // The wrapped app delegates that were left out receive it from the app, which forwards it by hand, and may handle it then.
        if reception.outcome.hasHandler, let selection = delivery.selection,
            !delivery.audience.recipients.objects(wanting: event.id).allSatisfy(selection.includes)
        {
            return
        }
        guard policy.lifetime > 0, policy.limit > 0, scene.map(UIScene.disconnected.contains) != true else { return }
        let clock = router.diagnostics.clock
        let rest = delivery.start + policy.lifetime - clock.now
        guard rest > 0 else { return reportExpiry(of: event) }
        let kept = KeptEvent(delivery)
        kept.cancelExpiry = clock.schedule(after: rest) { [weak self, weak kept] in
            if let kept { self?.expire(kept) }
        }
        events.append(kept)
        for event in events.filter({ !$0.isLasting }).dropLast(policy.limit) { expire(event) }
    }

    /// Drops an event that nobody has handled in time; where it is being offered, that shows only at the end.
    private func expire(_ event: KeptEvent) {
        let state = event.state
        remove { $0 === event }
        switch state {
        case .waiting: reportExpiry(of: event.event)
        case .offered: event.state = .expired
        case .expired, .removed: break
        }
    }

    private func reportExpiry(of event: EventDefinition) { router.report(.expired, by: "nobody", at: event) }

    /// Drops those that wait for a handler, and those that would if the handlers that are to answer do not handle them.
    func discard() {
        // Exchanged, since the handlers that are released may look at the others.
        _ = exchange(&unanswered, with: [:])
        remove { !$0.isLasting }
    }

    /// Drops those that meet a condition.
    func remove(where condition: (KeptEvent) -> Bool) {
        for event in events where condition(event) {
            event.state = .removed
            event.cancelExpiry?()
        }
        // Exchanged, since the deinit of what came with one may look at the others.
        _ = exchange(&events, with: events.filter { $0.state != .removed })
    }
}

// MARK: Offering

extension KeptEvents {
    /// Delivers on the next turn what conditions have held back.
    func offerAll() { for slot in Slots.all { offerOnNextTurn(of: slot.place) } }

    /// Delivers on the next turn what waits for the handlers of a slot, which have changed.
    func offerAfterChange(of place: Int) {
        for event in events(at: place) { event.forgetHearers(notIn: router.audiences[place].recipients) }
        offerOnNextTurn(of: place)
    }

    /// Delivers on the next turn what waits for some of a slot's recipients, if there is anything.
    private func offerOnNextTurn(of place: Int) {
        guard events(at: place).contains(where: { $0.isWanted(by: router.audiences[place].recipients) }) else { return }
        MainThread.async { [weak router] in router?.kept.deliver(of: place) }
    }

    private func deliver(of place: Int) {
        // One at a time: where the handlers are gone again, the events go on waiting, for as long as they would have.
        for event in events(at: place)
        where event.isWanted(by: router.audiences[place].recipients) && router.interceptions.admit(event.id) {
            let offer = event.offer(to: router.audiences[place])
            router.deliver(event.sent.unanswered, from: event.origin.now, only: offer)
        }
    }

    /// Returns the events that wait at a slot now, the oldest first.
    private func events(at place: Int) -> [KeptEvent] { events.filter { $0.place == place } }
}
