/// An event that waits for an answer, or for a handler that comes later.
///
/// It retains neither its application nor its scene: an application owns its scenes, whose delegates own the router that the event waits in.
@MainActor struct WaitingEvent {
    let event: EventDefinition
    let input: Any
    private weak var application: UIApplication?
    private(set) weak var scene: UIScene?
    private let hasScene: Bool

    init(_ sent: SentEvent) {
        event = sent.event
        input = sent.input
        application = sent.origin.application
        scene = sent.scene
        hasScene = sent.scene != nil
    }

    var id: AppEvent { event.id }

    /// Whether the scene that the event came from has been released.
    var hasLostScene: Bool { hasScene && scene == nil }

    /// The event as it was sent; where its application has been released, handlers receive the one that runs.
    var sent: SentEvent {
        SentEvent(event: event, input: input, origin: Origin(application: application ?? .running, scene: scene))
    }
}
