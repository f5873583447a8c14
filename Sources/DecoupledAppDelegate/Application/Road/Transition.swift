/// How far an app or a scene is from being active.
enum ActivationLevel: Int, Comparable {
    case active, inactive, background

    static func < (one: Self, other: Self) -> Bool { one.rawValue < other.rawValue }
}

/// A change of the level, and the events that report it, of an app and of a scene; there is one object of each.
@MainActor final class Transition {
    /// The level before it, and the one after it.
    let start, level: ActivationLevel
    let event: Event<Void, Void>
    let eventOfScene: AppEvent

    private init(start: ActivationLevel, level: ActivationLevel, event: Event<Void, Void>, eventOfScene: AppEvent) {
        self.start = start
        self.level = level
        self.event = event
        self.eventOfScene = eventOfScene
    }

    /// Whether it brings the app, or the scene, closer to being active.
    var isTowardForeground: Bool { level < start }

    /// All transitions.
    static let all = [
        Transition(start: .active, level: .inactive, event: .willResignActive, eventOfScene: .sceneWillResignActive),
        Transition(
            start: .inactive, level: .background, event: .didEnterBackground, eventOfScene: .sceneDidEnterBackground),
        Transition(
            start: .background, level: .inactive, event: .willEnterForeground, eventOfScene: .sceneWillEnterForeground),
        Transition(start: .inactive, level: .active, event: .didBecomeActive, eventOfScene: .sceneDidBecomeActive),
    ]

    /// Returns the transition that an event of the app or of a scene hints at; nil if there is none.
    static func of(_ event: AppEvent) -> Transition? { all.first { $0.event == event || $0.eventOfScene == event } }
}
