import DecoupledAppDelegate

nonisolated extension AppEvent {
    /// The method as Swift writes it, such as `application(_:open:options:)`; the selector of a method that the package does not know.
    var swiftName: String {
        if let name = Self.swiftNames[rawValue] { return name }
        // One argument, without a label: `applicationDidBecomeActive:`.
        let isPlain = rawValue.hasSuffix(":") && rawValue.dropLast().allSatisfy { $0 != ":" }
        return isPlain ? rawValue.dropLast() + "(_:)" : rawValue
    }

    private static let swiftNames = [
        "application:willFinishLaunchingWithOptions:": "application(_:willFinishLaunchingWithOptions:)",
        "application:didFinishLaunchingWithOptions:": "application(_:didFinishLaunchingWithOptions:)",
        "application:didRegisterForRemoteNotificationsWithDeviceToken:":
            "application(_:didRegisterForRemoteNotificationsWithDeviceToken:)",
        "application:didFailToRegisterForRemoteNotificationsWithError:":
            "application(_:didFailToRegisterForRemoteNotificationsWithError:)",
        "application:didReceiveRemoteNotification:fetchCompletionHandler:":
            "application(_:didReceiveRemoteNotification:fetchCompletionHandler:)",
        "application:openURL:options:": "application(_:open:options:)",
        "application:supportedInterfaceOrientationsForWindow:": "application(_:supportedInterfaceOrientationsFor:)",
        "application:willContinueUserActivityWithType:": "application(_:willContinueUserActivityWithType:)",
        "application:continueUserActivity:restorationHandler:": "application(_:continue:restorationHandler:)",
        "application:didFailToContinueUserActivityWithType:error:":
            "application(_:didFailToContinueUserActivityWithType:error:)",
        "application:didUpdateUserActivity:": "application(_:didUpdate:)",
        "application:performActionForShortcutItem:completionHandler:":
            "application(_:performActionFor:completionHandler:)",
        "application:performFetchWithCompletionHandler:": "application(_:performFetchWithCompletionHandler:)",
        "application:handleEventsForBackgroundURLSession:completionHandler:":
            "application(_:handleEventsForBackgroundURLSession:completionHandler:)",
        "application:shouldAllowExtensionPointIdentifier:": "application(_:shouldAllowExtensionPointIdentifier:)",
        "application:handleWatchKitExtensionRequest:reply:": "application(_:handleWatchKitExtensionRequest:reply:)",
        "buildMenuWithBuilder:": "buildMenu(with:)",
        "application:viewControllerWithRestorationIdentifierPath:coder:":
            "application(_:viewControllerWithRestorationIdentifierPath:coder:)",
        "application:shouldSaveSecureApplicationState:": "application(_:shouldSaveSecureApplicationState:)",
        "application:shouldRestoreSecureApplicationState:": "application(_:shouldRestoreSecureApplicationState:)",
        "application:willEncodeRestorableStateWithCoder:": "application(_:willEncodeRestorableStateWith:)",
        "application:didDecodeRestorableStateWithCoder:": "application(_:didDecodeRestorableStateWith:)",
        "application:handlerForIntent:": "application(_:handlerFor:)",
        "application:userDidAcceptCloudKitShareWithMetadata:": "application(_:userDidAcceptCloudKitShareWith:)",
        "application:configurationForConnectingSceneSession:options:":
            "application(_:configurationForConnecting:options:)",
        "application:didDiscardSceneSessions:": "application(_:didDiscardSceneSessions:)",
        "userNotificationCenter:willPresentNotification:withCompletionHandler:":
            "userNotificationCenter(_:willPresent:withCompletionHandler:)",
        "userNotificationCenter:didReceiveNotificationResponse:withCompletionHandler:":
            "userNotificationCenter(_:didReceive:withCompletionHandler:)",
        "userNotificationCenter:openSettingsForNotification:": "userNotificationCenter(_:openSettingsFor:)",
        "scene:openURLContexts:": "scene(_:openURLContexts:)",
        "scene:willContinueUserActivityWithType:": "scene(_:willContinueUserActivityWithType:)",
        "scene:continueUserActivity:": "scene(_:continue:)",
        "scene:didFailToContinueUserActivityWithType:error:":
            "scene(_:didFailToContinueUserActivityWithType:error:)",
        "scene:didUpdateUserActivity:": "scene(_:didUpdate:)",
        "windowScene:performActionForShortcutItem:completionHandler:":
            "windowScene(_:performActionFor:completionHandler:)",
        "windowScene:userDidAcceptCloudKitShareWithMetadata:": "windowScene(_:userDidAcceptCloudKitShareWith:)",
        "scene:willConnectToSession:options:": "scene(_:willConnectTo:options:)",
        "stateRestorationActivityForScene:": "stateRestorationActivity(for:)",
        "scene:restoreInteractionStateWithUserActivity:": "scene(_:restoreInteractionStateWith:)",
        "windowScene:didUpdateEffectiveGeometry:": "windowScene(_:didUpdateEffectiveGeometry:)",
        "windowScene:didUpdateCoordinateSpace:interfaceOrientation:traitCollection:":
            "windowScene(_:didUpdate:interfaceOrientation:traitCollection:)",
    ]
}
