extension ExistingAppDelegate {
    /// Returns the faults of an object that implements deprecated methods which `AppDelegate` lacks: UIKit does not
    /// call them once `AppDelegate` is the application's delegate.
    ///
    /// Each has the slot that the method would belong to, and what replaced it, in Swift's spelling.
    func faultsOfDeprecatedMethods() -> [Fault] {
        var faults: [Fault] = []
        func add(_ slot: String, _ replacement: String, _ selectors: String...) {
            for selector in selectors where wrapped.responds(to: Selector(selector)) {
                faults.append(
                    Fault(
                        event: AppEvent(rawValue: selector), slot: slot, handler: "\(representedType)",
                        reason: .deprecated(replacement: replacement)))
            }
        }
        add("appStateDelegate", "application(_:didFinishLaunchingWithOptions:)", "applicationDidFinishLaunching:")
        add(
            "urlDelegate", "application(_:open:options:)",
            "application:handleOpenURL:", "application:openURL:sourceApplication:annotation:")
        #if RemoteNotifications
        add(
            "remoteNotificationsDelegate", "application(_:didReceiveRemoteNotification:fetchCompletionHandler:)",
            "application:didReceiveRemoteNotification:")
        #endif
        let response = "userNotificationCenter(_:didReceive:withCompletionHandler:)"
        add(
            "userNotificationsDelegate", response, "application:didReceiveLocalNotification:",
            "application:handleActionWithIdentifier:forLocalNotification:completionHandler:",
            "application:handleActionWithIdentifier:forLocalNotification:withResponseInfo:completionHandler:")
        #if RemoteNotifications
        add(
            "userNotificationsDelegate", response,
            "application:handleActionWithIdentifier:forRemoteNotification:completionHandler:",
            "application:handleActionWithIdentifier:forRemoteNotification:withResponseInfo:completionHandler:")
        #endif
        add(
            "userNotificationsDelegate", "UNUserNotificationCenter.requestAuthorization(options:completionHandler:)",
            "application:didRegisterUserNotificationSettings:")
        add(
            "windowGeometryDelegate", "windowScene(_:didUpdate:interfaceOrientation:traitCollection:)",
            "application:willChangeStatusBarOrientation:duration:", "application:didChangeStatusBarOrientation:",
            "application:willChangeStatusBarFrame:", "application:didChangeStatusBarFrame:")
        return faults
    }

    /// The deprecated methods that UIKit goes on calling, which are forwarded as they are.
    nonisolated static let calledMethods = [
        "application:shouldSaveApplicationState:", "application:shouldRestoreApplicationState:",
        "application:handleIntent:completionHandler:",
    ]
}

extension AppDelegate {
    /// The wrapped object that implements a deprecated method that UIKit still calls; nil off the main thread, where
    /// UIKit does not ask.
    nonisolated func wrappedObject(implementing selector: Selector?) -> AnyObject? {
        guard let selector, ExistingAppDelegate.calledMethods.contains("\(selector)") else { return nil }
        return MainThread.find {
            registry.roles.wrappers.first { $0.callableDelegate?.responds(to: selector) == true }?.callableDelegate
        }
    }
}
