/// A deprecated method of the app delegate that no front implements.
///
/// UIKit no longer calls it once the front is the application's delegate, so an object that implements it is reported.
@MainActor
struct DeprecatedMethod {
    let event: AppEvent

    /// The name of the slot that it would belong to.
    let slot: String

    /// The replacement, in Swift's spelling.
    let replacement: String

    private init(_ selector: String, _ slot: String, replacement: String) {
        event = AppEvent(rawValue: selector)
        self.slot = slot
        self.replacement = replacement
    }

    static let all: [DeprecatedMethod] = {
        var methods = [
            DeprecatedMethod(
                "applicationDidFinishLaunching:",
                Slot.appState.name,
                replacement: "application(_:didFinishLaunchingWithOptions:)"
            ),
            DeprecatedMethod(
                "application:handleOpenURL:",
                Slot.url.name,
                replacement: "application(_:open:options:)"
            ),
            DeprecatedMethod(
                "application:openURL:sourceApplication:annotation:",
                Slot.url.name,
                replacement: "application(_:open:options:)"
            ),
            DeprecatedMethod(
                "application:shouldSaveApplicationState:",
                Slot.stateRestoration.name,
                replacement: "application(_:shouldSaveSecureApplicationState:)"
            ),
            DeprecatedMethod(
                "application:shouldRestoreApplicationState:",
                Slot.stateRestoration.name,
                replacement: "application(_:shouldRestoreSecureApplicationState:)"
            ),
        ]
        #if Intents
        methods.append(
            DeprecatedMethod(
                "application:handleIntent:completionHandler:",
                Slot.intent.name,
                replacement: "application(_:handlerFor:)"
            )
        )
        #endif
        #if RemoteNotifications
        methods.append(
            DeprecatedMethod(
                "application:didReceiveRemoteNotification:",
                Slot.remoteNotifications.name,
                replacement: "application(_:didReceiveRemoteNotification:fetchCompletionHandler:)"
            )
        )
        #endif
        #if !os(tvOS)
        methods += notifications
        #endif
        #if !os(tvOS) && !os(visionOS)
        methods += statusBar
        #endif
        return methods
    }()
}

#if !os(tvOS)
extension DeprecatedMethod {
    private static let notifications: [DeprecatedMethod] = {
        var selectors = [
            "application:didReceiveLocalNotification:",
            "application:handleActionWithIdentifier:forLocalNotification:completionHandler:",
            "application:handleActionWithIdentifier:forLocalNotification:withResponseInfo:completionHandler:",
        ]
        #if RemoteNotifications
        selectors += [
            "application:handleActionWithIdentifier:forRemoteNotification:completionHandler:",
            "application:handleActionWithIdentifier:forRemoteNotification:withResponseInfo:completionHandler:",
        ]
        #endif
        let responses = selectors.map {
            DeprecatedMethod(
                $0,
                Slot.userNotifications.name,
                replacement: "userNotificationCenter(_:didReceive:withCompletionHandler:)"
            )
        }
        let settings = DeprecatedMethod(
            "application:didRegisterUserNotificationSettings:",
            Slot.userNotifications.name,
            replacement: "UNUserNotificationCenter.requestAuthorization(options:completionHandler:)"
        )
        return responses + [settings]
    }()
}
#endif

#if !os(tvOS) && !os(visionOS)
extension DeprecatedMethod {
    private static let statusBar = [
        "application:willChangeStatusBarOrientation:duration:",
        "application:didChangeStatusBarOrientation:",
        "application:willChangeStatusBarFrame:",
        "application:didChangeStatusBarFrame:",
    ].map {
        DeprecatedMethod(
            $0,
            Slot.windowGeometry.name,
            replacement: "windowScene(_:didUpdate:interfaceOrientation:traitCollection:)"
        )
    }
}
#endif
