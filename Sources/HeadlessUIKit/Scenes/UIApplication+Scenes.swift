import Foundation

extension UIApplication {
    /// The scenes that are connected; an application without scenes that was in front has one, too, without a delegate.
    public var connectedScenes: Set<UIScene> {
        Set(systemState.scenes + [systemState.sceneWithoutManifest].compactMap(\.self))
    }

    /// The windows without a scene that were shown or made key, the last of them last.
    var windowsOutsideScenes: [UIWindow] { systemState.windowList.windows.filter { $0.windowScene == nil } }

    /// The windows that an application without scenes has shown.
    package var windowsWithoutManifest: [UIWindow] {
        (systemState.sceneWithoutManifest?.windows ?? []) + windowsOutsideScenes
    }

    /// Shows the scene that UIKit gives to an application without scenes.
    package func showSceneWithoutManifest() {
        guard systemState.sceneWithoutManifest == nil, systemState.scenes.isEmpty else { return }
        let configuration = UISceneConfiguration(name: nil, sessionRole: .windowApplication)
        let session = UISceneSession(persistentIdentifier: "", configuration: configuration)
        let scene = UIWindowScene(session: session, connectionOptions: UIScene.ConnectionOptions())
        session.scene = scene
        scene.activationState = UIScene.ActivationState(applicationState)
        systemState.sceneWithoutManifest = scene
    }

    /// The sessions of scenes that are connected, or were and can be again.
    public var openSessions: Set<UISceneSession> { Set(systemState.sessions) }

    /// Whether the application declares that it can show several scenes at once.
    public var supportsMultipleScenes: Bool { system.configuration.sceneManifest?.supportsMultipleScenes == true }

    /// Requests that a scene comes to the foreground, on a later turn.
    ///
    /// - Parameters:
    ///   - sceneSession: The scene's session; nil for a new scene.
    ///   - userActivity: The activity that the scene continues.
    ///   - options: How it is to come to the foreground.
    ///   - errorHandler: Takes why it does not.
    public func requestSceneSessionActivation(
        _ sceneSession: UISceneSession?, userActivity: NSUserActivity?, options: UIScene.ActivationRequestOptions?,
        errorHandler: ((any Error) -> Void)? = nil
    ) {
        request(errorHandler) { [self] in try activate(sceneSession, for: userActivity) }
    }

    /// Requests that a scene is closed for good, on a later turn.
    ///
    /// - Parameters:
    ///   - sceneSession: The scene's session.
    ///   - options: How it is to be closed.
    ///   - errorHandler: Takes why it is not.
    public func requestSceneSessionDestruction(
        _ sceneSession: UISceneSession, options: UISceneDestructionRequestOptions?,
        errorHandler: ((any Error) -> Void)? = nil
    ) {
        request(errorHandler) { [self] in
            guard openSessions.contains(sceneSession) else { throw UISceneError(.requestDenied) }
            sceneSession.scene.map(system.disconnect)
            system.discard([sceneSession])
        }
    }

    private func request(_ errorHandler: ((any Error) -> Void)?, _ body: @escaping @MainActor () throws -> Void) {
        MainQueue.performLater {
            do { try body() } catch { self.act { errorHandler?(error) } }
        }
    }

    private func activate(_ session: UISceneSession?, for activity: NSUserActivity?) throws {
        let options = UIScene.ConnectionOptions(userActivities: activity.map { [$0] } ?? [])
        guard let session else {
            guard system.connectScene(options: options) != nil else { throw UISceneError(.multipleScenesNotSupported) }
            return
        }
        if let scene = session.scene {
            if let activity { system.continueUserActivity(activity, in: scene) }
            system.activate(scene)
        } else if system.reconnectScene(of: session, options: options) == nil {
            throw UISceneError(.requestDenied)
        }
    }
}

/// Why a request that concerns a scene fails.
public struct UISceneError: Error, Hashable, Sendable {
    /// The kinds of reasons.
    public enum Code: Int, Sendable {
        /// The application declares that it can show one scene only, or none.
        case multipleScenesNotSupported = 0
        /// There is no such session.
        case requestDenied = 1
    }

    /// The kind of reason.
    public let code: Code

    /// Creates an error.
    ///
    /// - Parameter code: The kind of reason.
    public init(_ code: Code) { self.code = code }
}
