#if !os(tvOS)
extension ExistingAppDelegate: OrientationDelegate {
    /// Forwards the event; without a method, returns all orientations, which does not affect the result.
    public func application(
        _ application: UIApplication,
        supportedInterfaceOrientationsFor window: UIWindow?
    ) -> UIInterfaceOrientationMask {
        (callableDelegate?.supportedOrientations)?(application, window) ?? .all
    }
}
#endif

extension ExistingAppDelegate:
    ExtensionDelegate, KeyCommandsDelegate, MenuDelegate, StateRestorationDelegate, SceneSessionDelegate
{
    /// Forwards the event; without a method, returns `true`.
    public func application(
        _ application: UIApplication,
        shouldAllowExtensionPointIdentifier extensionPointIdentifier: UIApplication.ExtensionPointIdentifier
    ) -> Bool {
        (callableDelegate?.application(_:shouldAllowExtensionPointIdentifier:))?(application, extensionPointIdentifier)
            ?? true
    }

    /// Forwards the event; without a method, returns `true`.
    public func applicationShouldAutomaticallyLocalizeKeyCommands(_ application: UIApplication) -> Bool {
        (callableDelegate?.applicationShouldAutomaticallyLocalizeKeyCommands)?(application) ?? true
    }

    /// Forwards the event.
    public func buildMenu(with builder: any UIMenuBuilder) {
        ((callableDelegate as? UIResponder)?.buildMenu(with:))?(builder)
    }

    /// Forwards the event; without a method, returns nil.
    public func application(
        _ application: UIApplication, viewControllerWithRestorationIdentifierPath identifierComponents: [String],
        coder: NSCoder
    ) -> UIViewController? {
        (callableDelegate?.application(_:viewControllerWithRestorationIdentifierPath:coder:))?(
            application, identifierComponents, coder) ?? nil
    }

    /// Forwards the event; without a method, returns `false`.
    public func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool {
        (callableDelegate?.application(_:shouldSaveSecureApplicationState:))?(application, coder) ?? false
    }

    /// Forwards the event; without a method, returns `false`.
    public func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool {
        (callableDelegate?.application(_:shouldRestoreSecureApplicationState:))?(application, coder) ?? false
    }

    /// Forwards the event.
    public func application(_ application: UIApplication, willEncodeRestorableStateWith coder: NSCoder) {
        (callableDelegate?.application(_:willEncodeRestorableStateWith:))?(application, coder)
    }

    /// Forwards the event.
    public func application(_ application: UIApplication, didDecodeRestorableStateWith coder: NSCoder) {
        (callableDelegate?.application(_:didDecodeRestorableStateWith:))?(application, coder)
    }

    /// Forwards the event; without a method, returns the session's own configuration.
    public func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        (callableDelegate?.application(_:configurationForConnecting:options:))?(
            application, connectingSceneSession, options)
            ?? connectingSceneSession.configuration
    }

    /// Forwards the event.
    public func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>) {
        (callableDelegate?.application(_:didDiscardSceneSessions:))?(application, sceneSessions)
    }
}
