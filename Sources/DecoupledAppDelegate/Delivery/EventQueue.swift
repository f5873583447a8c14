/// Lets serial events of one slot wait for each other: transitions of the app's state, and results of registering for notifications.
///
/// A handler may cause the next one while it receives the first. That is delivered when all handlers have received the first, so that each
/// receives them in the order in which they happened.
@MainActor final class EventQueue {
    /// The deliveries of serial events that wait, by the slot whose serial event is being delivered.
    private var waiting: [Int: [() -> Void]] = [:]

    /// Delivers events of one slot one after the other; serial ones, while another one of their slot is being delivered, after it.
    func deliverInOrder(_ deliveries: [AnyDelivery], _ deliver: @escaping (AnyDelivery) -> Void) {
        guard let first = deliveries.first, first.definition.traits.contains(.serial) else {
            for delivery in deliveries { deliver(delivery) }
            return
        }
        let slotIndex = first.definition.slotIndex
        let calls = deliveries.map { delivery in { deliver(delivery) } }
        guard waiting[slotIndex] == nil else { return waiting[slotIndex, default: []] += calls }
        waiting[slotIndex] = calls
        while let deliverNext = waiting[slotIndex]?.first {
            waiting[slotIndex]?.removeFirst()
            deliverNext()
        }
        waiting[slotIndex] = nil
    }
}
