public import DecoupledAppDelegate

extension EventHandler: AppStateDelegate {
    /// Handles the event.
    public func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: LaunchOptions?
    ) -> Bool { receive(.willFinishLaunching, launchOptions) }

    /// Handles the event.
    public func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: LaunchOptions?
    ) -> Bool { receive(.didFinishLaunching, launchOptions) }

    /// Handles the event.
    public func applicationDidBecomeActive(_ application: UIApplication) { receive(.didBecomeActive, ()) }

    /// Handles the event.
    public func applicationWillResignActive(_ application: UIApplication) { receive(.willResignActive, ()) }

    /// Handles the event.
    public func applicationDidEnterBackground(_ application: UIApplication) { receive(.didEnterBackground, ()) }

    /// Handles the event.
    public func applicationWillEnterForeground(_ application: UIApplication) { receive(.willEnterForeground, ()) }

    /// Handles the event.
    public func applicationWillTerminate(_ application: UIApplication) { receive(.willTerminate, ()) }
}

extension EventHandler: ProtectedDataDelegate, SystemConditionsDelegate, HealthDelegate, KeyCommandsDelegate {
    /// Handles the event.
    public func applicationProtectedDataWillBecomeUnavailable(_ application: UIApplication) {
        receive(.protectedDataWillBecomeUnavailable, ())
    }

    /// Handles the event.
    public func applicationProtectedDataDidBecomeAvailable(_ application: UIApplication) {
        receive(.protectedDataDidBecomeAvailable, ())
    }

    /// Handles the event.
    public func applicationDidReceiveMemoryWarning(_ application: UIApplication) {
        receive(.didReceiveMemoryWarning, ())
    }

    /// Handles the event.
    public func applicationSignificantTimeChange(_ application: UIApplication) {
        receive(.significantTimeChange, ())
    }

    /// Handles the event.
    public func applicationShouldRequestHealthAuthorization(_ application: UIApplication) {
        receive(.shouldRequestHealthAuthorization, ())
    }

    /// Handles the event.
    public func applicationShouldAutomaticallyLocalizeKeyCommands(_ application: UIApplication) -> Bool {
        receive(.shouldAutomaticallyLocalizeKeyCommands, ())
    }
}

extension EventHandler: MenuDelegate, ExtensionDelegate {
    /// Handles the event.
    public func buildMenu(with builder: any UIMenuBuilder) { receive(.buildMenu, builder) }

    /// Handles the event.
    public func application(
        _ application: UIApplication,
        shouldAllowExtensionPointIdentifier extensionPointIdentifier: UIApplication.ExtensionPointIdentifier
    ) -> Bool {
        receive(.shouldAllowExtensionPoint, extensionPointIdentifier)
    }
}

extension EventHandler: StateRestorationDelegate {
    /// Handles the event.
    public func application(
        _ application: UIApplication, viewControllerWithRestorationIdentifierPath identifierComponents: [String],
        coder: NSCoder
    ) -> UIViewController? {
        receive(
            .viewControllerForRestoration,
            (identifierComponents, coder))
    }

    /// Handles the event.
    public func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool {
        receive(.shouldSaveState, coder)
    }

    /// Handles the event.
    public func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool {
        receive(.shouldRestoreState, coder)
    }

    /// Handles the event.
    public func application(_ application: UIApplication, willEncodeRestorableStateWith coder: NSCoder) {
        receive(.willEncodeState, coder)
    }

    /// Handles the event.
    public func application(_ application: UIApplication, didDecodeRestorableStateWith coder: NSCoder) {
        receive(.didDecodeState, coder)
    }
}
