/// Where an event comes from.
///
/// It retains neither the application nor the scene, since an event may wait: an application owns its scenes, whose
/// delegates own what the event waits in.
@MainActor final class Origin {
    let entryPoint: EntryPoint

    private weak var knownApplication: UIApplication?

    /// The scene whose delegate was called in place of the app delegate, that connects for the event, or whose state
    /// has changed; nil if there is none, as for a response to a notification.
    private(set) weak var scene: UIScene?

    /// The object of UIKit's that the event arrived in, such as a URL's context; nil if only its arguments are known.
    let object: AnyObject?

    private let hasScene: Bool

    convenience init(
        _ entryPoint: EntryPoint, from application: UIApplication, in scene: UIScene? = nil, object: AnyObject? = nil
    ) { self.init(entryPoint, from: application, in: scene, hasScene: scene != nil, object: object) }

    private init(
        _ entryPoint: EntryPoint, from application: UIApplication, in scene: UIScene?, hasScene: Bool,
        object: AnyObject?
    ) {
        self.entryPoint = entryPoint
        self.scene = scene
        self.hasScene = hasScene
        self.object = object
        knownApplication = application
    }

    /// Returns the origin with the scene and the object of another report of the same event, where it lacks them, and
    /// with the entry point of that.
    func completed(from known: Origin) -> Origin {
        Origin(
            known.entryPoint, from: application, in: scene ?? known.scene, hasScene: hasScene || known.hasScene,
            object: object ?? known.object)
    }

    /// The application that handlers receive: where its own has been released, the one that runs.
    var application: UIApplication { knownApplication ?? .running }

    /// What handlers receive of it, which is retained while they are called.
    var sender: Sender { Sender(application: application, scene: scene, object: object) }

    /// Whether the scene that the event came from has disconnected or been released.
    var hasLostScene: Bool { hasScene && scene.map(UIScene.disconnected.contains) != false }
}

/// The application and the scene that an event comes from, as handlers receive them.
struct Sender {
    let application: UIApplication

    /// The scene whose delegate was called in place of the app delegate, that connects for the event, or whose state
    /// has changed; nil if there is none, as for a response to a notification.
    let scene: UIScene?

    /// The object of UIKit's that the event arrived in, such as a URL's context; nil if only its arguments are known.
    let object: AnyObject?
}
