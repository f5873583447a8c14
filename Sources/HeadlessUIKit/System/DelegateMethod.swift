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

    static let selectors = Set(allCases.map(\.selector))
}
