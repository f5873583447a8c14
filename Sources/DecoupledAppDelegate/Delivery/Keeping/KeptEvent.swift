import Foundation

/// An event that is offered once to each handler that has not received it: until one handles it, or for as long as it
/// is valid.
@MainActor final class KeptEvent {
    /// It begins as held, as waiting, or, if it stays valid, as offered. From held or waiting it goes to offered, and
    /// from there back to waiting, or to overdue; from waiting to held. One that is held may be held by another
    /// condition. From each it goes to removed.
    enum State: Equatable {
        /// A condition holds it from everybody, for as long as it likes.
        case held(Hold)

        /// Waits for handlers.
        case waiting

        /// Handlers are being called, of whom one may handle it.
        case offered

        /// Handlers are being called, though its time is up, its scene is gone, or there are too many newer ones.
        case overdue

        /// It has been handled or discarded, or another one has taken its place.
        case removed
    }

    /// One more delivery of a kept event.
    struct Offer {
        let kept: KeptEvent

        /// What is known of the condition that has held it until now; nil if it has waited.
        let hold: Hold?
    }

    private(set) var state: State

    /// The event as it arrived, which is copied for each offer.
    let delivery: AnyDelivery

    /// What has come of the event that it is, by which it is found.
    let progress: DeliveryProgress

    /// What has come of the original, if it is a duplicate.
    let originalProgress: DeliveryProgress?

    /// Cancels the timer that discards it; nil for an event without an end, as it stays valid or a condition holds it.
    private var cancelExpiry: (() -> Void)?

    /// The handlers that it is not offered to: those that have received it, observers too, and those that receive it
    /// elsewhere. A wrapper counts as what it wraps.
    private var served = WeakObjects()

    init(_ delivery: AnyDelivery, as state: State) {
        self.delivery = delivery.copy(from: delivery.origin, reason: .arrival, timing: nil)
        self.state = state
        progress = delivery.progress
        originalProgress = delivery.originalProgress
        addServed(delivery.served)
    }

    var definition: AnyEventDefinition { delivery.definition }

    var origin: Origin { delivery.origin }

    /// Whether a condition holds it.
    var isHeld: Bool { if case .held = state { true } else { false } }

    /// Whether it is still among those that are kept.
    var isListed: Bool {
        switch state {
        case .held, .waiting, .offered: true
        case .overdue, .removed: false
        }
    }

    /// Whether it stays valid, so that observers receive it, too.
    var isLasting: Bool { definition.traits.contains(.lasting) }

    /// Whether it is to be offered to one of a slot's recipients.
    func isWanted(by recipients: Recipients) -> Bool {
        state == .waiting && !origin.hasLostScene
            && recipients.included.contains { (isLasting || !$0.isObserver) && isNew(to: $0) }
    }

    /// Returns those of a slot's recipients who have not received it; none of a lasting event that another one has
    /// replaced. If a condition has held it since it arrived, nobody has received it, and the others receive it
    /// elsewhere.
    func recipients(among all: Recipients, releasedFrom hold: Hold?) -> Recipients {
        all.excluding(as: hold?.start == .arrival ? .receivingElsewhere : .served) {
            isLasting && state == .removed || hasServed($0)
        }
    }

    /// Does not offer it to some handlers any more.
    func addServed(_ entries: [AnyHandlerEntry]) {
        for object in entries.compactMap(\.represented) { served.insert(object) }
    }

    /// Offers it again to handlers that are not among a slot's recipients, when they come back.
    func keepServed(among recipients: Recipients) {
        served = WeakObjects(recipients.included.compactMap(\.entry.represented).filter(served.contains))
    }

    /// Offers it to some handlers after all.
    func forgetServed(_ recipients: Recipients) {
        for object in recipients.included.compactMap(\.entry.represented) { served.remove(object) }
    }

    private func isNew(to recipient: Recipient) -> Bool {
        recipient.wants(definition.event) && !hasServed(recipient)
    }

    private func hasServed(_ recipient: Recipient) -> Bool {
        recipient.entry.represented.map(served.contains) == true
    }

    /// It waits for handlers again, if it is still kept.
    func returnToWaiting() {
        if state == .offered { state = .waiting }
    }

    /// A condition holds it, for as long as it likes, in place of another one that may have held it before.
    func hold(by key: String) {
        switch state {
        case .held(let former): state = .held(Hold(key: key, start: former.start))
        case .waiting:
            state = .held(Hold(key: key, start: .afterArrival))
            stopExpiryTimer()
        case .offered, .overdue, .removed: break
        }
    }

    /// Its time begins.
    func startExpiryTimer(cancel cancelExpiry: @escaping () -> Void) {
        stopExpiryTimer()
        self.cancelExpiry = cancelExpiry
    }

    private func stopExpiryTimer() { exchange(&cancelExpiry, with: nil)?() }

    /// It is kept no longer: its scene or its time is gone, or there are too many newer ones. While it is being
    /// offered, handlers may still handle it.
    func discard(as disposition: Disposition) {
        switch state {
        case .held, .waiting: remove(as: disposition)
        case .offered:
            state = .overdue
            // One whose scene is gone holds the next one up until its time is up.
            if disposition == .expired { stopExpiryTimer() }
        case .overdue, .removed: break
        }
    }

    /// It is kept no longer, and it shows what has become of it.
    func remove(as disposition: Disposition) {
        progress.conclude(as: disposition)
        state = .removed
        stopExpiryTimer()
    }

    /// Begins to offer it, and returns it as an event on its way; nil if it is being offered already, or kept no
    /// longer.
    func beginOffer(timing: Timing?) -> AnyDelivery? {
        let offer: Offer
        switch state {
        case .held(let hold): offer = Offer(kept: self, hold: hold)
        case .waiting: offer = Offer(kept: self, hold: nil)
        case .offered, .overdue, .removed: return nil
        }
        state = .offered
        return delivery.copy(from: origin, reason: .offer(offer), timing: timing)
    }
}
