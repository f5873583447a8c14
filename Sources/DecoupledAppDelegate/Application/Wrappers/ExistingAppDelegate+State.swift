extension ExistingAppDelegate: AppStateDelegate, ProtectedDataDelegate, SystemConditionsDelegate {
    /// Forwards the event; without a method, returns `true`.
    public func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: LaunchOptions?
    ) -> Bool {
        (callableDelegate?.application(_:willFinishLaunchingWithOptions:))?(application, launchOptions) ?? true
    }

    /// Forwards the event; without a method, returns `true`.
    public func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: LaunchOptions?
    ) -> Bool { (callableDelegate?.application(_:didFinishLaunchingWithOptions:))?(application, launchOptions) ?? true }

    /// Forwards the event.
    public func applicationDidBecomeActive(_ application: UIApplication) {
        (callableDelegate?.applicationDidBecomeActive)?(application)
    }

    /// Forwards the event.
    public func applicationWillResignActive(_ application: UIApplication) {
        (callableDelegate?.applicationWillResignActive)?(application)
    }

    /// Forwards the event.
    public func applicationDidEnterBackground(_ application: UIApplication) {
        (callableDelegate?.applicationDidEnterBackground)?(application)
    }

    /// Forwards the event.
    public func applicationWillEnterForeground(_ application: UIApplication) {
        (callableDelegate?.applicationWillEnterForeground)?(application)
    }

    /// Forwards the event.
    public func applicationWillTerminate(_ application: UIApplication) {
        (callableDelegate?.applicationWillTerminate)?(application)
    }

    /// Forwards the event.
    public func applicationProtectedDataWillBecomeUnavailable(_ application: UIApplication) {
        (callableDelegate?.applicationProtectedDataWillBecomeUnavailable)?(application)
    }

    /// Forwards the event.
    public func applicationProtectedDataDidBecomeAvailable(_ application: UIApplication) {
        (callableDelegate?.applicationProtectedDataDidBecomeAvailable)?(application)
    }

    /// Forwards the event.
    public func applicationDidReceiveMemoryWarning(_ application: UIApplication) {
        (callableDelegate?.applicationDidReceiveMemoryWarning)?(application)
    }

    /// Forwards the event.
    public func applicationSignificantTimeChange(_ application: UIApplication) {
        (callableDelegate?.applicationSignificantTimeChange)?(application)
    }
}
