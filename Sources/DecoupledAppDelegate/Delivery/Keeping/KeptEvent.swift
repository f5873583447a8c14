import Foundation

/// An event that is offered once to each handler that has not received it: until one handles it, or for as long as it is valid.
@MainActor final class KeptEvent {
    enum State: Equatable {
        /// A condition, which has a key, holds it from everybody, for as long as it likes.
        case held(by: String)

        /// Waits for handlers.
        case waiting

        /// Handlers are being called, of whom one may handle it.
        case offered

        /// They still are, though its time is up or there are too many newer ones.
        case expired

        /// It has been handled or dropped, or another one has taken its place.
        case removed
    }

    private(set) var state: State

    /// Whether handlers have been called for it; false until then for one that a condition has held since it arrived.
    private(set) var wasDelivered = true

    /// The key of the condition that held it until it was offered last; nil if none did.
    private(set) var releasedBy: String?

    /// The event, as it arrived.
    let event: AnyDelivery

    /// Until when it is kept, by the clock of the app delegate.
    private(set) var end = TimeInterval.infinity

    /// Cancels the end of its time.
    private var cancelExpiry = {}

    /// Those who have received it, observers too, by what a wrapper wraps.
    private var receivers = WeakObjects()

    init(_ event: AnyDelivery, as state: State) {
        self.event = event.copy(from: event.origin, kept: nil, timing: nil)
        self.state = state
        wasDelivered = holder == nil
        addReceivers(event.outcome.receivers)
    }

    var definition: AnyEventDefinition { event.definition }

    var origin: Origin { event.origin }

    /// The key of the condition that holds it; nil if none does.
    var holder: String? { if case .held(let key) = state { key } else { nil } }

    /// Whether it is kept no longer.
    var isOver: Bool { state == .removed || state == .expired }

    /// Whether it stays valid, so that observers receive it, too.
    var isLasting: Bool { definition.traits.contains(.lasting) }

    /// Whether somebody may receive it who has not.
    func isWanted(by recipients: Recipients) -> Bool {
        state == .waiting && !origin.hasLostScene
            && recipients.all.contains { (isLasting || !$0.isObserver) && isNew(to: $0) }
    }

    /// Returns those of a slot's recipients who have not received it; none of a lasting event that another one has replaced.
    func recipients(among all: Recipients) -> Recipients {
        all.filter { !(isLasting && state == .removed) && isNew(to: $0) }
    }

    /// Notes those who have received it.
    func addReceivers(_ entries: [AnyHandlerEntry]) {
        for object in entries.compactMap(\.represented) { receivers.insert(object) }
    }

    /// Forgets those who are not among a slot's recipients: one who has left the slot receives it again when it comes back.
    func forgetReceivers(notIn recipients: Recipients) {
        receivers = WeakObjects(recipients.all.compactMap(\.entry.represented).filter(receivers.contains))
    }

    private func isNew(to recipient: Recipient) -> Bool {
        recipient.wants(definition.id) && recipient.entry.represented.map { !receivers.contains($0) } == true
    }

    /// It waits for handlers again, if it is still kept.
    func wait() {
        guard state == .offered else { return }
        state = .waiting
        wasDelivered = true
    }

    /// A condition holds it, for as long as it likes.
    func hold(by key: String) {
        guard state == .waiting else { return }
        state = .held(by: key)
        cancelExpiry()
    }

    /// Its time begins.
    func startTime(until end: TimeInterval, cancelExpiry: @escaping () -> Void) {
        self.end = end
        self.cancelExpiry = cancelExpiry
    }

    /// It is kept no longer: its time is up, or there are too many newer ones. While it is being offered, that shows only when that is over.
    func expire() { end(as: state == .offered ? .expired : .removed) }

    /// It is kept no longer.
    func remove() { end(as: .removed) }

    private func end(as state: State) {
        self.state = state
        cancelExpiry()
    }

    /// Begins to offer it, and returns it as an event on its way.
    func makeOffer(timing: Timing?) -> AnyDelivery {
        releasedBy = holder
        state = .offered
        return event.copy(from: event.origin, kept: self, timing: timing)
    }
}
