extension ExistingAppDelegate: AppStateDelegate {
    /// Forwards the event; without a method, returns `true`.
    public func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        pass(.willFinishLaunching, to: wrapped.application(_:willFinishLaunchingWithOptions:)) {
            $0(application, launchOptions)
        } ?? true
    }

    /// Forwards the event; without a method, returns `true`.
    public func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        pass(.didFinishLaunching, to: wrapped.application(_:didFinishLaunchingWithOptions:)) {
            $0(application, launchOptions)
        } ?? true
    }

    /// Forwards the event.
    public func applicationDidBecomeActive(_ application: UIApplication) {
        pass(.didBecomeActive, to: wrapped.applicationDidBecomeActive) { $0(application) }
    }

    /// Forwards the event.
    public func applicationWillResignActive(_ application: UIApplication) {
        pass(.willResignActive, to: wrapped.applicationWillResignActive) { $0(application) }
    }

    /// Forwards the event.
    public func applicationDidEnterBackground(_ application: UIApplication) {
        pass(.didEnterBackground, to: wrapped.applicationDidEnterBackground) { $0(application) }
    }

    /// Forwards the event.
    public func applicationWillEnterForeground(_ application: UIApplication) {
        pass(.willEnterForeground, to: wrapped.applicationWillEnterForeground) { $0(application) }
    }

    /// Forwards the event.
    public func applicationWillTerminate(_ application: UIApplication) {
        pass(.willTerminate, to: wrapped.applicationWillTerminate) { $0(application) }
    }
}

extension ExistingAppDelegate: ProtectedDataDelegate {
    /// Forwards the event.
    public func applicationProtectedDataWillBecomeUnavailable(_ application: UIApplication) {
        pass(.protectedDataWillBecomeUnavailable, to: wrapped.applicationProtectedDataWillBecomeUnavailable) {
            $0(application)
        }
    }

    /// Forwards the event.
    public func applicationProtectedDataDidBecomeAvailable(_ application: UIApplication) {
        pass(.protectedDataDidBecomeAvailable, to: wrapped.applicationProtectedDataDidBecomeAvailable) {
            $0(application)
        }
    }
}

extension ExistingAppDelegate: SystemConditionsDelegate {
    /// Forwards the event.
    public func applicationDidReceiveMemoryWarning(_ application: UIApplication) {
        pass(.didReceiveMemoryWarning, to: wrapped.applicationDidReceiveMemoryWarning) { $0(application) }
    }

    /// Forwards the event.
    public func applicationSignificantTimeChange(_ application: UIApplication) {
        pass(.significantTimeChange, to: wrapped.applicationSignificantTimeChange) { $0(application) }
    }
}
