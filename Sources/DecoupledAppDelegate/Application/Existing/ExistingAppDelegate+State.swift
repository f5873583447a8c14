extension ExistingAppDelegate: AppStateDelegate, ProtectedDataDelegate, SystemConditionsDelegate {
    /// Forwards the event; without a method, returns `true`.
    public func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: LaunchOptions?
    ) -> Bool { (receiver?.application(_:willFinishLaunchingWithOptions:))?(application, launchOptions) ?? true }

    /// Forwards the event; without a method, returns `true`.
    public func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: LaunchOptions?
    ) -> Bool { (receiver?.application(_:didFinishLaunchingWithOptions:))?(application, launchOptions) ?? true }

    /// Forwards the event.
    public func applicationDidBecomeActive(_ application: UIApplication) {
        (receiver?.applicationDidBecomeActive)?(application)
    }

    /// Forwards the event.
    public func applicationWillResignActive(_ application: UIApplication) {
        (receiver?.applicationWillResignActive)?(application)
    }

    /// Forwards the event.
    public func applicationDidEnterBackground(_ application: UIApplication) {
        (receiver?.applicationDidEnterBackground)?(application)
    }

    /// Forwards the event.
    public func applicationWillEnterForeground(_ application: UIApplication) {
        (receiver?.applicationWillEnterForeground)?(application)
    }

    /// Forwards the event.
    public func applicationWillTerminate(_ application: UIApplication) {
        (receiver?.applicationWillTerminate)?(application)
    }

    /// Forwards the event.
    public func applicationProtectedDataWillBecomeUnavailable(_ application: UIApplication) {
        (receiver?.applicationProtectedDataWillBecomeUnavailable)?(application)
    }

    /// Forwards the event.
    public func applicationProtectedDataDidBecomeAvailable(_ application: UIApplication) {
        (receiver?.applicationProtectedDataDidBecomeAvailable)?(application)
    }

    /// Forwards the event.
    public func applicationDidReceiveMemoryWarning(_ application: UIApplication) {
        (receiver?.applicationDidReceiveMemoryWarning)?(application)
    }

    /// Forwards the event.
    public func applicationSignificantTimeChange(_ application: UIApplication) {
        (receiver?.applicationSignificantTimeChange)?(application)
    }
}
