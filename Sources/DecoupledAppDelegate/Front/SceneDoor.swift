/// The methods of a scene delegate, each with the event it tells of.
///
/// Several belong to a role of the app and tell of an event that the app delegate tells of in an app without scenes.
enum SceneDoor {
    static let all: [AppEvent: AppEvent] = {
        var doors: [AppEvent: AppEvent] = [
            AppEvent(rawValue: "scene:openURLContexts:"): .openURL,
            AppEvent(rawValue: "scene:willContinueUserActivityWithType:"): .willContinueUserActivity,
            AppEvent(rawValue: "scene:continueUserActivity:"): .continueUserActivity,
            AppEvent(rawValue: "scene:didFailToContinueUserActivityWithType:error:"): .didFailToContinueUserActivity,
            AppEvent(rawValue: "scene:didUpdateUserActivity:"): .didUpdateUserActivity,
            .supportedInterfaceOrientationsOfScene: .supportedInterfaceOrientations,
        ]
        let own: [AppEvent] = [
            .sceneWillConnect, .sceneDidDisconnect, .sceneDidBecomeActive, .sceneWillResignActive,
            .sceneWillEnterForeground, .sceneDidEnterBackground, .sceneStateRestorationActivity,
            .sceneRestoreInteractionState,
        ]
        for event in own { doors[event] = event }
        #if !os(tvOS)
        doors[AppEvent(rawValue: "windowScene:performActionForShortcutItem:completionHandler:")] =
            .performShortcutAction
        #endif
        #if CloudKit
        doors[AppEvent(rawValue: "windowScene:userDidAcceptCloudKitShareWithMetadata:")] = .didAcceptCloudKitShare
        #endif
        for (door, event) in GeometryDoor.all { doors[door] = event }
        return doors
    }()
}

extension AppEvent {
    /// The method by which iOS 27 asks a scene for its orientations.
    static let supportedInterfaceOrientationsOfScene = AppEvent(
        rawValue: "supportedInterfaceOrientationsForWindowScene:"
    )

    /// Whether the event is told to the app delegate; every method of that protocol begins in this way.
    var isOfApplication: Bool { rawValue.hasPrefix("application") }

    /// The events that are kept when their slots are empty.
    static let kept: Set<AppEvent> = {
        var events: Set<AppEvent> = [.openURL, .continueUserActivity]
        #if !os(tvOS)
        events.formUnion([.performShortcutAction, .didReceiveNotificationResponse])
        #endif
        return events
    }()

    /// The events that are told to the notification center's delegate.
    static let ofNotificationCenter: Set<AppEvent> = {
        #if os(tvOS)
        []
        #else
        [.willPresentNotification, .didReceiveNotificationResponse, .openNotificationSettings]
        #endif
    }()
}
