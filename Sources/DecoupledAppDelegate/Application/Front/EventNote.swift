/// What the front does with an event besides passing it to the router.
@MainActor enum EventNote {
    /// It learns which application it is for, and becomes the notification center's delegate before the launch ends.
    case launch

    /// It remembers what the scene connects for.
    case configuration

    /// It delivers what the scene connects for, too.
    case connection

    /// It learns what becomes of the scene.
    case scene

    /// It delivers each transition once, whichever way it is reported.
    case transition(Transition)

    /// It remembers the result.
    case registration

    /// It delivers what comes from the center and with the connection of a scene once.
    case notificationCenter

    /// It tells whoever follows the application.
    case change

    private static let all = AppEvent.allCases.map { EventNote($0) }

    /// Returns what the front does with a noted event.
    static func of(_ event: AppEvent) -> EventNote { event.index.map { all[$0] } ?? .change }

    private init(_ event: AppEvent) {
        let scenes: [AppEvent] = [.sceneDidDisconnect] + Transition.all.map(\.eventOfScene)
        self =
            switch event {
            case .willFinishLaunching, .didFinishLaunching: .launch
            case .configurationForConnectingScene: .configuration
            case .sceneWillConnect: .connection
            case _ where scenes.contains(event): .scene
            case _ where event.isOfNotificationCenter: .notificationCenter
            case _ where AppEvent.ofRegistration.contains(event): .registration
            default: Transition.of(event).map { .transition($0) } ?? .change
            }
    }
}
