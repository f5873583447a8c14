#if !os(tvOS)
extension ExistingAppDelegate: OrientationDelegate {
    /// Forwards the event; without a method, returns all orientations, which does not affect the result.
    public func application(
        _ application: UIApplication,
        supportedInterfaceOrientationsFor window: UIWindow?
    ) -> UIInterfaceOrientationMask {
        (receiver?.supportedOrientations)?(application, window) ?? .all
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
        (receiver?.application(_:shouldAllowExtensionPointIdentifier:))?(application, extensionPointIdentifier) ?? true
    }

    /// Forwards the event; without a method, returns `true`.
    public func applicationShouldAutomaticallyLocalizeKeyCommands(_ application: UIApplication) -> Bool {
        (receiver?.applicationShouldAutomaticallyLocalizeKeyCommands)?(application) ?? true
    }

    /// Forwards the event.
    public func buildMenu(with builder: any UIMenuBuilder) { ((receiver as? UIResponder)?.buildMenu(with:))?(builder) }

    /// Forwards the event; without a method, returns nil.
    public func application(
        _ application: UIApplication, viewControllerWithRestorationIdentifierPath identifierComponents: [String],
        coder: NSCoder
    ) -> UIViewController? {
        (receiver?.application(_:viewControllerWithRestorationIdentifierPath:coder:))?(
            application, identifierComponents, coder) ?? nil
    }

    /// Forwards the event; without a method, returns `false`.
    public func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool {
        (receiver?.application(_:shouldSaveSecureApplicationState:))?(application, coder) ?? false
    }

    /// Forwards the event; without a method, returns `false`.
    public func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool {
        (receiver?.application(_:shouldRestoreSecureApplicationState:))?(application, coder) ?? false
    }

    /// Forwards the event.
    public func application(_ application: UIApplication, willEncodeRestorableStateWith coder: NSCoder) {
        (receiver?.application(_:willEncodeRestorableStateWith:))?(application, coder)
    }

    /// Forwards the event.
    public func application(_ application: UIApplication, didDecodeRestorableStateWith coder: NSCoder) {
        (receiver?.application(_:didDecodeRestorableStateWith:))?(application, coder)
    }

    /// Forwards the event; without a method, returns the session's own configuration.
    public func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        (receiver?.application(_:configurationForConnecting:options:))?(application, connectingSceneSession, options)
            ?? connectingSceneSession.configuration
    }

    /// Forwards the event.
    public func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>) {
        (receiver?.application(_:didDiscardSceneSessions:))?(application, sceneSessions)
    }
}
