/// Where an event comes from that waits for an answer, or for a handler that comes later.
///
/// It retains neither the application nor the scene: an application owns its scenes, whose delegates own the router that the event waits in.
@MainActor struct WeakOrigin {
    private weak var application: UIApplication?
    private(set) weak var scene: UIScene?
    private let hasScene: Bool

    init(_ origin: Origin) {
        application = origin.application
        scene = origin.scene
        hasScene = origin.scene != nil
    }

    /// Whether the scene that the event came from has been released.
    var hasLostScene: Bool { hasScene && scene == nil }

    /// The origin as it is now; where its application has been released, handlers receive the one that runs.
    var now: Origin { Origin(application: application ?? .running, scene: scene) }
}
