#if !canImport(UIKit)
/// A delegate whose subclasses say what they override: no runtime knows which methods a Swift class overrides.
private protocol OverrideDeclaring: UIResponder {
    nonisolated static var overriddenEvents: Set<AppEvent>? { get }
}

extension AppDelegate: OverrideDeclaring {}
extension SceneDelegate: OverrideDeclaring {}
extension UserNotificationCenterDelegate: OverrideDeclaring {}

extension UIResponder {
    /// Does nothing: what a class overrides is not looked up here.
    static func rememberMethods(of: [AppEvent]) {}

    /// Returns whether a forwarding delegate is of a subclass that overrides an event's method.
    ///
    /// - Parameters:
    ///   - event: The event.
    ///   - isAssumed: Whether a subclass that declares nothing counts as overriding.
    /// - Returns: Whether the class overrides the event's method.
    nonisolated func overrides(_ event: AppEvent, defaultingTo isAssumed: Bool = true) -> Bool {
        let ours = [AppDelegate.self, SceneDelegate.self, UserNotificationCenterDelegate.self]
        let type = type(of: self)
        guard !ours.contains(where: { $0 == type }) else { return false }
        return (type as? any OverrideDeclaring.Type)?.overriddenEvents?.contains(event) ?? isAssumed
    }

    /// No names: nobody knows the subclasses of a class.
    static var subclasses: [String] { [] }
}

extension UIApplicationDelegate {
    /// Returns whether the delegate has an event's method itself, and does not forward it.
    func implements(_ event: AppEvent) -> Bool {
        let selector = Selector(event.rawValue)
        return responds(to: selector) && (self as? UIResponder)?.forwardingTarget(for: selector) == nil
    }
}

extension UIApplication {
    /// The application that this code belongs to.
    package static var running: UIApplication { shared }

    /// The notification center of the application.
    var ownNotificationCenter: UNUserNotificationCenter { notificationCenter }
}

extension EventRouter {
    /// Whether the configuration of the application has a scene manifest; that of the process's own until anything of
    /// its state is known.
    var declaresScenes: Bool {
        (appState.level == nil ? .running : application).system.declaresScenes
    }
}

extension UIApplication {
    /// The routers that hear what the system posts of this application.
    var listeners: Listeners {
        if let listeners = attachment as? Listeners { return listeners }
        let listeners = Listeners()
        attachment = listeners
        return listeners
    }
}

extension Listeners {
    /// That of the application that this code belongs to.
    static var ofRunningApplication: Listeners { UIApplication.running.listeners }

    /// That of the process's own application.
    static var ofProcess: Listeners { UIApplication.processApplication.listeners }
}

extension UIScene {
    /// The application that the scene belongs to.
    var ownApplication: UIApplication { application ?? .running }
}
#endif
