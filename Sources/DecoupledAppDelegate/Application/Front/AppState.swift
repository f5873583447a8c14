/// Decides whether the app has become active, become inactive, or entered the background.
///
/// The app delegate's methods, UIKit's notifications and the scenes all report the same transitions, more than once and in an order that
/// depends on the life cycle. Each report is taken as a hint, and every real transition is delivered once, one after the other. A skipped
/// transition is inserted before the one that needs it.
@MainActor final class AppState {
    /// How close an app or a scene is to being active.
    enum Level: Int, Comparable {
        // The numbers are those of `UIApplication.State`.
        case active, inactive, background

        static func < (one: Level, other: Level) -> Bool { one.rawValue > other.rawValue }
    }

    /// The level that was delivered last, or that the launch showed; nil before.
    private(set) var level: Level?

    /// The level once all that is pending has been delivered; nil until the first hint.
    private var goal: Level?
    private var pending: [Transition] = []
    private var isDelivering = false
    private var scenes: [ObjectIdentifier: Level] = [:]
    private let deliver: (Transition) -> Void

    /// Creates the state of an app that has shown nothing of it.
    ///
    /// - Parameter deliver: Delivers a transition, once its level holds.
    init(deliver: @escaping (Transition) -> Void) { self.deliver = deliver }

    /// Takes the state that UIKit shows at launch, which is no transition; does nothing after a hint, which is newer.
    func launch(inBackground: Bool) {
        guard goal == nil else { return }
        goal = inBackground ? .background : .inactive
        level = goal
    }

    /// Takes a hint about the app; that of a bridge is about one scene, and cannot lower the app's level below that of another.
    func take(_ hint: Transition, fromBridge: Bool) {
        if let goal {
            take(hint, from: goal, downTo: fromBridge ? levelOfScenes : .background)
        } else {
            goal = hint.level
            pending = [hint]
            deliverPending()
        }
    }

    /// Takes a hint about one scene.
    ///
    /// A scene that becomes active can only raise the app's level. One that goes to the background can only lower it, and not below that of
    /// another scene.
    func take(_ hint: Transition, of scene: ObjectIdentifier) {
        scenes[scene] = hint.level
        // Without an earlier hint, the app was at the level that this transition starts from.
        take(hint, from: goal ?? (hint.event.id == .willResignActive ? .active : .inactive), downTo: levelOfScenes)
    }

    /// Takes the disconnection of a scene.
    func disconnect(_ scene: ObjectIdentifier) {
        guard scenes.removeValue(forKey: scene) != nil, let goal else { return }
        move(from: goal, to: min(goal, levelOfScenes))
    }

    private var levelOfScenes: Level { scenes.values.max() ?? .background }

    private func take(_ hint: Transition, from start: Level, downTo lowest: Level) {
        move(from: start, to: hint.isForward ? max(start, hint.level) : min(start, max(hint.level, lowest)))
    }

    private func move(from start: Level, to end: Level) {
        goal = end
        pending += Transition.all.filter {
            $0.isForward ? start < $0.level && $0.level <= end : start > $0.level && $0.level >= end
        }
        deliverPending()
    }

    private func deliverPending() {
        // A handler may cause the next hint; its transitions are delivered after this one.
        guard !isDelivering else { return }
        isDelivering = true
        defer { isDelivering = false }
        while !pending.isEmpty {
            let transition = pending.removeFirst()
            level = transition.level
            deliver(transition)
        }
    }
}

extension AppState {
    /// A change of the level, and what reports it: to handlers, and in the words that UIKit has for an app and for a scene.
    @MainActor struct Transition {
        /// The level after it.
        let level: Level

        /// Whether it goes to the front.
        let isForward: Bool
        let event: Event<NoInput, Void>
        let notification: Notification.Name
        let eventOfScene: AppEvent
        let notificationOfScene: Notification.Name

        /// Calls the app delegate's method.
        let call: (AppDelegate, UIApplication) -> Void

        static let didBecomeActive = Transition(
            level: .active, isForward: true,
            event: .didBecomeActive, notification: UIApplication.didBecomeActiveNotification,
            eventOfScene: .sceneDidBecomeActive, notificationOfScene: UIScene.didActivateNotification,
            call: { $0.applicationDidBecomeActive($1) })
        static let willResignActive = Transition(
            level: .inactive, isForward: false,
            event: .willResignActive, notification: UIApplication.willResignActiveNotification,
            eventOfScene: .sceneWillResignActive, notificationOfScene: UIScene.willDeactivateNotification,
            call: { $0.applicationWillResignActive($1) })
        static let didEnterBackground = Transition(
            level: .background, isForward: false,
            event: .didEnterBackground, notification: UIApplication.didEnterBackgroundNotification,
            eventOfScene: .sceneDidEnterBackground, notificationOfScene: UIScene.didEnterBackgroundNotification,
            call: { $0.applicationDidEnterBackground($1) })
        static let willEnterForeground = Transition(
            level: .inactive, isForward: true,
            event: .willEnterForeground, notification: UIApplication.willEnterForegroundNotification,
            eventOfScene: .sceneWillEnterForeground, notificationOfScene: UIScene.willEnterForegroundNotification,
            call: { $0.applicationWillEnterForeground($1) })

        /// All transitions; those that lead to the front or away from it are in the order in which an app goes through them.
        static let all = [willResignActive, didEnterBackground, willEnterForeground, didBecomeActive]

        /// Returns the transition that an event of the app delegate hints at; nil if there is none.
        static func of(_ event: AppEvent) -> Self? { all.first { $0.event.id == event } }
    }
}
