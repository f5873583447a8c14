/// An event that nobody has taken, and that is offered once to each handler that comes later.
@MainActor final class KeptEvent {
    enum State {
        case waiting

        /// Handlers are being asked, of whom one may take it.
        case offered

        /// Its time is up while handlers are being asked.
        case expired
    }

    let event: AppEvent
    let place: Roles.Place

    /// The name of its slot.
    let slot: String

    /// The scene that it belongs to, or nil.
    let scene: AnyObject?

    /// What ends its time.
    var expiry: (any ScheduledAction)?

    var state = State.waiting

    /// Those who have received it, observers too.
    private var hearers: WeakObjects

    private let deliver: KeptEvents.Delivery

    /// Creates an event that has been delivered once.
    ///
    /// - Parameters:
    ///   - arrival: The event.
    ///   - scene: The scene that it belongs to, or nil.
    ///   - audience: Those who have received it.
    ///   - deliver: Delivers it again.
    init(_ arrival: Arrival, of scene: AnyObject?, heardIn audience: Audience, _ deliver: @escaping KeptEvents.Delivery)
    {
        event = arrival.event
        place = arrival.place
        slot = arrival.router.slot(at: place).name
        self.scene = scene
        self.deliver = deliver
        hearers = WeakObjects(audience.objects(wanting: EventSet(event)))
    }

    /// Whether somebody may take it who has not received it.
    func isWanted(by recipients: [Recipient]) -> Bool {
        state == .waiting
            && recipients.contains { recipient in
                !recipient.isObserver && recipient.wants(EventSet(event))
                    && recipient.entry.object.map { !hearers.contains($0) } ?? false
            }
    }

    /// Offers it to those who have not received it.
    func offer(by router: EventRouter) {
        state = .offered
        deliver(router, HandlerSelection(isAdmitted: true, kept: self) { [hearers] in !hearers.contains($0) })
    }

    /// Notes that those who want it have received it.
    func noteHearers(in audience: Audience) {
        for object in audience.objects(wanting: EventSet(event)) where !hearers.contains(object) {
            hearers.insert(object)
        }
    }
}
