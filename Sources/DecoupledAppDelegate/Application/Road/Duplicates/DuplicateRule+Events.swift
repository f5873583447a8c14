extension DuplicateRule {
    /// Which events a row is for.
    enum Events {
        /// The launch methods, and termination.
        case onceInAProcess

        case willFinishLaunching

        /// Those that UIKit sends to a scene's delegate in place of the app delegate.
        case sentToScenes

        case connection
        case userNotificationCenter
        case notificationSettings
        case presentations
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
