/// Decides whether the app has become active, become inactive, or entered the background.
///
/// The app delegate's methods, UIKit's notifications and the scenes all report the same transitions, more than once and in an order that
/// depends on the life cycle. Each report is taken as a hint, and every real transition is delivered once, one after the other. A skipped
/// transition is inserted before the one that needs it.
///
/// A level says how far an app or a scene is from being active: 0 is active, 1 inactive, 2 in the background.
@MainActor final class AppState {
    /// The level that was delivered last, or that the launch or the first hint started from; nil before.
    private(set) var level: Int?
    private var pending: [Change] = []
    private var isDelivering = false

    /// The levels of the scenes.
    private var scenes: [ObjectIdentifier: Int] = [:]
    private let deliver: (Change) -> Void

    /// Creates the state of an app that has shown nothing of it.
    ///
    /// - Parameter deliver: Delivers a transition, once its level holds.
    init(deliver: @escaping (Change) -> Void) { self.deliver = deliver }

    /// Takes the state that UIKit shows at launch, which is no transition; does nothing after a hint, which is newer.
    func launch(inBackground: Bool) { level = level ?? (inBackground ? background : inactive) }

    /// Takes a hint about the app that the app delegate has received.
    ///
    /// - Parameters:
    ///   - sent: The event of the app delegate's method.
    ///   - hint: The transition that it reports.
    ///   - isAboutScene: Whether the app has forwarded it by hand, from one scene: it cannot take the app further back than another scene is.
    /// - Returns: Whether the call has caused the transition, which may still be pending; not if the app has made it before.
    func takeFromAppDelegate(_ sent: SentEvent, _ hint: Transition, isAboutScene: Bool) -> Bool {
        level = level ?? hint.start
        return take(hint, downTo: isAboutScene ? levelOfScenes : .max, because: .appDelegate(sent))
            .contains { $0 === hint }
    }

    /// Takes a hint about the app that UIKit has posted.
    func take(_ hint: Transition) {
        level = level ?? hint.start
        take(hint, downTo: .max, because: .hint)
    }

    /// Takes a hint about one scene.
    ///
    /// A scene that becomes active can only bring the app to the front. One that goes to the background can only take it away from there,
    /// and not further back than another scene is.
    func take(_ hint: Transition, of scene: UIScene) {
        scenes[ObjectIdentifier(scene)] = hint.level
        // Without an earlier hint, the app starts where this transition does, but never in the background.
        level = level ?? min(hint.start, inactive)
        take(hint, downTo: levelOfScenes, because: .hint)
    }

    /// Takes the disconnection of a scene.
    func disconnect(_ scene: UIScene) {
        if scenes.removeValue(forKey: ObjectIdentifier(scene)) != nil {
            move(to: max(goal, levelOfScenes)) { _ in .disconnection(of: scene) }
        }
    }

    /// The level of the scene that is closest to being active.
    private var levelOfScenes: Int { scenes.values.min() ?? background }

    /// The level once all that is pending has been delivered.
    private var goal: Int { pending.last?.transition.level ?? level ?? inactive }

    /// Takes a hint.
    ///
    /// - Parameters:
    ///   - hint: The hint.
    ///   - farthest: The level beyond which the hint does not take the app back; `.max` for no limit.
    ///   - cause: What has caused the transition that is hinted at.
    /// - Returns: The transitions that it causes.
    @discardableResult private func take(
        _ hint: Transition, downTo farthest: Int, because cause: Cause
    ) -> [Transition] {
        move(to: hint.isTowardForeground ? min(goal, hint.level) : max(goal, min(hint.level, farthest))) {
            $0 === hint ? cause : .hint
        }
    }

    /// Delivers the transitions that lead to a level, and returns them.
    @discardableResult private func move(to end: Int, because cause: (Transition) -> Cause) -> [Transition] {
        let isTowardForeground = end < goal
        var transitions: [Transition] = []
        while goal != end,
            let next = Transition.all.first(where: { $0.start == goal && $0.isTowardForeground == isTowardForeground })
        {
            transitions.append(next)
            pending.append(Change(transition: next, cause: cause(next)))
        }
        // A handler may cause the next hint; its transitions are delivered after this one.
        guard !isDelivering else { return transitions }
        isDelivering = true
        defer { isDelivering = false }
        while !pending.isEmpty {
            let change = pending.removeFirst()
            level = change.transition.level
            deliver(change)
        }
        return transitions
    }
}

extension AppState {
    /// A transition that is delivered, and what has caused it.
    struct Change {
        let transition: Transition
        let cause: Cause
    }

    /// What has caused a transition.
    enum Cause {
        /// UIKit has posted it, a scene has made it, or it was skipped and is inserted before the one that needs it.
        case hint

        /// The app delegate has received it, as an event.
        case appDelegate(SentEvent)

        /// A scene has disconnected, and the application knows it no longer.
        case disconnection(of: UIScene)
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
