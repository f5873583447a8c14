/// An event that nobody has taken, and that is offered once to each handler that comes later.
@MainActor final class KeptEvent {
    enum State {
        case waiting

        /// Handlers are being asked, of whom one may take it.
        case offered

        /// Its time is up while handlers are being asked.
        case expired
    }

    let sent: SentEvent

    /// The name of its slot.
    let slot: String

    /// Cancels the end of its time.
    var cancelExpiry: (() -> Void)?

    var state = State.waiting

    /// Those who have received it, observers too.
    private var hearers: WeakObjects

    /// Creates an event that has been delivered once.
    ///
    /// - Parameters:
    ///   - sent: The event.
    ///   - slot: The name of its slot.
    ///   - audience: Those who have received it.
    init(_ sent: SentEvent, of slot: String, heardIn audience: Audience) {
        (self.sent, self.slot) = (sent, slot)
        hearers = WeakObjects(audience.recipients.objects(wanting: EventSet(sent.id)))
    }

    var id: AppEvent { sent.id }

    /// The scene that it belongs to, or nil.
    var scene: UIScene? { sent.origin.scene }

    /// Whether somebody may take it who has not received it.
    func isWanted(by recipients: [Recipient]) -> Bool {
        state == .waiting
            && recipients.contains { recipient in
                !recipient.isObserver && recipient.wants(EventSet(id))
                    && recipient.entry.object.map { !hearers.contains($0) } ?? false
            }
    }

    /// Begins to offer it, and returns those who have not received it.
    func offer() -> HandlerSelection {
        state = .offered
        return HandlerSelection(isAdmitted: true, kept: self) { [hearers] in !hearers.contains($0) }
    }

    /// Notes that those who want it have received it.
    func noteHearers(in audience: Audience) {
        for object in audience.recipients.objects(wanting: EventSet(id)) where !hearers.contains(object) {
            hearers.insert(object)
        }
    }
}
