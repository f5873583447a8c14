extension ExistingAppDelegate {
    /// A deprecated method, the slot that it would belong to, and what replaced it, in Swift's spelling.
    typealias DeprecatedMethod = (selector: String, slot: String, replacement: String)

    /// The deprecated methods of the app delegate that `AppDelegate` does not implement.
    ///
    /// UIKit does not call them once `AppDelegate` is the application's delegate, so an object that implements one is reported.
    static let deprecatedMethods: [DeprecatedMethod] = {
        var methods: [DeprecatedMethod] = [
            ("applicationDidFinishLaunching:", "appStateDelegate", "application(_:didFinishLaunchingWithOptions:)"),
            ("application:handleOpenURL:", "urlDelegate", "application(_:open:options:)"),
            ("application:openURL:sourceApplication:annotation:", "urlDelegate", "application(_:open:options:)"),
        ]
        #if RemoteNotifications
        methods.append(
            (
                "application:didReceiveRemoteNotification:",
                "remoteNotificationsDelegate", "application(_:didReceiveRemoteNotification:fetchCompletionHandler:)"
            )
        )
        #endif
        #if !os(tvOS)
        var actions = [
            "application:didReceiveLocalNotification:",
            "application:handleActionWithIdentifier:forLocalNotification:completionHandler:",
            "application:handleActionWithIdentifier:forLocalNotification:withResponseInfo:completionHandler:",
        ]
        #if RemoteNotifications
        actions += [
            "application:handleActionWithIdentifier:forRemoteNotification:completionHandler:",
            "application:handleActionWithIdentifier:forRemoteNotification:withResponseInfo:completionHandler:",
        ]
        #endif
        methods += actions.map {
            ($0, "userNotificationsDelegate", "userNotificationCenter(_:didReceive:withCompletionHandler:)")
        }
        methods.append(
            (
                "application:didRegisterUserNotificationSettings:", "userNotificationsDelegate",
                "UNUserNotificationCenter.requestAuthorization(options:completionHandler:)"
            ))
        #endif
        #if !os(tvOS) && !os(visionOS)
        methods += [
            "application:willChangeStatusBarOrientation:duration:",
            "application:didChangeStatusBarOrientation:",
            "application:willChangeStatusBarFrame:",
            "application:didChangeStatusBarFrame:",
        ].map {
            ($0, "windowGeometryDelegate", "windowScene(_:didUpdate:interfaceOrientation:traitCollection:)")
        }
        #endif
        return methods
    }()

    /// The deprecated methods that UIKit goes on calling, which are forwarded as they are.
    nonisolated static let calledMethods: Set = [
        "application:shouldSaveApplicationState:", "application:shouldRestoreApplicationState:",
        "application:handleIntent:completionHandler:",
    ]
}

extension AppDelegate {
    /// The wrapped object that implements a deprecated method that UIKit still calls; nil off the main thread, where UIKit does not ask.
    nonisolated func wrappedObject(implementing selector: Selector?) -> AnyObject? {
        guard let selector, ExistingAppDelegate.calledMethods.contains("\(selector)") else { return nil }
        return MainThread.find { existing.lazy.compactMap(\.receiver).first { $0.responds(to: selector) } }
    }
}
