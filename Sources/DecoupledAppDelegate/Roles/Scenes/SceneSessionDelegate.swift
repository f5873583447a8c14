/// The role that configures connecting scenes, and receives the sessions that the user has discarded.
///
/// Handlers are called for a configuration in slot order, on the main thread, until one returns another object than the
/// session's own `configuration`; returning that one means no opinion. Where all do, the session's own configuration is
/// used. A window scene of the app, a volume of visionOS's included, whose configuration names no delegate class gets
/// ``SceneDelegate``, whoever made the configuration; scenes of external displays and of CarPlay are left alone.
/// Discarded sessions go to all handlers.
@preconcurrency @MainActor public protocol SceneSessionDelegate: RoleHandler {
    /// Called when a scene is about to be created.
    ///
    /// The default implementation returns the session's own configuration, which does not affect the result.
    ///
    /// - Parameters:
    ///   - application: The application.
    ///   - connectingSceneSession: The session that the scene will belong to.
    ///   - options: Why it connects.
    /// - Returns: The configuration. Its role must be the session's; another is left out and reported as a ``Fault``,
    ///   since UIKit raises an exception on it.
    func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration

    /// Called when the user has discarded sessions, or at the next launch if they did so while the app was not running.
    ///
    /// Swiping the app away in the app switcher discards the sessions of its windows, too. The default implementation
    /// does nothing.
    ///
    /// - Parameters:
    ///   - application: The application.
    ///   - sceneSessions: The sessions.
    func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>)
}

extension SceneSessionDelegate {
    /// Returns the session's own configuration, which does not affect the result.
    public func application(
        _: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        defaultAnswer(to: .configurationForConnectingScene, connectingSceneSession.configuration)
    }

    /// Does nothing.
    public func application(_: UIApplication, didDiscardSceneSessions: Set<UISceneSession>) {
        defaultAnswer(to: .didDiscardSceneSessions)
    }
}

/// The arguments of the question for a scene's configuration.
public typealias SceneConfigurationInput = (session: UISceneSession, connectionOptions: UIScene.ConnectionOptions)

/// The first configuration that is not the session's own as it was, else the session's own; that of a window names a
/// delegate class.
struct ForeignConfiguration: Combination {
    let application: UIApplication
    let own: UISceneConfiguration
    let ownClass: AnyClass?
    private(set) var foreign: UISceneConfiguration?
    private var defaultClass: AnyClass { UISceneConfiguration.defaultDelegateClass }

    /// Whether somebody who was asked has named another delegate class in the session's own configuration than the one
    /// it gets anyway.
    private var isChanged: Bool { own.delegateClass != ownClass && own.delegateClass != defaultClass }

    var output: UISceneConfiguration {
        let output = foreign ?? own
        guard output.role.isAppWindow else { return output }
        guard output.isEqual(own), !isChanged, application.passesOnToAppDelegate else {
            if output.delegateClass == nil { output.delegateClass = defaultClass }
            return output
        }
        // SwiftUI keeps its own scene delegate and forwards to this class.
        let added = UISceneConfiguration(name: own.name, sessionRole: own.role)
        added.delegateClass = defaultClass
        return added
    }

    mutating func add(_ answer: UISceneConfiguration) -> AnswerEffect {
        guard !answer.isEqual(own) || isChanged else { return .none }
        guard answer.role == own.role else { return .refused(.foreignSceneRole) }
        foreign = answer
        return .settled
    }
}

nonisolated extension AppEvent {
    /// A scene is about to be created.
    public static let configurationForConnectingScene = Event<SceneConfigurationInput, UISceneConfiguration>(
        "application:configurationForConnectingSceneSession:options:")

    /// The user has discarded sessions.
    public static let didDiscardSceneSessions = Event<Set<UISceneSession>, Void>(
        "application:didDiscardSceneSessions:")
}

extension Slots {
    /// Configuration and discarding of scenes.
    public var sceneSessionDelegate: Slot<any SceneSessionDelegate> {
        Slot {
            asked(
                .configurationForConnectingScene,
                combining: {
                    let own = $0.session.configuration
                    return ForeignConfiguration(application: $1, own: own, ownClass: own.delegateClass)
                }
            ) {
                $0.application($2.application, configurationForConnecting: $1.session, options: $1.connectionOptions)
            }
            told(.didDiscardSceneSessions) {
                $0.application($2.application, didDiscardSceneSessions: $1)
            }
        }
    }
}
