import Foundation

/// A method of `UIApplicationDelegate`, or of `UIResponder` where the system calls it; the raw value is its Objective-C name.
enum DelegateMethod: String, ProtocolMethod {
    case willFinishLaunching = "application:willFinishLaunchingWithOptions:"
    case didFinishLaunching = "application:didFinishLaunchingWithOptions:"
    case didBecomeActive = "applicationDidBecomeActive:"
    case willResignActive = "applicationWillResignActive:"
    case didEnterBackground = "applicationDidEnterBackground:"
    case willEnterForeground = "applicationWillEnterForeground:"
    case willTerminate = "applicationWillTerminate:"
    case didReceiveMemoryWarning = "applicationDidReceiveMemoryWarning:"
    case significantTimeChange = "applicationSignificantTimeChange:"
    case protectedDataWillBecomeUnavailable = "applicationProtectedDataWillBecomeUnavailable:"
    case protectedDataDidBecomeAvailable = "applicationProtectedDataDidBecomeAvailable:"
    case openURL = "application:openURL:options:"
    case willContinueUserActivity = "application:willContinueUserActivityWithType:"
    case continueUserActivity = "application:continueUserActivity:restorationHandler:"
    case didFailToContinueUserActivity = "application:didFailToContinueUserActivityWithType:error:"
    case didUpdateUserActivity = "application:didUpdateUserActivity:"
    case performShortcutAction = "application:performActionForShortcutItem:completionHandler:"
    case didAcceptCloudKitShare = "application:userDidAcceptCloudKitShareWithMetadata:"
    case handlerForIntent = "application:handlerForIntent:"
    case configurationForConnectingScene = "application:configurationForConnectingSceneSession:options:"
    case didDiscardSceneSessions = "application:didDiscardSceneSessions:"
    case didRegisterForRemoteNotifications = "application:didRegisterForRemoteNotificationsWithDeviceToken:"
    case didFailToRegisterForRemoteNotifications = "application:didFailToRegisterForRemoteNotificationsWithError:"
    case didReceiveRemoteNotification = "application:didReceiveRemoteNotification:fetchCompletionHandler:"
    case performFetch = "application:performFetchWithCompletionHandler:"
    case handleBackgroundURLSessionEvents = "application:handleEventsForBackgroundURLSession:completionHandler:"
    case handleWatchKitRequest = "application:handleWatchKitExtensionRequest:reply:"
    case shouldRequestHealthAuthorization = "applicationShouldRequestHealthAuthorization:"
    case supportedInterfaceOrientations = "application:supportedInterfaceOrientationsForWindow:"
    case shouldAllowExtensionPoint = "application:shouldAllowExtensionPointIdentifier:"
    case shouldAutomaticallyLocalizeKeyCommands = "applicationShouldAutomaticallyLocalizeKeyCommands:"
    case buildMenu = "buildMenuWithBuilder:"
    case viewControllerForRestoration = "application:viewControllerWithRestorationIdentifierPath:coder:"
    case shouldSaveState = "application:shouldSaveSecureApplicationState:"
    case shouldRestoreState = "application:shouldRestoreSecureApplicationState:"
    case willEncodeState = "application:willEncodeRestorableStateWithCoder:"
    case didDecodeState = "application:didDecodeRestorableStateWithCoder:"

    /// Whether it is a scene's delegate that is told where there are scenes.
    var isForScenes: Bool {
        switch self {
        case .didBecomeActive, .willResignActive, .didEnterBackground, .willEnterForeground: true
        case .openURL, .performShortcutAction, .didAcceptCloudKitShare: true
        case .willContinueUserActivity, .continueUserActivity: true
        case .didFailToContinueUserActivity, .didUpdateUserActivity: true
        default: false
        }
    }
}

/// A method of `UISceneDelegate` or `UIWindowSceneDelegate`; the raw value is its Objective-C name.
package enum SceneMethod: String, ProtocolMethod {
    case willConnect = "scene:willConnectToSession:options:"
    case didDisconnect = "sceneDidDisconnect:"
    case didBecomeActive = "sceneDidBecomeActive:"
    case willResignActive = "sceneWillResignActive:"
    case willEnterForeground = "sceneWillEnterForeground:"
    case didEnterBackground = "sceneDidEnterBackground:"
    case openURLContexts = "scene:openURLContexts:"
    case willContinueUserActivity = "scene:willContinueUserActivityWithType:"
    case continueUserActivity = "scene:continueUserActivity:"
    case didFailToContinueUserActivity = "scene:didFailToContinueUserActivityWithType:error:"
    case didUpdateUserActivity = "scene:didUpdateUserActivity:"
    case stateRestorationActivity = "stateRestorationActivityForScene:"
    case restoreInteractionState = "scene:restoreInteractionStateWithUserActivity:"
    case didUpdateGeometry = "windowScene:didUpdateCoordinateSpace:interfaceOrientation:traitCollection:"
    case didUpdateEffectiveGeometry = "windowScene:didUpdateEffectiveGeometry:"
    case supportedInterfaceOrientations = "supportedInterfaceOrientationsForWindowScene:"
    case performShortcutAction = "windowScene:performActionForShortcutItem:completionHandler:"
    case didAcceptCloudKitShare = "windowScene:userDidAcceptCloudKitShareWithMetadata:"

    /// Whether only a window scene's delegate can have it.
    fileprivate var isForWindowScenes: Bool {
        switch self {
        case .didUpdateGeometry, .didUpdateEffectiveGeometry, .supportedInterfaceOrientations: true
        case .performShortcutAction, .didAcceptCloudKitShare: true
        default: false
        }
    }
}

/// A method of `UNUserNotificationCenterDelegate`; the raw value is its Objective-C name.
enum NotificationMethod: String, ProtocolMethod {
    case willPresent = "userNotificationCenter:willPresentNotification:withCompletionHandler:"
    case didReceiveResponse = "userNotificationCenter:didReceiveNotificationResponse:withCompletionHandler:"
    case openSettings = "userNotificationCenter:openSettingsForNotification:"
}

/// A method of a delegate's protocol; the raw value is its Objective-C name.
package protocol ProtocolMethod: RawRepresentable<String>, CaseIterable, Hashable, Sendable {}

extension ProtocolMethod {
    /// The method that a selector names, if it is one of the protocol.
    init?(_ selector: Selector) { self.init(rawValue: selector.description) }

    var selector: Selector { Selector(rawValue) }

    /// The methods for whose selectors something is true.
    static func methods(where isTrue: (Selector) -> Bool) -> Set<Self> { Set(allCases.filter { isTrue($0.selector) }) }
}

/// The methods that an object has because of the delegate protocols it conforms to.
enum DelegateProtocols {
    static func declare(_ selector: Selector, for object: AnyObject) -> Bool {
        if let method = SceneMethod(selector) {
            return method.isForWindowScenes ? object is any UIWindowSceneDelegate : object is any UISceneDelegate
        }
        return DelegateMethod(selector) != nil && object is any UIApplicationDelegate
            || NotificationMethod(selector) != nil && object is any UNUserNotificationCenterDelegate
    }
}
