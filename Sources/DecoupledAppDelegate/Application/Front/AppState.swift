/// Decides whether the app has become active, become inactive, or entered the background.
///
/// The app delegate's methods, UIKit's notifications and the scenes all report the same transitions, more than once and in an order that
/// depends on the life cycle. Each report is taken as a hint, and every real transition is delivered once, one after the other. A skipped
/// transition is inserted before the one that needs it.
@MainActor final class AppState {
    /// The level that was delivered last, or that the launch or the first hint started from; nil before.
    private(set) var level: Int?
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
    func launch(inBackground: Bool) { level = level ?? (inBackground ? background : inactive) }

    /// Takes a hint about the app; that of a bridge is about one scene, and cannot take the app further back than another is.
    func take(_ hint: Transition, fromBridge: Bool) {
        level = level ?? hint.start
        take(hint, downTo: fromBridge ? levelOfScenes : .max)
    }

    /// Takes a hint about one scene.
    ///
    /// A scene that becomes active can only bring the app to the front. One that goes to the background can only take it away from there,
    /// and not further back than another scene is.
    func take(_ hint: Transition, of scene: UIScene) {
        scenes[ObjectIdentifier(scene)] = hint.level
        // Without an earlier hint, the app was at the level that this transition starts from, and not in the background.
        level = level ?? min(hint.start, inactive)
        take(hint, downTo: levelOfScenes)
    }

    /// Takes the disconnection of a scene.
    func disconnect(_ scene: UIScene) {
        if scenes.removeValue(forKey: ObjectIdentifier(scene)) != nil { move(to: max(goal, levelOfScenes)) }
    }

    private var levelOfScenes: Int { scenes.values.min() ?? background }

    /// The level once all that is pending has been delivered.
    private var goal: Int { pending.last?.level ?? level ?? inactive }

    private func take(_ hint: Transition, downTo lowest: Int) {
        move(to: hint.isForward ? min(goal, hint.level) : max(goal, min(hint.level, lowest)))
    }

    private func move(to end: Int) {
        while goal != end, let next = Transition.all.first(where: { $0.start == goal && $0.isForward == (end < goal) })
        {
            pending.append(next)
        }
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

/// A change of the level, and the events that report it, of an app and of a scene.
@MainActor struct Transition {
    /// The level before it, and the one after it.
    let start, level: Int
    let event: Event<Void, Void>
    let eventOfScene: AppEvent

    /// Whether it goes to the front.
    var isForward: Bool { level < start }

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

// How far an app or a scene is from being active: the raw values of `UIApplication.State`.
private let active = 0
private let inactive = 1
private let background = 2
