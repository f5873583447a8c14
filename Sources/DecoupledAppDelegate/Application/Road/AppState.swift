/// Decides whether the app has become active, become inactive, or entered the background.
///
/// The app delegate's methods, UIKit's notifications and the scenes all report the same transitions, more than once and in an order that
/// depends on the life cycle. Each report is taken as a hint, and every real transition is returned once. A skipped transition is inserted
/// before the one that needs it.
@MainActor final class AppState {
    /// The level that was delivered last, or that the launch or the first hint started from; nil before.
    private(set) var level: ActivationLevel?

    /// The level once all transitions have been delivered that were returned; nil before the first.
    private var goal: ActivationLevel?

    /// The scenes that have reported a transition.
    private var scenes: [SceneLevel] = []

    /// How far a scene is from being active; one that has been freed no longer counts.
    private struct SceneLevel {
        weak var scene: UIScene?
        let level: ActivationLevel
    }

    /// Takes the state that UIKit shows at launch, which is no transition; does nothing after a hint, which is newer.
    func launch(inBackground: Bool) { level = level ?? (inBackground ? .background : .inactive) }

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
            level = level ?? min(hint.start, .inactive)
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
        let levelsOfScenes = isAboutScene ? scenes.filter { $0.scene != nil }.map(\.level) : []
        let farthest = levelsOfScenes.min() ?? .background
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
