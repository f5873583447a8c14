// What stays valid, such as a device token: it takes the place of its slot's last one, and every handler receives it
// once each time that it is added.

extension KeptEvents {
    /// Stores an event that stays valid, in place of the slot's last one, before its handlers receive it.
    func replaceLasting(by delivery: AnyDelivery) {
        let traits = delivery.definition.traits
        guard delivery.offer == nil, traits.contains(.lasting) else { return }
        remove(as: .discarded) { $0.isLasting && $0.definition.slotIndex == delivery.definition.slotIndex }
        guard policy.respondsWithoutHandlers || !traits.contains(.lastingByPolicy) else { return }
        append(KeptEvent(delivery, as: .offered))
    }

    /// Lets an event that stays valid wait for handlers that it was not passed to; those from which a closure has kept
    /// it count as having it.
    func concludeLasting(_ delivery: AnyDelivery) {
        let kept = delivery.offer?.kept ?? events.last { $0.isLasting && $0.definition === delivery.definition }
        guard let kept, kept.state == .offered else { return }
        kept.addServed(delivery.servedOrPending)
        kept.keepServed(among: registry.recipients[delivery.definition.slotIndex])
        kept.returnToWaiting()
        offerOnNextTurn(of: delivery.definition.slotIndex)
    }
}
