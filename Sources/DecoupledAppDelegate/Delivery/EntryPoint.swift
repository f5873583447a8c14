/// Where a report enters the package.
///
/// To add one, answer the questions below for it. `DuplicateRule` says which rows it concerns; those with
/// `anyEntryPoint` concern it, too. `init(of:in:)` says which events that an app delivers itself come in there, and
/// `AppDelegate.callAsUIKit` whom it calls for them. What receives such reports calls `EventRouter.deliver`.
enum EntryPoint: CaseIterable {
    /// The app delegate is called: by UIKit, by an override's `super`, or by the app's own code.
    case appDelegate

    /// The delegate of a scene is called, or UIKit posts how a scene's state has changed.
    case scene

    /// A scene connects: what the connection options have, and the connection itself where the scene's delegate has not
    /// forwarded it.
    case sceneConnection

    /// The delegate of the notification center is called.
    case userNotificationCenter

    /// UIKit posts a notification of the application.
    case applicationNotification

    /// The app has skipped a transition, which the router inserts: nothing has reported it.
    case inserted
}

extension EntryPoint {
    /// Whether the app delegate was called, by UIKit or by hand: then no override is called in addition, and no wrapped
    /// delegate is excluded.
    var callsAppDelegate: Bool {
        switch self {
        case .appDelegate: true
        case .scene, .sceneConnection, .userNotificationCenter, .applicationNotification, .inserted: false
        }
    }

    /// Whether what comes by it came with the connection of a scene; the connection itself is an event of its own.
    var bringsContentsOfConnection: Bool {
        switch self {
        case .sceneConnection: true
        case .appDelegate, .scene, .userNotificationCenter, .applicationNotification, .inserted: false
        }
    }

    /// Whether a transition that comes by it shows how active its scene is.
    var showsStateOfScene: Bool {
        switch self {
        case .scene: true
        case .appDelegate, .sceneConnection, .userNotificationCenter, .applicationNotification, .inserted: false
        }
    }

    /// Whether a transition that comes by it is that of a scene: what an app with scenes forwards by hand is, too.
    func isAboutScene(ofAppWithScenes usesScenes: Bool) -> Bool {
        switch self {
        case .scene: true
        case .appDelegate: usesScenes
        case .sceneConnection, .userNotificationCenter, .applicationNotification, .inserted: false
        }
    }
}

extension EntryPoint {
    /// The entry point by which UIKit would report an event that is delivered by hand.
    @MainActor init(of definition: AnyEventDefinition, in scene: UIScene?) {
        if definition.isSentToScenes && scene != nil {
            self = .scene
        } else if definition.event.isAppDelegateMethod {
            self = .appDelegate
        } else {
            self = definition.event.isNotificationCenterDelegateMethod ? .userNotificationCenter : .scene
        }
    }
}
