extension AppDelegate {
    /// The object that ``SceneDelegate`` forwards methods to that no role has, such as that of
    /// `GCGameControllerSceneDelegate`; nil by default.
    ///
    /// A method is forwarded on the main thread, by its selector, if it begins with `scene`, ``SceneDelegate`` lacks it
    /// and the object implements it. See [Scenes and SwiftUI](doc:scenes-and-swiftui) for protocols that take a
    /// subclass instead. Set it before `AppDelegate.main()`, since a framework may ask only once. The object is
    /// retained; one that inherits from ``SceneDelegate`` or ``AppDelegate`` is ignored.
    public var sceneForwardingTarget: UIResponder? {
        get { router.applicationContext.sceneForwardingTarget }
        set { router.applicationContext.replaceSceneForwardingTarget(by: newValue) }
    }
}

extension EventRouter {
    /// The object that the app names for methods of scenes, or has wrapped, if it implements this one, as seen on the
    /// main thread.
    nonisolated func sceneObject(implementing selector: Selector?) -> AnyObject? {
        guard let selector, "\(selector)".hasPrefix("scene") else { return nil }
        return MainThread.find {
            applicationContext.sceneForwardingTarget.flatMap { $0.responds(to: selector) ? $0 : nil }
                ?? registry.roles.sceneWrappers.first { $0.wrapped?.responds(to: selector) == true }?.wrapped
        }
    }
}
