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

    private static let all = AppEvent.allCases.map { EventNote($0) }

    /// Returns what the front does with an event; nil if it passes it on and does no more.
    static func of(_ event: AppEvent) -> EventNote? { event.index.flatMap { all[$0] } }

    private init?(_ event: AppEvent) {
        let scenes: [AppEvent] = [.sceneDidDisconnect] + Transition.all.map(\.eventOfScene)
        switch event {
        case .willFinishLaunching, .didFinishLaunching: self = .launch
        case .configurationForConnectingScene: self = .configuration
        case .sceneWillConnect: self = .connection
        case _ where scenes.contains(event): self = .scene
        case _ where event.isOfNotificationCenter: self = .notificationCenter
        case _ where AppEvent.ofRegistration.contains(event): self = .registration
        default:
            guard let transition = Transition.of(event) else { return nil }
            self = .transition(transition)
        }
    }
}
