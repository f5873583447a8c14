extension AppStateMachine.Transition {
    /// The event that reports the transition to handlers.
    @MainActor var event: Event<NoInput, Void> {
        switch self {
        case .didBecomeActive: .didBecomeActive
        case .willResignActive: .willResignActive
        case .didEnterBackground: .didEnterBackground
        case .willEnterForeground: .willEnterForeground
        }
    }

    /// The transition that an event of the app delegate hints at; nil if there is none.
    @MainActor init?(_ event: AppEvent) {
        guard let transition = Self.allCases.first(where: { $0.event.id == event }) else { return nil }
        self = transition
    }

    /// The transition that an event of a scene hints at; nil if there is none.
    init?(ofScene event: AppEvent) {
        switch event {
        case .sceneDidBecomeActive: self = .didBecomeActive
        case .sceneWillResignActive: self = .willResignActive
        case .sceneDidEnterBackground: self = .didEnterBackground
        case .sceneWillEnterForeground: self = .willEnterForeground
        default: return nil
        }
    }

    /// The notification that UIKit posts when it happens to the app.
    @MainActor var notificationOfApplication: Notification.Name {
        switch self {
        case .didBecomeActive: UIApplication.didBecomeActiveNotification
        case .willResignActive: UIApplication.willResignActiveNotification
        case .didEnterBackground: UIApplication.didEnterBackgroundNotification
        case .willEnterForeground: UIApplication.willEnterForegroundNotification
        }
    }

    /// The notification that UIKit posts when it happens to a scene.
    @MainActor var notificationOfScene: Notification.Name {
        switch self {
        case .didBecomeActive: UIScene.didActivateNotification
        case .willResignActive: UIScene.willDeactivateNotification
        case .didEnterBackground: UIScene.didEnterBackgroundNotification
        case .willEnterForeground: UIScene.willEnterForegroundNotification
        }
    }
}
