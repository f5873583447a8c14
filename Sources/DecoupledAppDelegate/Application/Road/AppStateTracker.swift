/// Decides whether the app has become active, become inactive, or entered the background.
///
/// The app delegate's methods, UIKit's notifications and the scenes all report the same transitions, more than once and
/// in an order that depends on the life cycle. Each report is taken as a hint, and every transition that the app makes
/// is returned once. A skipped transition is inserted before the one that needs it.
@MainActor final class AppStateTracker {
    private enum Position {
        case unknown

        /// No transition waits to be delivered.
        case at(ActivationLevel)

        /// Some are still to be delivered, in this order.
        case moving(at: ActivationLevel, remaining: [Transition])
    }

    private var position = Position.unknown

    /// The scenes that have reported a transition.
    private var scenes: [SceneLevel] = []

    /// How active a scene is; one that has been freed no longer counts.
    private struct SceneLevel {
        weak var scene: UIScene?
        let level: ActivationLevel
    }

    /// The transitions that were returned, and are still to be delivered.
    private var remaining: [Transition] { if case .moving(_, let remaining) = position { remaining } else { [] } }

    /// The level that was delivered last, or that the launch or the first hint started from; nil before.
    var level: ActivationLevel? {
        switch position {
        case .unknown: nil
        case .at(let level), .moving(let level, _): level
        }
    }

    /// Notes the state that UIKit shows at launch, which is no transition; does nothing after a hint, which is newer.
    func noteLaunch(inBackground: Bool) { start(at: inBackground ? .background : .inactive) }

    private func start(at level: ActivationLevel) { if case .unknown = position { position = .at(level) } }

    /// Applies a hint.
    ///
    /// - Parameters:
    ///   - hint: The transition that is reported.
    ///   - origin: Where the report comes from.
    ///   - usesScenes: Whether the app has scenes, so that the app delegate's method is called by hand.
    /// - Returns: The transitions that it causes, to be delivered in this order; `reach(_:)` is called as each begins.
    ///   None if the app has made it before, or a scene keeps the app from making it.
    func apply(_ hint: Transition, reportedBy origin: Origin, usesScenes: Bool) -> [Transition] {
        if origin.entryPoint.showsStateOfScene, let scene = origin.scene {
            _ = removeLevel(of: scene)
            scenes.append(SceneLevel(scene: scene, level: hint.to))
            // Without an earlier hint, the app starts where this transition does, but never in the background.
            start(at: max(hint.from, .inactive))
        } else {
            start(at: hint.from)
        }
        let transitions = transitions(of: hint, reportedBy: origin, usesScenes: usesScenes)
        if let level, !transitions.isEmpty { position = .moving(at: level, remaining: remaining + transitions) }
        return transitions
    }

    /// A transition is delivered now, and its level holds.
    func reach(_ transition: Transition) {
        let remaining = Array(remaining.dropFirst())
        position = remaining.isEmpty ? .at(transition.to) : .moving(at: transition.to, remaining: remaining)
    }

    /// Forgets what a scene has reported; returns whether it had reported a transition.
    func removeLevel(of scene: UIScene) -> Bool {
        let hasReported = scenes.contains { $0.scene === scene }
        scenes.removeAll { $0.scene == nil || $0.scene === scene }
        return hasReported
    }

    /// Returns the transitions that a hint causes.
    ///
    /// A scene that becomes active can only bring the app to the front. One that goes to the background can only take
    /// it away from there, and not further back than another scene is; the same holds for what an app forwards by hand,
    /// which is about one scene.
    private func transitions(of hint: Transition, reportedBy origin: Origin, usesScenes: Bool) -> [Transition] {
        let levels =
            origin.entryPoint.isAboutScene(ofAppWithScenes: usesScenes)
            ? scenes.filter { $0.scene != nil }.map(\.level) : []
        let frontmost = levels.max() ?? .background
        let current = remaining.last?.to ?? level ?? hint.from
        // Another scene that is closer to the front keeps the app there.
        let end = hint.isTowardForeground ? hint.to : max(hint.to, frontmost)
        // The app has made the transition before, or is kept from it.
        guard hint.isTowardForeground ? current < end : end < current else { return [] }
        return Transition.path(from: current, to: end)
    }
}
