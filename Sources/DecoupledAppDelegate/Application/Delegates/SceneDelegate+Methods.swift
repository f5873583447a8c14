extension SceneDelegate {
    /// The event that each method reports.
    ///
    /// Several report an event that the app delegate reports in an app without scenes.
    nonisolated static let eventsByMethod: [AppEvent: AppEvent] = {
        var events = eventsOfPlatform
        events[AppEvent(rawValue: "scene:openURLContexts:")] = .openURL
        events[AppEvent(rawValue: "scene:willContinueUserActivityWithType:")] = .willContinueUserActivity
        events[AppEvent(rawValue: "scene:continueUserActivity:")] = .continueUserActivity
        events[AppEvent(rawValue: "scene:didFailToContinueUserActivityWithType:error:")] =
            .didFailToContinueUserActivity
        events[AppEvent(rawValue: "scene:didUpdateUserActivity:")] = .didUpdateUserActivity
        #if CloudKit
        events[AppEvent(rawValue: "windowScene:userDidAcceptCloudKitShareWithMetadata:")] = .didAcceptCloudKitShare
        #endif
        for event: AppEvent in [
            .sceneWillConnect, .sceneDidDisconnect, .sceneDidBecomeActive, .sceneWillResignActive,
            .sceneWillEnterForeground, .sceneDidEnterBackground, .sceneStateRestorationActivity,
            .sceneRestoreInteractionState,
        ] { events[event] = event }
        return events
    }()

    /// The events of the app that a method reports.
    static let appDelegateEvents = EventSet(eventsByMethod.values.filter(\.isAppDelegateMethod))
}
