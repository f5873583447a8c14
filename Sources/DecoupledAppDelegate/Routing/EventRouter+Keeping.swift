import Foundation

/// What handlers that come later have to catch up on.
extension EventRouter {
    /// Keeps an event that no handler has taken since its slot is empty, to deliver it once a handler wants it.
    func keep<Role>(
        _ event: AppEvent,
        in slot: Slot<Role>,
        for scene: AnyObject?,
        since arrival: TimeInterval,
        heardBy recipients: Recipients<Role>,
        _ deliver: @escaping KeptEvents.Delivery
    ) {
        kept.keep(event, in: slot.name, for: scene, since: arrival, heardBy: recipients.observers, deliver)
        // An interception may have filled the slot after the event arrived.
        if slot.hasTaker(of: event, in: audience) { catchUpOnNextTurn(slot) }
    }

    /// Delivers kept and lasting events to new handlers on the next turn, if there are any.
    func catchUp(_ slot: any AnySlot, _ newcomers: [AnyHandlerEntry]) {
        guard !newcomers.isEmpty else { return }
        let isTold = kept.admit(newcomers, to: slot.name)
        let isAwaited = kept.isWaiting(in: slot.name) { slot.hasTaker(of: $0, in: audience) }
        if isTold || isAwaited { catchUpOnNextTurn(slot) }
    }

    private func catchUpOnNextTurn(_ slot: any AnySlot) {
        DispatchQueue.main.async { [weak self] in self?.deliverKeptEvents(of: slot) }
    }

    private func deliverKeptEvents(of slot: any AnySlot) {
        kept.takeLastWord(for: slot.name) { slot.contains($0, in: audience) }?(self)
        // One at a time: where the handlers are gone again, the events go on waiting, for as long as they would have.
        let last = kept.keptSoFar
        while let deliver = kept.takeFirst(
            from: slot.name, upTo: last, where: { slot.hasTaker(of: $0, in: audience) })
        {
            deliver(self)
        }
    }
}
