/// The ways by which an event reaches the package.
///
/// To add one, answer the questions below for it, and say in `DuplicateRule` which rows it concerns, and in
/// `AppDelegate+Delivery` which events that an app delivers itself come by it. What receives such reports calls
/// `EventRouter.deliver`.
enum Way: CaseIterable {
    /// The app delegate is called: by UIKit, by an override's `super`, or by the app's own code.
    case appDelegate

    /// The delegate of a scene is called, or UIKit posts what it calls that for.
    case scene

    /// A scene connects: what the connection options have, and the connection itself where the scene's delegate has not
    /// forwarded it.
    case connection

    /// The delegate of the notification center is called.
    case notificationCenter

    /// UIKit posts a notification of the application.
    case posted

    /// The app has skipped a transition, which the router inserts: nothing has reported it.
    case inserted
}

extension Way {
    /// Whether the app delegate is called, which receives from UIKit or by hand what handlers receive: no override is
    /// called for the event, and nobody is left out.
    var callsAppDelegate: Bool {
        switch self {
        case .appDelegate: true
        case .scene, .connection, .notificationCenter, .posted, .inserted: false
        }
    }

    /// Whether what comes by it came with the connection of a scene, which is another event.
    var bringsContentsOfConnection: Bool {
        switch self {
        case .connection: true
        case .appDelegate, .scene, .notificationCenter, .posted, .inserted: false
        }
    }

    /// Whether a transition that comes by it shows how active its scene is.
    var showsStateOfScene: Bool {
        switch self {
        case .scene: true
        case .appDelegate, .connection, .notificationCenter, .posted, .inserted: false
        }
    }

    /// Whether a transition that comes by it is that of a scene: what an app with scenes forwards by hand is, too.
    func isAboutScene(ofAppWithScenes usesScenes: Bool) -> Bool {
        switch self {
        case .scene: true
        case .appDelegate: usesScenes
        case .connection, .notificationCenter, .posted, .inserted: false
        }
    }
}

/// Where an event comes from.
///
/// It retains neither the application nor the scene, since an event may wait: an application owns its scenes, whose
/// delegates own what the event waits in.
@MainActor final class Origin {
    let way: Way

    private weak var knownApplication: UIApplication?

    /// The scene whose delegate was called in place of the app delegate, that connects for the event, or whose state
    /// has changed; nil if there is none, as for a response to a notification.
    private(set) weak var scene: UIScene?

    /// The object of UIKit's that the event arrived in, such as a URL's context; nil if only its arguments are known.
    let object: AnyObject?

    private let hasScene: Bool

    init(_ way: Way, from application: UIApplication, in scene: UIScene? = nil, object: AnyObject? = nil) {
        self.way = way
        self.scene = scene
        self.object = object
        knownApplication = application
        hasScene = scene != nil
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
