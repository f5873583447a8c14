import Foundation

/// An event that is offered once to each handler that has not received it: until one handles it, or for as long as it is valid.
@MainActor final class KeptEvent {
    enum State {
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

    /// The event, as it arrived.
    private let event: AnyDelivery

    /// Until when it is kept, by the clock of the app delegate.
    let end: TimeInterval

    /// Cancels the end of its time.
    private let cancelExpiry: () -> Void

    /// Those who have received it, observers too, by what a wrapper wraps.
    private var heard = WeakObjects()

    init(
        _ event: AnyDelivery, heardBy hearers: [AnyHandlerEntry], as state: State, until end: TimeInterval = .infinity,
        cancelExpiry: @escaping () -> Void = {}
    ) {
        self.event = event.copy(from: event.origin, kept: nil, timing: nil)
        self.state = state
        self.end = end
        self.cancelExpiry = cancelExpiry
        addHearers(hearers)
    }

    var definition: AnyEventDefinition { event.definition }

    var origin: Origin { event.origin }

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
    func addHearers(_ entries: [AnyHandlerEntry]) {
        for object in entries.compactMap(\.represented) { heard.insert(object) }
    }

    /// Forgets those who are not among a slot's recipients: one who has left the slot receives it again when it comes back.
    func forgetHearers(notIn recipients: Recipients) {
        heard = WeakObjects(recipients.all.compactMap(\.entry.represented).filter(heard.contains))
    }

    private func isNew(to recipient: Recipient) -> Bool {
        recipient.wants(definition.id) && recipient.entry.represented.map { !heard.contains($0) } == true
    }

    /// It waits for handlers, again.
    func wait() { state = .waiting }

    /// Its time is up while it is being offered, which shows only when that is over.
    func expire() { state = .expired }

    /// It waits no longer.
    func remove() {
        state = .removed
        cancelExpiry()
    }

    /// Begins to offer it, and returns it as an event on its way.
    func makeOffer(timing: Timing?) -> AnyDelivery {
        state = .offered
        return event.copy(from: event.origin, kept: self, timing: timing)
    }
}
