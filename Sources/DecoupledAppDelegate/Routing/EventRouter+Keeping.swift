import Foundation

// What handlers that come later have to catch up on.

/// Who receives an event that is recorded, intercepted, guarded, repeated or kept.
@MainActor struct Offer {
    let traits: EventTraits

    /// Which of those in the slot are asked; nil for all.
    let selection: HandlerSelection?

    /// Whether guards let the event pass.
    let isAdmitted: Bool

    /// Those who were in the slot when it arrived.
    let audience: Audience

    /// What the handlers are asked with: nobody is where guards reject the event.
    let pass: Pass

    init(of arrival: Arrival, _ traits: EventTraits, only selection: HandlerSelection?) {
        let router = arrival.router
        self.traits = traits
        self.selection = selection
        isAdmitted = selection?.isAdmitted == true || router.admits(arrival.event)
        audience = router.audiences[arrival.place.rawValue]
        pass = Pass(log: arrival.log, selection: isAdmitted ? selection : .nobody, generation: router.generation)
    }

    /// Whether nobody has received the event before, so that closures intercept it.
    var isNew: Bool { isAdmitted && selection?.isRepetition != true }

    /// Whether the event waits for handlers that come later if nobody takes it.
    var mayBeKept: Bool { isNew && traits.contains(.kept) }
}

extension Arrival {
    /// Keeps an event that nobody has taken for handlers that come later, and ends the offer of one that was kept already.
    ///
    /// - Parameters:
    ///   - offer: To whom it was delivered.
    ///   - scene: The scene that it belongs to, or nil.
    ///   - isReached: Whether closures have passed it on; what they stop is not kept.
    ///   - isClaim: Whether the merged result takes it; nil if handlers cannot say so, and any handler takes it.
    ///   - start: When it arrived.
    ///   - deliver: Makes what delivers it again.
    func end(
        _ offer: Offer, of scene: AnyObject?, isReached: Bool, isClaim: Bool?,
        since start: @autoclosure () -> TimeInterval,
        _ deliver: () -> KeptEvents.Delivery
    ) {
        let (audience, kept) = (offer.audience, router.kept)
        let isOver = !isReached || isClaim ?? audience.hasTaker(of: EventSet(event))
        if let event = offer.selection?.kept {
            kept.endOffer(of: event, to: audience, isOver: isOver)
        } else if !isOver, isKept(offer, of: scene) {
            kept.keep(KeptEvent(self, of: scene, heardIn: audience, deliver()), since: start())
        }
        // Somebody may have filled the slot meanwhile.
        if !isOver, kept.isWaiting(for: router.audiences[place.rawValue].recipients, at: place) {
            router.catchUpOnNextTurn(place)
        }
    }

    /// Whether an event that nobody has taken is kept.
    private func isKept(_ offer: Offer, of scene: AnyObject?) -> Bool {
        guard offer.audience.hasTaker(of: EventSet(event)) else { return true }
        if scene == nil, offer.traits.contains(.hasFallback), !router.kept.policy.respondsWithoutHandlers {
            return false
        }
        // Those who were left out receive it by another way, and may take it then.
        guard let selection = offer.selection else { return true }
        return offer.audience.objects(wanting: EventSet(event)).allSatisfy(selection.includes)
    }
}

extension EventRouter {
    /// Delivers kept and lasting events to new handlers on the next turn, if there are any.
    func catchUp(_ place: Roles.Place, _ newcomers: [Recipient]) {
        guard !newcomers.isEmpty else { return }
        kept.admit(newcomers, to: place)
        if kept.hasNewcomers(in: place) || kept.isWaiting(for: newcomers, at: place) { catchUpOnNextTurn(place) }
    }

    /// Delivers on the next turn what guards have held back.
    func guardsDidChange() {
        for audience in audiences
        where kept.hasNewcomers(in: audience.place) || kept.isWaiting(for: audience.recipients, at: audience.place) {
            catchUpOnNextTurn(audience.place)
        }
    }

    fileprivate func catchUpOnNextTurn(_ place: Roles.Place) {
        DispatchQueue.main.async { [weak self] in self?.deliverKeptEvents(of: place) }
    }

    private func deliverKeptEvents(of place: Roles.Place) {
        kept.takeLastWord(for: place, if: admits) { isPresent($0, in: place) }?(self)
        // One at a time: where the handlers are gone again, the events go on waiting, for as long as they would have.
        for event in kept.events(at: place)
        where kept.contains(event) && event.isWanted(by: audiences[place.rawValue].recipients) && admits(event.event) {
            event.offer(by: self)
        }
    }
}
