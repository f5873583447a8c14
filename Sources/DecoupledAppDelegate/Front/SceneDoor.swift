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

    /// Every method that the system sees only if there is a reason, those included that it never sees unless a subclass has them.
    static let methods = closed.union(all.keys)
}

extension AppEvent {
    /// Whether the event is told to the app delegate; every method of its protocol begins in this way.
    var isOfApplication: Bool { rawValue.hasPrefix("application") || self == .buildMenu }
}
