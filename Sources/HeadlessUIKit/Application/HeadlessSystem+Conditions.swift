import Foundation

extension HeadlessSystem {
    /// Notifies the application that memory is short.
    public func receiveMemoryWarning() {
        send(.didReceiveMemoryWarning) { $0.applicationDidReceiveMemoryWarning(application) }
        post(UIApplication.didReceiveMemoryWarningNotification)
    }

    /// Notifies the application that it is midnight, that the clock was set, or that the time zone changed.
    public func changeTimeSignificantly() {
        send(.significantTimeChange) { $0.applicationSignificantTimeChange(application) }
        post(UIApplication.significantTimeChangeNotification)
    }

    /// Locks or unlocks protected files; does nothing if they are.
    ///
    /// - Parameter available: Whether they can be read from now on.
    public func setProtectedDataAvailable(_ available: Bool) {
        guard application.isProtectedDataAvailable != available else { return }
        if available {
            application.isProtectedDataAvailable = true
            send(.protectedDataDidBecomeAvailable) { $0.applicationProtectedDataDidBecomeAvailable(application) }
            post(UIApplication.protectedDataDidBecomeAvailableNotification)
        } else {
            let step = UIApplication.protectedDataWillBecomeUnavailableNotification
            let isDue = announce(step, of: application, while: application.isProtectedDataAvailable) {
                send(.protectedDataWillBecomeUnavailable) {
                    $0.applicationProtectedDataWillBecomeUnavailable(application)
                }
            } _: {
                post(step)
            }
            if isDue { application.isProtectedDataAvailable = false }
        }
    }

    /// Asks whether a kind of app extension may be used in the application.
    ///
    /// - Parameter extensionPoint: The kind.
    /// - Returns: Whether it may; true if the delegate has no method for that.
    public func allowsExtensionPoint(_ extensionPoint: UIApplication.ExtensionPointIdentifier) -> Bool {
        send(.shouldAllowExtensionPoint) {
            $0.application(application, shouldAllowExtensionPointIdentifier: extensionPoint)
        } ?? true
    }

    /// Asks whether key commands should be adapted to the user's keyboard.
    ///
    /// - Returns: Whether they should; true if the delegate has no method for that.
    public func localizesKeyCommands() -> Bool {
        send(.shouldAutomaticallyLocalizeKeyCommands) {
            $0.applicationShouldAutomaticallyLocalizeKeyCommands(application)
        } ?? true
    }

    /// Notifies the application that the watch app requests access to health data.
    public func requestHealthAuthorization() {
        send(.shouldRequestHealthAuthorization) { $0.applicationShouldRequestHealthAuthorization(application) }
    }
}
