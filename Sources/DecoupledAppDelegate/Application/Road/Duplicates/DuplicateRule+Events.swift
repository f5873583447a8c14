extension DuplicateRule {
    /// Which events a row is for.
    enum Events {
        /// The launch methods, and termination.
        case onceInAProcess

        case willFinishLaunching

        /// Those that UIKit sends to a scene's delegate in place of the app delegate.
        case sentToScenes

        case connection
        case notificationCenter
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
            switch EventMeaning.of(definition) {
            case .launch, .termination: true
            default: false
            }
        case .willFinishLaunching: definition.id == .willFinishLaunching
        case .sentToScenes: definition.isSentToScenes
        case .connection: definition.id == .sceneWillConnect
        case .notificationCenter: definition.id.isOfNotificationCenter
        case .presentations: definition.id == .willPresentNotification
        case .responses: definition.id.isOfNotificationCenter && definition.isKeepable
        case .notificationSettings: definition.id.rawValue == "userNotificationCenter:openSettingsForNotification:"
        }
    }
}
