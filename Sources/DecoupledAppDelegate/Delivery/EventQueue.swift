/// Lets queued events of one slot wait for each other: transitions of the app's state, and results of registering for
/// notifications.
///
/// A handler may cause the next one while it receives the first. That is delivered when all handlers have received the
/// first, so that each receives them in the order in which they happened.
@MainActor final class EventQueue {
    /// What a slot's queued events do.
    private enum State {
        case idle

        /// One is being delivered, and others wait for it, in this order.
        case delivering(waiting: [() -> Void])
    }

    private var states = Slots.all.map { _ in State.idle }

    /// Delivers events of one slot in their order. While a queued one of the slot is being delivered, other queued ones
    /// wait for its end.
    func deliverInOrder(_ deliveries: [AnyDelivery], _ deliver: @escaping (AnyDelivery) -> Void) {
        guard let first = deliveries.first, first.definition.traits.contains(.queued) else {
            for delivery in deliveries { deliver(delivery) }
            return
        }
        let slotIndex = first.definition.slotIndex
        let calls = deliveries.map { delivery in { deliver(delivery) } }
        switch states[slotIndex] {
        case .delivering(let waiting): states[slotIndex] = .delivering(waiting: waiting + calls)
        case .idle:
            states[slotIndex] = .delivering(waiting: calls)
            while let deliverNext = takeNext(of: slotIndex) { deliverNext() }
        }
    }

    /// Takes the next of a slot's events that wait; where there is none, the slot is idle.
    private func takeNext(of slotIndex: Int) -> (() -> Void)? {
        guard case .delivering(let waiting) = states[slotIndex], let next = waiting.first else {
            states[slotIndex] = .idle
            return nil
        }
        states[slotIndex] = .delivering(waiting: Array(waiting.dropFirst()))
        return next
    }
}
