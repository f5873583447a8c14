/// Decides whether the app has become active, become inactive, or entered the background.
///
/// The app delegate's methods, UIKit's notifications and the scenes all report the same transitions, more than once and in an order that
/// depends on the life cycle. Each report is taken as a hint, and every real transition is returned once. A skipped transition is inserted
/// before the one that needs it.
///
/// A level says how far an app or a scene is from being active: 0 is active, 1 inactive, 2 in the background.
@MainActor final class AppState {
    /// The level that was delivered last, or that the launch or the first hint started from; nil before.
    private(set) var level: Int?

    /// The level once all transitions have been delivered that were returned; nil before the first.
    private var goal: Int?

    /// The scenes that have reported a transition.
    private var scenes: [SceneLevel] = []

    /// How far a scene is from being active; one that has been freed no longer counts.
    private struct SceneLevel {
        weak var scene: UIScene?
        let level: Int
    }

    /// Takes the state that UIKit shows at launch, which is no transition; does nothing after a hint, which is newer.
    func launch(inBackground: Bool) { level = level ?? (inBackground ? background : inactive) }

    /// Takes a hint.
    ///
    /// - Parameters:
    ///   - hint: The transition that is reported.
    ///   - origin: Where the report comes from.
    ///   - usesScenes: Whether the app has scenes, so that the app delegate's method is called by hand.
    /// - Returns: The transitions that it causes, in order. They are to be delivered one after the other, by `reach(_:)`.
    func take(_ hint: Transition, reportedBy origin: Origin, usesScenes: Bool) -> [Transition] {
        if origin.way == .scene, let scene = origin.scene {
            _ = forget(scene)
            scenes.append(SceneLevel(scene: scene, level: hint.level))
            // Without an earlier hint, the app starts where this transition does, but never in the background.
            level = level ?? min(hint.start, inactive)
        } else {
            level = level ?? hint.start
        }
        let transitions = transitions(of: hint, reportedBy: origin, usesScenes: usesScenes)
        goal = transitions.last?.level ?? goal
        return transitions
    }

    /// Returns whether a hint causes any transition; otherwise the app has made it before, or another scene keeps the app from making it.
    ///
    /// Only the app delegate is told so: what a scene or a notification reports is noted in any case.
    func isNew(_ hint: Transition, reportedBy origin: Origin, usesScenes: Bool) -> Bool {
        guard origin.way == .appDelegate, level != nil else { return true }
        return !transitions(of: hint, reportedBy: origin, usesScenes: usesScenes).isEmpty
    }

    /// A transition is delivered now, and its level holds.
    func reach(_ transition: Transition) { level = transition.level }

    /// Forgets a scene that has disconnected; returns whether it had made a transition.
    func forget(_ scene: UIScene) -> Bool {
        let hasReported = scenes.contains { $0.scene === scene }
        scenes.removeAll { $0.scene == nil || $0.scene === scene }
        return hasReported
    }

    /// Returns the transitions that a hint causes.
    ///
    /// A scene that becomes active can only bring the app to the front. One that goes to the background can only take it away from there, and
    /// not further back than another scene is; the same holds for what an app forwards by hand, which is about one scene.
    private func transitions(of hint: Transition, reportedBy origin: Origin, usesScenes: Bool) -> [Transition] {
        let isAboutScene = origin.way == .scene || origin.way == .appDelegate && usesScenes
        let farthest = isAboutScene ? scenes.filter { $0.scene != nil }.map(\.level).min() ?? background : background
        var start = goal ?? level ?? hint.start
        let end = hint.isTowardForeground ? min(start, hint.level) : max(start, min(hint.level, farthest))
        var transitions: [Transition] = []
        while let next = Transition.all.first(where: {
            $0.start == start && start != end && $0.isTowardForeground == hint.isTowardForeground
        }) {
            transitions.append(next)
            start = next.level
        }
        return transitions
    }
}

/// A change of the level, and the events that report it, of an app and of a scene; there is one object of each.
@MainActor final class Transition {
    /// The level before it, and the one after it.
    let start, level: Int
    let event: Event<Void, Void>
    let eventOfScene: AppEvent

    private init(start: Int, level: Int, event: Event<Void, Void>, eventOfScene: AppEvent) {
        self.start = start
        self.level = level
        self.event = event
        self.eventOfScene = eventOfScene
    }

    /// Whether it brings the app, or the scene, closer to being active.
    var isTowardForeground: Bool { level < start }

    /// All transitions.
    static let all = [
        Transition(start: active, level: inactive, event: .willResignActive, eventOfScene: .sceneWillResignActive),
        Transition(
            start: inactive, level: background, event: .didEnterBackground, eventOfScene: .sceneDidEnterBackground),
        Transition(
            start: background, level: inactive, event: .willEnterForeground, eventOfScene: .sceneWillEnterForeground),
        Transition(start: inactive, level: active, event: .didBecomeActive, eventOfScene: .sceneDidBecomeActive),
    ]

    /// Returns the transition that an event of the app or of a scene hints at; nil if there is none.
    static func of(_ event: AppEvent) -> Transition? { all.first { $0.event == event || $0.eventOfScene == event } }
}

// The levels: the raw values of `UIApplication.State`.
private let active = 0
private let inactive = 1
private let background = 2
