#if !(os(iOS) || os(tvOS) || os(visionOS))
/// Whether a forwarding delegate's class implements a method itself, rather than inheriting the package's.
///
/// No runtime knows which methods a Swift class overrides: a subclass either declares them, or counts as overriding all.
enum OverrideDetection {
    /// Does nothing: what a class overrides is not looked up here.
    static func prepare(_ front: AnyClass, _ events: [AppEvent]) {}

    /// Returns whether an object's class brings an implementation of its own.
    ///
    /// - Parameters:
    ///   - event: The event.
    ///   - object: The object.
    ///   - isAssumed: Whether a subclass that declares nothing counts as overriding.
    /// - Returns: Whether the class overrides the event's method.
    static func overrides(_ event: AppEvent, _ object: any ForwardingDelegate, isAssumed: Bool = true) -> Bool {
        let ours: [UIResponder.Type] = [AppDelegate.self, SceneDelegate.self, UserNotificationCenterDelegate.self]
        let type = type(of: object)
        return !ours.contains { $0 == type } && type.overriddenEvents?.contains(event) ?? isAssumed
    }

    /// Returns no names: nobody knows the subclasses of a class.
    static func subclasses(of type: AnyClass) -> [String] { [] }

    /// Returns whether an object has a method itself, and does not forward it.
    @MainActor static func implements(_ event: AppEvent, _ object: any UIApplicationDelegate) -> Bool {
        let selector = Selector(event.rawValue)
        return object.responds(to: selector) && (object as? UIResponder)?.forwardingTarget(for: selector) == nil
    }
}

extension UIApplication {
    /// The application that this code belongs to.
    package static var running: UIApplication { shared }

    /// Whether the configuration of an application has a scene manifest; before it is known, that of the process's own.
    static func declaresScenes(_ application: UIApplication?) -> Bool {
        (application ?? .shared).system.configuration.sceneManifest != nil
    }

    /// The notification center of the application.
    var ownNotificationCenter: UNUserNotificationCenter { notificationCenter }
}

extension UIScene {
    /// The application that the scene belongs to.
    var ownApplication: UIApplication { application ?? .running }
}
#endif
