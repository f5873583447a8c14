/// What an event means for what is known of the application.
@MainActor enum EventMeaning {
    /// The application launches, which shows the application and its delegate.
    case launch

    /// The application ends.
    case termination

    /// A scene is configured, with the options that it will connect with.
    case configuration

    /// A scene connects.
    case connection

    /// A scene becomes active, becomes inactive, changes between foreground and background, or disconnects.
    case scene

    /// The app becomes active, becomes inactive, or changes between foreground and background.
    case transition(Transition)

    /// Registering for remote notifications has succeeded or failed.
    case registration

    /// The notification center has called its delegate, or a scene connects for a response.
    case notificationCenter

    private static let all = AppEvent.allCases.map { EventMeaning($0) }

    /// Returns what an event means; nil if nothing.
    static func of(_ definition: AnyEventDefinition) -> EventMeaning? { all[definition.index] }

    private init?(_ event: AppEvent) {
        let scenes: [AppEvent] = [.sceneDidDisconnect] + Transition.all.map(\.eventOfScene)
        switch event {
        case .willFinishLaunching, .didFinishLaunching: self = .launch
        case .willTerminate: self = .termination
        case .configurationForConnectingScene: self = .configuration
        case .sceneWillConnect: self = .connection
        case _ where scenes.contains(event): self = .scene
        case _ where event.isNotificationCenterDelegateMethod: self = .notificationCenter
        case _ where AppEvent.ofRegistration.contains(event): self = .registration
        default:
            guard let transition = Transition.of(event) else { return nil }
            self = .transition(transition)
        }
    }
}

extension AnyDelivery {
    /// What the event means for what is known of the application; nil if nothing.
    final var meaning: EventMeaning? { EventMeaning.of(definition) }

    /// Whether it has come without a call of the app delegate, though it is an event for which UIKit may call scene
    /// delegates alone: one of scenes, or a transition.
    final var bypassesAppDelegate: Bool {
        !origin.entryPoint.callsAppDelegate && (definition.isSentToScenes || transition != nil)
    }

    /// The transition of the app's state that the event is; nil for any other.
    final var transition: Transition? { if case .transition(let transition) = meaning { transition } else { nil } }
}
