/// What an event means for what is known of the application.
@MainActor enum EventKind {
    /// The application launches, which shows the application and its delegate.
    case launch

    /// The application ends.
    case termination

    /// A scene is configured, with the options that it will connect with.
    case sceneConfiguration

    /// A scene connects.
    case sceneConnection

    /// A scene becomes active, becomes inactive, changes between foreground and background, or disconnects.
    case sceneState

    /// The app becomes active, becomes inactive, or changes between foreground and background.
    case transition(Transition)

    /// Registering for remote notifications has succeeded or failed.
    case remoteNotificationRegistration

    /// The notification center has called its delegate, or a scene connects for a response.
    case userNotificationCenter

    private static let all = AppEvent.allCases.map { EventKind($0) }

    /// Returns what an event means; nil if nothing.
    static func of(_ definition: AnyEventDefinition) -> EventKind? { all[definition.index] }

    private init?(_ event: AppEvent) {
        let scenes: [AppEvent] = [.sceneDidDisconnect] + Transition.all.map(\.eventOfScene)
        switch event {
        case .willFinishLaunching, .didFinishLaunching: self = .launch
        case .willTerminate: self = .termination
        case .configurationForConnectingScene: self = .sceneConfiguration
        case .sceneWillConnect: self = .sceneConnection
        case _ where scenes.contains(event): self = .sceneState
        case _ where event.isNotificationCenterDelegateMethod: self = .userNotificationCenter
        case _ where AppEvent.registrationResults.contains(event): self = .remoteNotificationRegistration
        default:
            guard let transition = Transition.of(event) else { return nil }
            self = .transition(transition)
        }
    }
}

extension AnyDelivery {
    /// What the event means for what is known of the application; nil if nothing.
    final var kind: EventKind? { EventKind.of(definition) }

    /// Whether it has come without a call of the app delegate, though it is an event for which UIKit may call scene
    /// delegates alone: one of scenes, or a transition.
    final var bypassesAppDelegate: Bool {
        !origin.entryPoint.callsAppDelegate && (definition.isSentToScenes || transition != nil)
    }

    /// The transition of the app's state that the event is; nil for any other.
    final var transition: Transition? { if case .transition(let transition) = kind { transition } else { nil } }
}
