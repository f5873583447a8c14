/// The role that says how a connecting scene is configured, and hears which sessions the user has discarded.
///
/// Handlers are asked for a configuration in slot order, on the main thread, until one returns another object than the session's
/// own `configuration`; returning that one means no opinion. Where all do, a window scene whose configuration names no delegate
/// class gets ``SceneDelegate``, as every window scene does in SwiftUI's life cycle, and scenes of other roles keep their
/// configuration. All handlers are told of discarded sessions.
@MainActor
public protocol SceneSessionDelegate: RoleHandler {
    /// Called when a scene is about to be created.
    ///
    /// The default implementation returns the session's own configuration, which is neutral.
    ///
    /// - Parameters:
    ///   - application: The application.
    ///   - connectingSceneSession: The session that the scene will belong to.
    ///   - options: Why it connects.
    /// - Returns: The configuration. Its role must be the session's; another is left out and reported as a ``Fault``, since UIKit
    ///   raises an exception on it.
    func application(
        _ application: UIApplication,
        configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration

    /// Called when the user has discarded sessions, or at the next launch if they did so while the app was not running.
    ///
    /// The default implementation does nothing.
    ///
    /// - Parameters:
    ///   - application: The application.
    ///   - sceneSessions: The sessions.
    func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>)
}

extension SceneSessionDelegate {
    /// Returns the session's own configuration, which is neutral.
    public func application(
        _ application: UIApplication,
        configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        connectingSceneSession.configuration
    }

    /// Does nothing.
    public func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>) {}
}

/// The arguments of the question for a scene's configuration.
public struct SceneConfigurationInput: EventInput {
    /// The application.
    public var application: UIApplication

    /// The session that the scene will belong to.
    public var session: UISceneSession

    /// Why the scene connects.
    public var connectionOptions: UIScene.ConnectionOptions

    /// Returns the arguments in words.
    @MainActor public func summary(revealing: Bool) -> String { session.role.rawValue }
}

extension SceneConfigurationInput {
    /// Returns the session's own configuration as it is used where nobody has another: a window's names a delegate.
    @MainActor fileprivate func completed(_ own: UISceneConfiguration) -> UISceneConfiguration {
        guard session.role == .windowApplication else { return own }
        if application.passesOnToAppDelegate {
            // SwiftUI asks when its own scene delegate is at work, for the class of one more that it passes everything on to.
            let added = UISceneConfiguration(name: own.name, sessionRole: own.role)
            added.delegateClass = SceneDelegate.self
            return added
        }
        if own.delegateClass == nil { own.delegateClass = SceneDelegate.self }
        return own
    }
}

/// The arguments of discarded sessions.
public struct DiscardedSessionsInput: EventInput {
    /// The application.
    public var application: UIApplication

    /// The sessions.
    public var sessions: Set<UISceneSession>

    /// Returns the arguments in words.
    @MainActor public func summary(revealing: Bool) -> String {
        sessions.map { $0.persistentIdentifier }.sorted().joined(separator: ", ")
    }
}

/// The first configuration that is not the session's own, else the session's own, completed.
private struct ForeignConfiguration: Combination {
    private let input: SceneConfigurationInput
    private let own: UISceneConfiguration
    private var foreign: UISceneConfiguration?

    init(_ input: SceneConfigurationInput) {
        self.input = input
        own = input.session.configuration
    }

    var output: UISceneConfiguration { foreign ?? input.completed(own) }

    mutating func add(_ answer: UISceneConfiguration) -> Progress {
        guard !answer.isEqual(own) else { return .open }
        if let objection = objection(to: answer) { return .refused(objection) }
        foreign = answer
        return .settled
    }

    func objection(to output: UISceneConfiguration) -> Fault.Reason? {
        output.role == own.role ? nil : .foreignSceneRole
    }

    static func text(of answer: UISceneConfiguration) -> String {
        let words = [answer.name, answer.delegateClass.map { String(describing: $0) }].compactMap { $0 }
        return words.isEmpty ? "unnamed" : words.joined(separator: " ")
    }

    static func text(ofOutput output: UISceneConfiguration) -> String { text(of: output) }
}

extension AppEvent {
    /// A scene is about to be created.
    public static let configurationForConnectingScene = AppEvent(
        rawValue: "application:configurationForConnectingSceneSession:options:"
    )

    /// The user has discarded sessions.
    public static let didDiscardSceneSessions = AppEvent(rawValue: "application:didDiscardSceneSessions:")
}

extension Event<SceneConfigurationInput, UISceneConfiguration> {
    /// A scene is about to be created.
    public static var configurationForConnectingScene: Self { Self(.configurationForConnectingScene) }
}

extension Event<DiscardedSessionsInput, Void> {
    /// The user has discarded sessions.
    public static var didDiscardSceneSessions: Self { Self(.didDiscardSceneSessions) }
}

extension Slot<Roles, any SceneSessionDelegate> {
    static var sceneSession: Self {
        Slot(
            "sceneSessionDelegate",
            \.sceneSessionDelegate,
            events: [.configurationForConnectingScene, .didDiscardSceneSessions]
        )
    }
}

extension EventRouter<Roles> {
    func configurationForConnectingScene(_ input: SceneConfigurationInput) -> UISceneConfiguration {
        let configuration = pass(
            .configurationForConnectingScene,
            input,
            to: slots.sceneSessionDelegate,
            in: .sceneSession,
            combining: ForeignConfiguration(input)
        ) {
            $0.application(
                $1.application,
                configurationForConnecting: $1.session,
                options: $1.connectionOptions
            )
        }
        // An interception may have answered with the session's own in place of the slot.
        let own = input.session.configuration
        return configuration.isEqual(own) ? input.completed(own) : configuration
    }

    func didDiscardSceneSessions(_ input: DiscardedSessionsInput) {
        pass(.didDiscardSceneSessions, input, to: slots.sceneSessionDelegate, in: .sceneSession, combining: Told()) {
            $0.application($1.application, didDiscardSceneSessions: $1.sessions)
        }
    }
}
