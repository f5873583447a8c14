public import DecoupledAppDelegate

extension EventHandler: AppStateDelegate {
    /// Handles the event.
    public func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool { hear(.willFinishLaunching, LaunchInput(launchOptions: launchOptions)) }

    /// Handles the event.
    public func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool { hear(.didFinishLaunching, LaunchInput(launchOptions: launchOptions)) }

    /// Handles the event.
    public func applicationDidBecomeActive(_ application: UIApplication) { hear(.didBecomeActive, NoInput()) }

    /// Handles the event.
    public func applicationWillResignActive(_ application: UIApplication) { hear(.willResignActive, NoInput()) }

    /// Handles the event.
    public func applicationDidEnterBackground(_ application: UIApplication) { hear(.didEnterBackground, NoInput()) }

    /// Handles the event.
    public func applicationWillEnterForeground(_ application: UIApplication) { hear(.willEnterForeground, NoInput()) }

    /// Handles the event.
    public func applicationWillTerminate(_ application: UIApplication) { hear(.willTerminate, NoInput()) }
}

extension EventHandler: ProtectedDataDelegate, SystemConditionsDelegate, HealthDelegate, KeyCommandsDelegate {
    /// Handles the event.
    public func applicationProtectedDataWillBecomeUnavailable(_ application: UIApplication) {
        hear(.protectedDataWillBecomeUnavailable, NoInput())
    }

    /// Handles the event.
    public func applicationProtectedDataDidBecomeAvailable(_ application: UIApplication) {
        hear(.protectedDataDidBecomeAvailable, NoInput())
    }

    /// Handles the event.
    public func applicationDidReceiveMemoryWarning(_ application: UIApplication) {
        hear(.didReceiveMemoryWarning, NoInput())
    }

    /// Handles the event.
    public func applicationSignificantTimeChange(_ application: UIApplication) {
        hear(.significantTimeChange, NoInput())
    }

    /// Handles the event.
    public func applicationShouldRequestHealthAuthorization(_ application: UIApplication) {
        hear(.shouldRequestHealthAuthorization, NoInput())
    }

    /// Handles the event.
    public func applicationShouldAutomaticallyLocalizeKeyCommands(_ application: UIApplication) -> Bool {
        hear(.shouldAutomaticallyLocalizeKeyCommands, NoInput())
    }
}

extension EventHandler: MenuDelegate, ExtensionDelegate {
    /// Handles the event.
    public func buildMenu(with builder: any UIMenuBuilder) { hear(.buildMenu, MenuInput(builder: builder)) }

    /// Handles the event.
    public func application(
        _ application: UIApplication,
        shouldAllowExtensionPointIdentifier extensionPointIdentifier: UIApplication.ExtensionPointIdentifier
    ) -> Bool {
        hear(.shouldAllowExtensionPoint, ExtensionPointInput(extensionPointIdentifier: extensionPointIdentifier))
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
            RestorationPathInput(identifierComponents: identifierComponents, coder: coder))
    }

    /// Handles the event.
    public func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool {
        hear(.shouldSaveState, RestorationCoderInput(coder: coder))
    }

    /// Handles the event.
    public func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool {
        hear(.shouldRestoreState, RestorationCoderInput(coder: coder))
    }

    /// Handles the event.
    public func application(_ application: UIApplication, willEncodeRestorableStateWith coder: NSCoder) {
        hear(.willEncodeState, RestorationCoderInput(coder: coder))
    }

    /// Handles the event.
    public func application(_ application: UIApplication, didDecodeRestorableStateWith coder: NSCoder) {
        hear(.didDecodeState, RestorationCoderInput(coder: coder))
    }
}
