/// Decides whether the app has become active, become inactive, or entered the background.
///
/// The app delegate's methods, UIKit's notifications and the scenes all report the same transitions, more than once and in an order that
/// depends on the life cycle. The machine takes each report as a hint, and returns every real transition once.
/// A skipped transition is inserted before the one that needs it.
struct AppStateMachine {
    /// How close an app or a scene is to being active.
    enum Level: Int, Comparable {
        case background, inactive, active

        static func < (one: Level, other: Level) -> Bool { one.rawValue < other.rawValue }
    }

    /// What the app as a whole does.
    enum Transition: CaseIterable {
        case didBecomeActive, willResignActive, didEnterBackground, willEnterForeground
    }

    /// The app's level; nil until the first hint.
    private(set) var level: Level?

    private var scenes: [ObjectIdentifier: Level] = [:]

    /// Takes what the system shows at launch, which is no transition.
    mutating func launch(inBackground: Bool) { level = inBackground ? .background : .inactive }

    /// Takes a hint about the app and returns the transitions that are real.
    ///
    /// That of a bridge is about one scene, and cannot lower the app's level below that of another.
    mutating func take(_ hint: Transition, fromBridge: Bool) -> [Transition] {
        guard let level else {
            self.level = hint.target
            return [hint]
        }
        if hint.isForward { return raise(to: hint.target, from: level) }
        let lowest = fromBridge ? scenes.values.max() ?? .background : .background
        return lower(to: max(hint.target, lowest), from: level)
    }

    /// Takes a hint about one scene and returns the app's transitions that are real.
    ///
    /// A scene that becomes active can only raise the app's level. One that goes to the background can only lower it, and not below that of
    /// another scene.
    mutating func take(_ hint: Transition, of scene: ObjectIdentifier) -> [Transition] {
        scenes[scene] = hint.target
        // Without an earlier hint, the app was at the level that this transition starts from.
        let level = level ?? (hint == .willResignActive ? .active : .inactive)
        if hint.isForward { return raise(to: hint.target, from: level) }
        return lower(to: scenes.values.max() ?? .background, from: level)
    }

    /// Takes the disconnection of a scene and returns the app's transitions that are real.
    mutating func disconnect(_ scene: ObjectIdentifier) -> [Transition] {
        guard scenes.removeValue(forKey: scene) != nil, let level else { return [] }
        return lower(to: scenes.values.max() ?? .background, from: level)
    }

    private mutating func raise(to target: Level, from start: Level) -> [Transition] {
        level = max(start, target)
        var steps: [Transition] = []
        if start == .background, target > .background { steps.append(.willEnterForeground) }
        if start < .active, target == .active { steps.append(.didBecomeActive) }
        return steps
    }

    private mutating func lower(to target: Level, from start: Level) -> [Transition] {
        level = min(start, target)
        var steps: [Transition] = []
        if start == .active, target < .active { steps.append(.willResignActive) }
        if start > .background, target == .background { steps.append(.didEnterBackground) }
        return steps
    }
}

extension AppStateMachine.Transition {
    /// The level after the transition.
    var target: AppStateMachine.Level {
        switch self {
        case .didBecomeActive: .active
        case .willResignActive, .willEnterForeground: .inactive
        case .didEnterBackground: .background
        }
    }

    /// Whether the transition goes to the front.
    var isForward: Bool { self == .didBecomeActive || self == .willEnterForeground }
}

extension AppStateMachine.Transition {
    /// The event that reports the transition to handlers.
    @MainActor var event: Event<NoInput, Void> {
        switch self {
        case .didBecomeActive: .didBecomeActive
        case .willResignActive: .willResignActive
        case .didEnterBackground: .didEnterBackground
        case .willEnterForeground: .willEnterForeground
        }
    }

    /// The transition that an event of the app delegate hints at; nil if there is none.
    @MainActor init?(_ event: AppEvent) {
        guard let transition = Self.allCases.first(where: { $0.event.id == event }) else { return nil }
        self = transition
    }

    /// The transition that an event of a scene hints at; nil if there is none.
    init?(ofScene event: AppEvent) {
        switch event {
        case .sceneDidBecomeActive: self = .didBecomeActive
        case .sceneWillResignActive: self = .willResignActive
        case .sceneDidEnterBackground: self = .didEnterBackground
        case .sceneWillEnterForeground: self = .willEnterForeground
        default: return nil
        }
    }

    /// The notification that UIKit posts when it happens to the app.
    @MainActor var notificationOfApplication: Notification.Name {
        switch self {
        case .didBecomeActive: UIApplication.didBecomeActiveNotification
        case .willResignActive: UIApplication.willResignActiveNotification
        case .didEnterBackground: UIApplication.didEnterBackgroundNotification
        case .willEnterForeground: UIApplication.willEnterForegroundNotification
        }
    }

    /// The notification that UIKit posts when it happens to a scene.
    @MainActor var notificationOfScene: Notification.Name {
        switch self {
        case .didBecomeActive: UIScene.didActivateNotification
        case .willResignActive: UIScene.willDeactivateNotification
        case .didEnterBackground: UIScene.didEnterBackgroundNotification
        case .willEnterForeground: UIScene.willEnterForegroundNotification
        }
    }
}
