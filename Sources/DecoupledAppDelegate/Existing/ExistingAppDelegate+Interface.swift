#if !os(tvOS)
extension ExistingAppDelegate: OrientationDelegate {
    /// Passes the event on; without a method, returns all orientations, which narrows nobody's answer.
    public func application(
        _ application: UIApplication,
        supportedInterfaceOrientationsFor window: UIWindow?
    ) -> UIInterfaceOrientationMask {
        pass(.supportedInterfaceOrientations, to: wrapped.supportedOrientations) {
            $0(application, window)
        } ?? .all
    }
}
#endif

extension ExistingAppDelegate: ExtensionDelegate, KeyCommandsDelegate {
    /// Passes the event on; without a method, returns `true`.
    public func application(
        _ application: UIApplication,
        shouldAllowExtensionPointIdentifier extensionPointIdentifier: UIApplication.ExtensionPointIdentifier
    ) -> Bool {
        pass(.shouldAllowExtensionPoint, to: wrapped.application(_:shouldAllowExtensionPointIdentifier:)) {
            $0(application, extensionPointIdentifier)
        } ?? true
    }

    /// Passes the event on; without a method, returns `true`.
    public func applicationShouldAutomaticallyLocalizeKeyCommands(_ application: UIApplication) -> Bool {
        pass(
            .shouldAutomaticallyLocalizeKeyCommands,
            to: wrapped.applicationShouldAutomaticallyLocalizeKeyCommands
        ) {
            $0(application)
        } ?? true
    }
}

extension ExistingAppDelegate: MenuDelegate {
    /// Passes the event on.
    public func buildMenu(with builder: any UIMenuBuilder) {
        pass(.buildMenu, to: (wrapped as? UIResponder)?.buildMenu(with:)) { $0(builder) }
    }
}

extension ExistingAppDelegate: StateRestorationDelegate {
    /// Passes the event on; without a method, returns nil.
    public func application(
        _ application: UIApplication,
        viewControllerWithRestorationIdentifierPath identifierComponents: [String],
        coder: NSCoder
    ) -> UIViewController? {
        pass(
            .viewControllerForRestoration,
            to: wrapped.application(_:viewControllerWithRestorationIdentifierPath:coder:)
        ) {
            $0(application, identifierComponents, coder)
        } ?? nil
    }

    /// Passes the event on; without a method, returns `false`.
    public func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool {
        pass(.shouldSaveState, to: wrapped.application(_:shouldSaveSecureApplicationState:)) {
            $0(application, coder)
        } ?? false
    }

    /// Passes the event on; without a method, returns `false`.
    public func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool {
        pass(.shouldRestoreState, to: wrapped.application(_:shouldRestoreSecureApplicationState:)) {
            $0(application, coder)
        } ?? false
    }

    /// Passes the event on.
    public func application(_ application: UIApplication, willEncodeRestorableStateWith coder: NSCoder) {
        pass(.willEncodeState, to: wrapped.application(_:willEncodeRestorableStateWith:)) { $0(application, coder) }
    }

    /// Passes the event on.
    public func application(_ application: UIApplication, didDecodeRestorableStateWith coder: NSCoder) {
        pass(.didDecodeState, to: wrapped.application(_:didDecodeRestorableStateWith:)) { $0(application, coder) }
    }
}

extension ExistingAppDelegate: SceneSessionDelegate {
    /// Passes the event on; without a method, returns the session's own configuration.
    public func application(
        _ application: UIApplication,
        configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        pass(.configurationForConnectingScene, to: wrapped.application(_:configurationForConnecting:options:)) {
            $0(application, connectingSceneSession, options)
        } ?? connectingSceneSession.configuration
    }

    /// Passes the event on.
    public func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>) {
        pass(.didDiscardSceneSessions, to: wrapped.application(_:didDiscardSceneSessions:)) {
            $0(application, sceneSessions)
        }
    }
}
