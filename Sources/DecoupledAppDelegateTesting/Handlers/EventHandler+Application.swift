public import DecoupledAppDelegate

extension EventHandler: AppStateDelegate {
    /// Handles the event.
    public func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool { hear(.willFinishLaunching, launchOptions) }

    /// Handles the event.
    public func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool { hear(.didFinishLaunching, launchOptions) }

    /// Handles the event.
    public func applicationDidBecomeActive(_ application: UIApplication) { hear(.didBecomeActive, ()) }

    /// Handles the event.
    public func applicationWillResignActive(_ application: UIApplication) { hear(.willResignActive, ()) }

    /// Handles the event.
    public func applicationDidEnterBackground(_ application: UIApplication) { hear(.didEnterBackground, ()) }

    /// Handles the event.
    public func applicationWillEnterForeground(_ application: UIApplication) { hear(.willEnterForeground, ()) }

    /// Handles the event.
    public func applicationWillTerminate(_ application: UIApplication) { hear(.willTerminate, ()) }
}

extension EventHandler: ProtectedDataDelegate, SystemConditionsDelegate, HealthDelegate, KeyCommandsDelegate {
    /// Handles the event.
    public func applicationProtectedDataWillBecomeUnavailable(_ application: UIApplication) {
        hear(.protectedDataWillBecomeUnavailable, ())
    }

    /// Handles the event.
    public func applicationProtectedDataDidBecomeAvailable(_ application: UIApplication) {
        hear(.protectedDataDidBecomeAvailable, ())
    }

    /// Handles the event.
    public func applicationDidReceiveMemoryWarning(_ application: UIApplication) {
        hear(.didReceiveMemoryWarning, ())
    }

    /// Handles the event.
    public func applicationSignificantTimeChange(_ application: UIApplication) {
        hear(.significantTimeChange, ())
    }

    /// Handles the event.
    public func applicationShouldRequestHealthAuthorization(_ application: UIApplication) {
        hear(.shouldRequestHealthAuthorization, ())
    }

    /// Handles the event.
    public func applicationShouldAutomaticallyLocalizeKeyCommands(_ application: UIApplication) -> Bool {
        hear(.shouldAutomaticallyLocalizeKeyCommands, ())
    }
}

extension EventHandler: MenuDelegate, ExtensionDelegate {
    /// Handles the event.
    public func buildMenu(with builder: any UIMenuBuilder) { hear(.buildMenu, builder) }

    /// Handles the event.
    public func application(
        _ application: UIApplication,
        shouldAllowExtensionPointIdentifier extensionPointIdentifier: UIApplication.ExtensionPointIdentifier
    ) -> Bool {
        hear(.shouldAllowExtensionPoint, extensionPointIdentifier)
    }
}

extension EventHandler: StateRestorationDelegate {
    /// Handles the event.
    public func application(
        _ application: UIApplication, viewControllerWithRestorationIdentifierPath identifierComponents: [String],
        coder: NSCoder
    ) -> UIViewController? {
        hear(
            .viewControllerForRestoration,
            (identifierComponents, coder))
    }

    /// Handles the event.
    public func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool {
        hear(.shouldSaveState, coder)
    }

    /// Handles the event.
    public func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool {
        hear(.shouldRestoreState, coder)
    }

    /// Handles the event.
    public func application(_ application: UIApplication, willEncodeRestorableStateWith coder: NSCoder) {
        hear(.willEncodeState, coder)
    }

    /// Handles the event.
    public func application(_ application: UIApplication, didDecodeRestorableStateWith coder: NSCoder) {
        hear(.didDecodeState, coder)
    }
}
