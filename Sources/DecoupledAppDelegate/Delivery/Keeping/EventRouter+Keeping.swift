import Foundation

// This folder is what waits for handlers that are added later: an event that no handler has handled (`KeptEvent`), for as long as the policy
// says, and one that stays valid, such as a device token.

extension EventRouter {
    /// Keeps an event that nobody has handled for handlers that come later, and ends the offer of one that was kept already.
    ///
    /// - Parameters:
    ///   - delivery: To whom it was delivered.
    ///   - isHandled: The merged result; nil if handlers cannot decline the event, so that any of them has handled it.
    func keep(_ delivery: Delivery, isHandled: Bool?) {
        // What closures stop is not kept.
        let isOver = !delivery.isReached || isHandled ?? delivery.hasHandler
        if let event = delivery.selection?.kept {
            event.isOffered = false
            event.noteHearers(in: delivery.audience, except: delivery.missed)
            if isOver { removeKept { $0 === event } } else if event.isExpired { reportExpiry(of: event) }
        } else if !isOver {
            keepForLater(delivery)
        }
        // Somebody may have filled the slot meanwhile.
        if !isOver { offerOnNextTurn(of: delivery.event.place) }
    }

    /// Keeps an event until a handler takes it or its time is up, which counts from its arrival; does nothing if it is not to be kept.
    private func keepForLater(_ delivery: Delivery) {
        let sent = delivery.waiting
        let recipients = delivery.audience.recipients
        if delivery.hasHandler {
            // UIKit does something else with what a handler has declined.
            if sent.scene == nil, sent.event.traits.contains(.hasFallback), !keptEventPolicy.respondsWithoutHandlers {
                return
            }
            // The wrapped app delegates that were left out receive it from the app, which forwards it by hand, and may handle it then.
            if let selection = delivery.selection,
                !recipients.objects(wanting: sent.id).allSatisfy(selection.includes)
            {
                return
            }
        }
        let rest = delivery.start + keptEventPolicy.lifetime - diagnostics.clock.now
        guard rest > 0, keptEventPolicy.limit > 0, sent.scene.map(UIScene.disconnected.contains) != true else {
            return
        }
        let event = KeptEvent(delivery)
        event.cancelExpiry = diagnostics.clock.schedule(after: rest) { [weak self, weak event] in
            if let event { self?.expire(event) }
        }
        keptEvents.append(event)
        for event in keptEvents.filter({ !$0.isLasting }).dropLast(keptEventPolicy.limit) { expire(event) }
    }

    /// Drops an event that nobody has taken in time; where it is being offered, that shows only at the end.
    private func expire(_ event: KeptEvent) {
        guard !event.isRemoved else { return }
        removeKept { $0 === event }
        event.isExpired = true
        if !event.isOffered { reportExpiry(of: event) }
    }

    private func reportExpiry(of event: KeptEvent) { report(.expired, by: "nobody", at: event.waiting.event) }

    /// Drops those of the events that wait for a handler, or are lasting, that meet a condition.
    func removeKept(where condition: (KeptEvent) -> Bool) {
        // The events live until they are out: the deinit of what came with one may look at the others.
        withExtendedLifetime(keptEvents) {
            for event in keptEvents where condition(event) {
                event.isRemoved = true
                event.cancelExpiry?()
            }
            keptEvents = keptEvents.filter { !$0.isRemoved }
        }
    }
}

// MARK: Offering

extension EventRouter {
    /// Returns the events that wait at a slot now, the oldest first.
    func keptEvents(at place: Int) -> [KeptEvent] { keptEvents.filter { $0.place == place } }

    /// Delivers on the next turn what conditions have held back.
    func offerKeptEvents() {
        for slot in slots { offerOnNextTurn(of: slot.place) }
    }

    /// Delivers on the next turn what waits for some of a slot's recipients, if there is anything.
    func offerOnNextTurn(of place: Int) {
        let recipients = audiences[place].recipients
        guard keptEvents(at: place).contains(where: { $0.isWanted(by: recipients) }) else { return }
        MainThread.async { [weak self] in self?.deliverKeptEvents(of: place) }
    }

    private func deliverKeptEvents(of place: Int) {
        // One at a time: where the handlers are gone again, the events go on waiting, for as long as they would have.
        for event in keptEvents(at: place)
        where !event.isRemoved && event.isWanted(by: audiences[place].recipients) && admits(event.id) {
            deliver(event.waiting.sent, only: event.offer(to: audiences[place]))
        }
    }
}
