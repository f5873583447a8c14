/// How active an app or a scene is; an active one is above an inactive one.
enum ActivationLevel: Int, Comparable {
    // As in `UIApplication.State`.
    case active, inactive, background

    static func < (one: Self, other: Self) -> Bool { one.rawValue > other.rawValue }
}

/// A change of the level, and the events that report it, of an app and of a scene; there is one object of each.
@MainActor final class Transition {
    /// The level before it, and the one after it.
    let from, to: ActivationLevel
    let event: Event<Void, Void>
    let eventOfScene: AppEvent

    private init(from: ActivationLevel, to: ActivationLevel, event: Event<Void, Void>, eventOfScene: AppEvent) {
        self.from = from
        self.to = to
        self.event = event
        self.eventOfScene = eventOfScene
    }

    /// Whether it brings the app, or the scene, closer to being active.
    var isTowardForeground: Bool { from < to }

    /// All transitions, each of which follows the one before in its direction.
    static let all = [
        Transition(from: .active, to: .inactive, event: .willResignActive, eventOfScene: .sceneWillResignActive),
        Transition(
            from: .inactive, to: .background, event: .didEnterBackground, eventOfScene: .sceneDidEnterBackground),
        Transition(
            from: .background, to: .inactive, event: .willEnterForeground, eventOfScene: .sceneWillEnterForeground),
        Transition(from: .inactive, to: .active, event: .didBecomeActive, eventOfScene: .sceneDidBecomeActive),
    ]

    /// Returns the transitions that lead from one level to another, in order.
    static func path(from start: ActivationLevel, to end: ActivationLevel) -> [Transition] {
        let levels = min(start, end)...max(start, end)
        return all.filter {
            $0.isTowardForeground == (start < end) && levels.contains($0.from) && levels.contains($0.to)
        }
    }

    /// Returns the transition that an event of the app or of a scene hints at; nil if there is none.
    static func of(_ event: AppEvent) -> Transition? { all.first { $0.event == event || $0.eventOfScene == event } }
}
