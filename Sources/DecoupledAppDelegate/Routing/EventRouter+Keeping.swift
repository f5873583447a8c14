import Foundation

// What handlers that come later have to catch up on.

extension Arrival {
    /// Keeps an event if no handler could take it, to deliver it once one can.
    func keep(
        _ audience: Audience, for scene: AnyObject?, since start: TimeInterval, _ deliver: @escaping KeptEvents.Delivery
    ) {
        guard !audience.hasTaker(of: EventSet(event)) else { return }
        router.kept.keep(event, for: scene, since: start, heardIn: audience, deliver)
        // An interception may have filled the slot after the event arrived.
        if router.audiences[place.rawValue].hasTaker(of: EventSet(event)) { router.catchUpOnNextTurn(place) }
    }
}

extension EventRouter {
    /// Delivers kept and lasting events to new handlers on the next turn, if there are any.
    func catchUp(_ place: Roles.Place, _ newcomers: [Recipient]) {
        guard !newcomers.isEmpty else { return }
        let isTold = kept.admit(newcomers, to: place)
        if isTold || kept.isWaiting(for: audiences[place.rawValue]) { catchUpOnNextTurn(place) }
    }

    fileprivate func catchUpOnNextTurn(_ place: Roles.Place) {
        DispatchQueue.main.async { [weak self] in self?.deliverKeptEvents(of: place) }
    }

    private func deliverKeptEvents(of place: Roles.Place) {
        kept.takeLastWord(for: place) { isPresent($0, in: place) }?(self)
        // One at a time: where the handlers are gone again, the events go on waiting, for as long as they would have.
        let last = kept.keptSoFar
        while let deliver = kept.takeFirst(for: audiences[place.rawValue], upTo: last) { deliver(self) }
    }
}
