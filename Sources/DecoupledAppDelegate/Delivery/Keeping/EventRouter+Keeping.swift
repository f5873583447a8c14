import Foundation

// What handlers that come later have to catch up on.

extension EventRouter {
    /// Keeps an event that nobody has taken for handlers that come later, and ends the offer of one that was kept already.
    ///
    /// - Parameters:
    ///   - delivery: To whom it was delivered.
    ///   - levels: Its way down through closures, nil without any; what they stop is not kept.
    ///   - isClaim: Whether the merged result takes it; nil if handlers cannot say so, and any handler takes it.
    func keep(_ delivery: Delivery, below levels: DescentLevels?, isClaim: Bool?) {
        guard let reach = delivery.reach else { return }
        let (event, audience) = (delivery.event, delivery.audience)
        let isOver = levels?.isReached == false || isClaim ?? reach.hasTaker
        if let keptEvent = delivery.selection?.kept {
            kept.endOffer(of: keptEvent, to: audience, except: reach.missed, isOver: isOver)
        } else if !isOver, !reach.hasTaker || isKept(delivery) {
            kept.keep(KeptEvent(delivery.sent, heardIn: audience, except: reach.missed), since: delivery.start)
        }
        // Somebody may have filled the slot meanwhile.
        if !isOver { offerOnNextTurn(of: event.place) }
    }

    /// Whether an event that nobody has taken is kept though somebody might have.
    private func isKept(_ delivery: Delivery) -> Bool {
        let (traits, wanted) = (delivery.event.traits, EventSet(delivery.event.id))
        if delivery.sent.origin.scene == nil, traits.contains(.hasFallback), !kept.policy.respondsWithoutHandlers {
            return false
        }
        // Those who were left out receive it by another way, and may take it then.
        guard let selection = delivery.selection else { return true }
        return delivery.audience.recipients.objects(wanting: wanted).allSatisfy(selection.includes)
    }
}

extension EventRouter {
    /// Delivers on the next turn what conditions have held back.
    func offerKeptEvents() {
        for slot in slots { offerOnNextTurn(of: slot.place) }
    }

    /// Delivers on the next turn what waits for some of a slot's recipients, or for all of them, if there is anything.
    func offerOnNextTurn(to newcomers: [Recipient]? = nil, of place: Int) {
        guard kept.isWaiting(for: newcomers ?? audiences[place].recipients, at: place) else { return }
        MainThread.async { [weak self] in self?.deliverKeptEvents(of: place) }
    }

    private func deliverKeptEvents(of place: Int) {
        // One at a time: where the handlers are gone again, the events go on waiting, for as long as they would have.
        for event in kept.events(at: place)
        where kept.contains(event) && event.isWanted(by: audiences[place].recipients) && admits(event.id) {
            deliver(event.sent, only: event.offer(to: audiences[place]))
        }
    }
}
