import Foundation

/// How the system calls delegates: only the methods that they respond to, on behalf of their application, until that is over.
extension HeadlessSystem {
    /// Whether the application is one with scenes: it declares some, or its delegate configures them, as both do for UIKit.
    ///
    /// What the delegate has counts from the launch on.
    package var isSceneBased: Bool {
        declaresScenes || state.delegateConfiguresScenes
    }

    /// Whether the application declares scenes.
    package var declaresScenes: Bool { state.configuration.sceneManifest != nil }

    /// Whether the delegate configures scenes: as it says itself, or as whom it forwards to says, or by what it responds to.
    var delegateConfiguresScenes: Bool {
        let delegate = application.currentDelegate
        let target = (delegate as? UIResponder)?.forwardingTarget(
            for: DelegateMethod.configurationForConnectingScene.selector)
        let configurer = delegate as? any SceneConfiguring ?? target as? any SceneConfiguring
        if let configurer { return configurer.configuresScenes }
        let responses = application.responses
        // A delegate that has every method has said nothing: no runtime knows which methods a Swift class has, so one that does not
        // override `responds(to:)` has all of them.
        return responses.contains(.configurationForConnectingScene) && responses.count < DelegateMethod.allCases.count
    }

    /// Calls a method of the application's delegate if it responds to it, unless a scene's delegate is called instead.
    @discardableResult
    func send<Answer>(_ method: DelegateMethod, _ message: (any UIApplicationDelegate) -> Answer) -> Answer? {
        let isCalled = application.responses.contains(method) && !(isSceneBased && method.isForScenes)
        return call(isCalled ? application.currentDelegate : nil, message)
    }

    /// Calls a method of a scene's delegate if it responds to it.
    @discardableResult
    package func send<Answer>(
        _ method: SceneMethod,
        to scene: UIScene,
        _ message: (any UISceneDelegate) -> Answer
    ) -> Answer? {
        call(scene.responses.contains(method) ? scene.delegate : nil) { delegate in
            let didCall = application.player?.willCall(method.rawValue, of: scene)
            let answer = message(delegate)
            didCall?(answer)
            return answer
        }
    }

    /// Calls a method of a window scene's delegate if it responds to it.
    @discardableResult
    func send<Answer>(
        _ method: SceneMethod,
        toWindowScene scene: UIScene,
        _ message: (UIWindowScene, any UIWindowSceneDelegate) -> Answer
    ) -> Answer? {
        guard let windowScene = scene as? UIWindowScene, scene.responses.contains(method) else { return nil }
        return call(scene.delegate as? any UIWindowSceneDelegate) { message(windowScene, $0) }
    }

    private func call<Delegate, Answer>(_ delegate: Delegate?, _ message: (Delegate) -> Answer) -> Answer? {
        guard state.life != .over, let delegate else { return nil }
        return application.act { message(delegate) }
    }

    /// Calls a method of the notification center's delegate if it responds to it.
    ///
    /// - Returns: Whether it did.
    func send(
        _ method: NotificationMethod, on thread: NotificationThread,
        _ message: @escaping @Sendable (any UNUserNotificationCenterDelegate) -> Void
    ) -> Bool {
        guard state.life != .over, let delegate = application.notificationCenter.delegate(for: method)
        else { return false }
        switch thread {
        case .main: application.act { message(delegate) }
        case .background:
            // Its delegate may be called on any thread, as the notification center of iOS does so.
            nonisolated(unsafe) let delegate = delegate
            Thread.detachNewThread { unsafe message(delegate) }
        }
        return true
    }

    /// Posts a notification of the application, or of one of its scenes.
    func post(_ name: Notification.Name, from object: UIResponder? = nil, userInfo: [AnyHashable: Any]? = nil) {
        guard state.life != .over else { return }
        application.player?.willPost(name, from: object ?? application)
        application.act {
            NotificationCenter.default.post(name: name, object: object ?? application, userInfo: userInfo)
        }
        application.player?.didPost(name, from: object ?? application)
    }

    /// Announces a step before it is taken: to a delegate, to who observes the notification, and so on.
    ///
    /// Whoever is told may take the step at once; what has been told is not told again then.
    ///
    /// - Parameters:
    ///   - step: The notification of the step.
    ///   - object: The application, or the scene, that takes it.
    ///   - isDue: Whether it has not been taken.
    ///   - announcements: What is told, in order, as long as the step is due.
    /// - Returns: Whether it is still due.
    func announce(
        _ step: Notification.Name, of object: UIResponder, while isDue: @autoclosure () -> Bool,
        by announcements: () -> Void...
    ) -> Bool {
        var made: Set<Announcement> = []
        defer { state.announcements.subtract(made) }
        for (number, announcement) in announcements.enumerated() where isDue() {
            let key = Announcement(step: step, object: ObjectIdentifier(object), number: number)
            guard state.announcements.insert(key).inserted else { continue }
            made.insert(key)
            announcement()
        }
        return isDue()
    }

    /// Sends the application's delegate a method with a completion handler; `completion` takes nil if it does not have it.
    func gather<Value>(
        _ method: DelegateMethod, neutral: Value, _ completion: @escaping @MainActor (Value?) -> Void,
        _ message: (any UIApplicationDelegate, @escaping @Sendable (Value) -> Void) -> Void
    ) {
        let answer = PendingAnswer(to: method.rawValue, neutral: neutral, deliver: completion)
        if send(method, { message($0, answer.completionHandler()) }) == nil { completion(nil) }
    }

    /// Sends the delegate of the notification center a method with a completion handler; `completion` takes nil if it does not
    /// have it.
    func gather<Value>(
        _ method: NotificationMethod, on thread: NotificationThread, neutral: Value,
        _ completion: @escaping @MainActor (Value?) -> Void,
        _ message:
            @escaping @Sendable (any UNUserNotificationCenterDelegate, @escaping @Sendable (Value) -> Void) -> Void
    ) {
        let answer = PendingAnswer(to: method.rawValue, neutral: neutral, deliver: completion)
        if !send(method, on: thread, { message($0, answer.completionHandler()) }) { completion(nil) }
    }
}
