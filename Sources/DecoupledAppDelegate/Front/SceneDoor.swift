/// The methods of a scene delegate, each with the event it reports.
///
/// Several report an event that the app delegate reports in an app without scenes.
enum SceneDoor {
    static let all: [AppEvent: AppEvent] = {
        var doors: [AppEvent: AppEvent] = [
            AppEvent(rawValue: "scene:openURLContexts:"): .openURL,
            AppEvent(rawValue: "scene:willContinueUserActivityWithType:"): .willContinueUserActivity,
            AppEvent(rawValue: "scene:continueUserActivity:"): .continueUserActivity,
            AppEvent(rawValue: "scene:didFailToContinueUserActivityWithType:error:"): .didFailToContinueUserActivity,
            AppEvent(rawValue: "scene:didUpdateUserActivity:"): .didUpdateUserActivity,
        ]
        let own: [AppEvent] = [
            .sceneWillConnect, .sceneDidDisconnect, .sceneDidBecomeActive, .sceneWillResignActive,
            .sceneWillEnterForeground, .sceneDidEnterBackground, .sceneStateRestorationActivity,
            .sceneRestoreInteractionState,
        ]
        for event in own { doors[event] = event }
        #if CloudKit
        doors[AppEvent(rawValue: "windowScene:userDidAcceptCloudKitShareWithMetadata:")] = .didAcceptCloudKitShare
        #endif
        return doors.merging(ofPlatform) { first, _ in first }
    }()

    /// All scene methods that `responds(to:)` decides.
    static let methods = closed.union(all.keys)
}
