/// Decides whether the app has become active, become inactive, or entered the background.
///
/// The app delegate's methods, UIKit's notifications and the scenes all report the same transitions, more than once and in an order that
/// depends on the life cycle. Each report is taken as a hint, and every real transition is delivered once, one after the other. A skipped
/// transition is inserted before the one that needs it.
@MainActor final class AppState {
    /// The level that was delivered last, or that the launch showed; nil before.
    private(set) var level: Int?

    /// The level once all that is pending has been delivered; nil until the first hint.
    private var goal: Int?
    private var pending: [Transition] = []
    private var isDelivering = false

    /// The levels of the scenes.
    private var scenes: [AnyHashable: Int] = [:]
    private let deliver: (Transition) -> Void

    /// Creates the state of an app that has shown nothing of it.
    ///
    /// - Parameter deliver: Delivers a transition, once its level holds.
    init(deliver: @escaping (Transition) -> Void) { self.deliver = deliver }

    /// Takes the state that UIKit shows at launch, which is no transition; does nothing after a hint, which is newer.
    func launch(inBackground: Bool) {
        guard goal == nil else { return }
        level = inBackground ? background : inactive
        goal = level
    }

    /// Takes a hint about the app; that of a bridge is about one scene, and cannot take the app further back than another is.
    func take(_ hint: Transition, fromBridge: Bool) {
        if let goal { return take(hint, from: goal, downTo: fromBridge ? levelOfScenes : .max) }
        goal = hint.level
        pending = [hint]
        deliverPending()
    }

    /// Takes a hint about one scene.
    ///
    /// A scene that becomes active can only bring the app to the front. One that goes to the background can only take it away from there,
    /// and not further back than another scene is.
    func take(_ hint: Transition, of scene: UIScene) {
        scenes[ObjectIdentifier(scene)] = hint.level
        // Without an earlier hint, the app was at the level that this transition starts from.
        take(hint, from: goal ?? (hint.event == .willResignActive ? active : inactive), downTo: levelOfScenes)
    }

    /// Takes the disconnection of a scene.
    func disconnect(_ scene: UIScene) {
        guard scenes.removeValue(forKey: ObjectIdentifier(scene)) != nil, let goal else { return }
        move(from: goal, to: max(goal, levelOfScenes))
    }

    private var levelOfScenes: Int { scenes.values.min() ?? background }

    private func take(_ hint: Transition, from start: Int, downTo lowest: Int) {
        move(from: start, to: hint.isForward ? min(start, hint.level) : max(start, min(hint.level, lowest)))
    }

    private func move(from start: Int, to end: Int) {
        goal = end
        pending += Transition.all.filter {
            $0.isForward ? start > $0.level && $0.level >= end : start < $0.level && $0.level <= end
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
        let level: Int

        /// Whether it goes to the front.
        var isForward = false
        let event: Event<Void, Void>
        let notification: Notification.Name
        let eventOfScene: AppEvent
        let notificationOfScene: Notification.Name

        /// All transitions; those that lead to the front or away from it are in the order in which an app goes through them.
        static let all = [
            Transition(
                level: inactive, event: .willResignActive,
                notification: UIApplication.willResignActiveNotification, eventOfScene: .sceneWillResignActive,
                notificationOfScene: UIScene.willDeactivateNotification),
            Transition(
                level: background, event: .didEnterBackground,
                notification: UIApplication.didEnterBackgroundNotification, eventOfScene: .sceneDidEnterBackground,
                notificationOfScene: UIScene.didEnterBackgroundNotification),
            Transition(
                level: inactive, isForward: true, event: .willEnterForeground,
                notification: UIApplication.willEnterForegroundNotification, eventOfScene: .sceneWillEnterForeground,
                notificationOfScene: UIScene.willEnterForegroundNotification),
            Transition(
                level: active, isForward: true, event: .didBecomeActive,
                notification: UIApplication.didBecomeActiveNotification, eventOfScene: .sceneDidBecomeActive,
                notificationOfScene: UIScene.didActivateNotification),
        ]

        /// Returns the event as an application sends it.
        func sent(from application: UIApplication) -> SentEvent {
            SentEvent(event: event.definition, input: (), origin: Origin(application: application))
        }

        /// Returns the transition that an event of the app delegate hints at; nil if there is none.
        static func of(_ event: AppEvent) -> Transition? { all.first { $0.event == event } }
    }
}

// How far an app or a scene is from being active: the raw values of `UIApplication.State`.
private let active = 0
private let inactive = 1
private let background = 2
