public import DecoupledAppDelegate

nonisolated extension AppEvent {
    /// The name by which code refers to the event, such as `openURL` for `.openURL`; the selector of one that the package does not declare.
    public var name: String { Self.names[rawValue] ?? rawValue }

    /// The name with the dot that code puts before it, for people to read.
    package var code: String { Self.names[rawValue].map { ".\($0)" } ?? rawValue }

    // Swift does not tell the name of a static member, and the names are for reading alone.
    private static let names = [
        "application:willFinishLaunchingWithOptions:": "willFinishLaunching",
        "application:didFinishLaunchingWithOptions:": "didFinishLaunching",
        "applicationDidBecomeActive:": "didBecomeActive",
        "applicationWillResignActive:": "willResignActive",
        "applicationDidEnterBackground:": "didEnterBackground",
        "applicationWillEnterForeground:": "willEnterForeground",
        "applicationWillTerminate:": "willTerminate",
        "application:didRegisterForRemoteNotificationsWithDeviceToken:": "didRegisterForRemoteNotifications",
        "application:didFailToRegisterForRemoteNotificationsWithError:": "didFailToRegisterForRemoteNotifications",
        "application:didReceiveRemoteNotification:fetchCompletionHandler:": "didReceiveRemoteNotification",
        "application:openURL:options:": "openURL",
        "application:supportedInterfaceOrientationsForWindow:": "supportedInterfaceOrientations",
        "application:willContinueUserActivityWithType:": "willContinueUserActivity",
        "application:continueUserActivity:restorationHandler:": "continueUserActivity",
        "application:didFailToContinueUserActivityWithType:error:": "didFailToContinueUserActivity",
        "application:didUpdateUserActivity:": "didUpdateUserActivity",
        "application:performActionForShortcutItem:completionHandler:": "performShortcutAction",
        "application:performFetchWithCompletionHandler:": "performFetch",
        "application:handleEventsForBackgroundURLSession:completionHandler:": "handleBackgroundURLSessionEvents",
        "applicationProtectedDataWillBecomeUnavailable:": "protectedDataWillBecomeUnavailable",
        "applicationProtectedDataDidBecomeAvailable:": "protectedDataDidBecomeAvailable",
        "applicationDidReceiveMemoryWarning:": "didReceiveMemoryWarning",
        "applicationSignificantTimeChange:": "significantTimeChange",
        "application:shouldAllowExtensionPointIdentifier:": "shouldAllowExtensionPoint",
        "application:handleWatchKitExtensionRequest:reply:": "handleWatchKitRequest",
        "applicationShouldRequestHealthAuthorization:": "shouldRequestHealthAuthorization",
        "applicationShouldAutomaticallyLocalizeKeyCommands:": "shouldAutomaticallyLocalizeKeyCommands",
        "buildMenuWithBuilder:": "buildMenu",
        "application:viewControllerWithRestorationIdentifierPath:coder:": "viewControllerForRestoration",
        "application:shouldSaveSecureApplicationState:": "shouldSaveState",
        "application:shouldRestoreSecureApplicationState:": "shouldRestoreState",
        "application:willEncodeRestorableStateWithCoder:": "willEncodeState",
        "application:didDecodeRestorableStateWithCoder:": "didDecodeState",
        "userNotificationCenter:willPresentNotification:withCompletionHandler:": "willPresentNotification",
        "userNotificationCenter:didReceiveNotificationResponse:withCompletionHandler:":
            "didReceiveNotificationResponse",
        "userNotificationCenter:openSettingsForNotification:": "openNotificationSettings",
        "application:handlerForIntent:": "handlerForIntent",
        "application:userDidAcceptCloudKitShareWithMetadata:": "didAcceptCloudKitShare",
        "application:configurationForConnectingSceneSession:options:": "configurationForConnectingScene",
        "application:didDiscardSceneSessions:": "didDiscardSceneSessions",
        "scene:willConnectToSession:options:": "sceneWillConnect",
        "sceneDidDisconnect:": "sceneDidDisconnect",
        "sceneDidBecomeActive:": "sceneDidBecomeActive",
        "sceneWillResignActive:": "sceneWillResignActive",
        "sceneWillEnterForeground:": "sceneWillEnterForeground",
        "sceneDidEnterBackground:": "sceneDidEnterBackground",
        "stateRestorationActivityForScene:": "sceneStateRestorationActivity",
        "scene:restoreInteractionStateWithUserActivity:": "sceneRestoreInteractionState",
        "windowScene:didUpdateCoordinateSpace:interfaceOrientation:traitCollection:": "windowSceneDidUpdateGeometry",
        "windowScene:didUpdateEffectiveGeometry:": "windowSceneDidUpdateGeometry",
    ]
}
