extension DuplicateRule {
    /// Which events a row is for.
    enum Events {
        /// The launch methods, and termination.
        case onceInAProcess

        /// The first launch method, of which the second says that it is past.
        case willFinishLaunching

        /// Those that UIKit sends to a scene's delegate in place of the app delegate.
        case sentToScenes

        /// The connection of a scene.
        case connection

        /// The methods of the notification center's delegate.
        case userNotificationCenter

        /// The user asks for the app's settings of notifications.
        case notificationSettings

        /// A notification is to be presented.
        case presentations

        /// The user has responded to a notification.
        case responses
    }
}

extension DuplicateRule.Events {
    /// Whether an event is one of these.
    @MainActor func contain(_ definition: AnyEventDefinition) -> Bool {
        switch self {
        case .onceInAProcess:
            switch EventKind.of(definition) {
            case .launch, .termination: true
            default: false
            }
        case .willFinishLaunching: definition.event == .willFinishLaunching
        case .sentToScenes: definition.isSentToScenes
        case .connection: definition.event == .sceneWillConnect
        case .userNotificationCenter: definition.event.isNotificationCenterDelegateMethod
        case .presentations: definition.event == .willPresentNotification
        case .responses: definition.event.isNotificationCenterDelegateMethod && definition.isKeepable
        case .notificationSettings: definition.event.rawValue == "userNotificationCenter:openSettingsForNotification:"
        }
    }
}
