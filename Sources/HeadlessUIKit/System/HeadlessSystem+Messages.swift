import Foundation

/// How the system speaks to those who are told: only what they said they have, and in their application's name.
extension HeadlessSystem {
    /// Whether the application is one with scenes.
    var isSceneBased: Bool {
        configuration.sceneManifest != nil
    }

    /// Sends the application's delegate a method if it said it has it, and no scene is told instead.
    @discardableResult
    func send<Answer>(_ method: DelegateMethod, _ message: (any UIApplicationDelegate) -> Answer) -> Answer? {
        guard application.responses.contains(method), !(isSceneBased && method.isForScenes) else { return nil }
        guard let delegate = application.currentDelegate else { return nil }
        return application.act { message(delegate) }
    }

    /// Sends a scene's delegate a method if it said it has it.
    @discardableResult
    func send<Answer>(
        _ method: SceneMethod,
        to scene: UIScene,
        _ message: (any UISceneDelegate) -> Answer
    ) -> Answer? {
        guard scene.responses.contains(method), let delegate = scene.delegate else { return nil }
        return application.act { message(delegate) }
    }

    /// Sends a window scene's delegate a method if it said it has it.
    @discardableResult
    func send<Answer>(
        _ method: SceneMethod,
        toWindowScene scene: UIScene,
        _ message: (UIWindowScene, any UIWindowSceneDelegate) -> Answer
    ) -> Answer? {
        guard scene.responses.contains(method), let windowScene = scene as? UIWindowScene else { return nil }
        guard let delegate = scene.delegate as? any UIWindowSceneDelegate else { return nil }
        return application.act { message(windowScene, delegate) }
    }

    /// Sends the delegate of the notification centre a method if it said it has it.
    ///
    /// - Returns: Whether it did.
    func send(
        _ method: NotificationMethod,
        on thread: NotificationThread,
        _ message: @escaping @Sendable (any UNUserNotificationCenterDelegate) -> Void
    ) -> Bool {
        guard let delegate = application.notificationCenter.delegate(for: method) else { return false }
        switch thread {
        case .main:
            application.act { message(delegate) }
        case .background:
            // Its delegate has to bear being called on any thread, as the notification centre of iOS does so.
            nonisolated(unsafe) let delegate = delegate
            Thread.detachNewThread { unsafe message(delegate) }
        }
        return true
    }

    /// Posts a notification of the application, or of one of its scenes.
    func post(_ name: Notification.Name, from object: UIResponder? = nil, userInfo: [AnyHashable: Any]? = nil) {
        application.act {
            NotificationCenter.default.post(name: name, object: object ?? application, userInfo: userInfo)
        }
    }

    /// Sends the application's delegate a method with a completion handler; `completion` takes nil if it does not have it.
    func gather<Value>(
        _ method: DelegateMethod,
        neutral: Value,
        _ completion: @escaping @MainActor (Value?) -> Void,
        _ message: (any UIApplicationDelegate, @escaping @Sendable (Value) -> Void) -> Void
    ) {
        let answer = PendingAnswer(to: method.rawValue, neutral: neutral, deliver: completion)
        if send(method, { message($0, answer.completionHandler()) }) == nil {
            completion(nil)
        }
    }

    /// Sends a window scene's delegate a method with a completion handler; `completion` takes nil if it does not have it.
    func gather<Value>(
        _ method: SceneMethod,
        fromWindowScene scene: UIScene,
        neutral: Value,
        _ completion: @escaping @MainActor (Value?) -> Void,
        _ message: (UIWindowScene, any UIWindowSceneDelegate, @escaping @Sendable (Value) -> Void) -> Void
    ) {
        let answer = PendingAnswer(to: method.rawValue, neutral: neutral, deliver: completion)
        if send(method, toWindowScene: scene, { message($0, $1, answer.completionHandler()) }) == nil {
            completion(nil)
        }
    }

    /// Sends the delegate of the notification centre a method with a completion handler; `completion` takes nil if it does not
    /// have it.
    func gather<Value>(
        _ method: NotificationMethod,
        on thread: NotificationThread,
        neutral: Value,
        _ completion: @escaping @MainActor (Value?) -> Void,
        _ message:
            @escaping @Sendable (
                any UNUserNotificationCenterDelegate, @escaping @Sendable (Value) -> Void
            ) -> Void
    ) {
        guard application.notificationCenter.delegate(for: method) != nil else { return completion(nil) }
        let handler = PendingAnswer(to: method.rawValue, neutral: neutral, deliver: completion).completionHandler()
        _ = send(method, on: thread) { message($0, handler) }
    }
}
