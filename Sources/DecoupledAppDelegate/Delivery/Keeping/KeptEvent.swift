/// An event that is offered once to each handler that comes later: until one takes it, or for as long as it is valid.
@MainActor final class KeptEvent {
    let sent: SentEvent

    /// Where it comes from.
    let origin: WeakOrigin

    /// Cancels the end of its time.
    var cancelExpiry: (() -> Void)?

    var state = State.waiting

    enum State {
        /// Waits for handlers.
        case waiting

        /// Handlers are being called, of whom one may take it.
        case offered

        /// They still are, though its time is up or there are too many newer ones.
        case expired

        /// It has been taken or dropped, or another one has taken its place.
        case removed
    }

    /// Those who have received it, observers too.
    private var hearers = WeakObjects()

    /// Creates the event of a delivery, heard by those to whom it is delivered, except those who were removed before their turn; by nobody if
    /// a condition rejects it.
    init(_ delivery: Delivery) {
        sent = delivery.sent
        origin = delivery.origin
        if !delivery.isForHandlersAlone { endOffer(to: delivery) }
    }

    var event: EventDefinition { sent.event }

    var id: AppEvent { event.id }

    var place: Int { event.place }

    /// Whether it stays valid, so that observers receive it, too.
    var isLasting: Bool { event.traits.contains(.lasting) }

    /// Whether somebody may take it who has not received it.
    func isWanted(by recipients: [Recipient]) -> Bool {
        state == .waiting && !origin.hasLostScene
            && recipients.filter { isLasting || !$0.isObserver }.objects(wanting: id)
                .contains { !hearers.contains($0) }
    }

    /// Begins to offer it, and returns those who have not received it; nobody declines one that is lasting.
    func offer(to audience: Audience) -> HandlerSelection {
        defer { if isLasting { noteHearers(in: audience) } else { state = .offered } }
        return HandlerSelection(kept: self) { [self, hearers] object in
            // One that is offered, and removed meanwhile, may still be taken.
            !(isLasting && state == .removed) && !hearers.contains(object)
        }
    }

    /// Ends an offer to those to whom it was delivered.
    func endOffer(to delivery: Delivery) {
        if state == .offered { state = .waiting }
        noteHearers(in: delivery.audience, except: delivery.reception?.missed ?? WeakObjects())
    }

    /// Notes that those who want it have received it, except those who were removed before their turn.
    private func noteHearers(in audience: Audience, except missed: WeakObjects = WeakObjects()) {
        for object in audience.recipients.objects(wanting: id) where !missed.contains(object) {
            hearers.insert(object)
        }
    }

    /// Forgets those who have left the slot, so that a lasting event is delivered to them again when they come back.
    func forgetHearers(notIn recipients: [Recipient]) {
        if isLasting { hearers = WeakObjects(recipients.compactMap(\.entry.object).filter(hearers.contains)) }
    }
}
