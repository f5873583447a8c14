/// The methods of a scene delegate, each with the event it reports.
///
/// Several report an event that the app delegate reports in an app without scenes.
enum SceneDoor {
    static let all: [AppEvent: AppEvent] = {
        var doors = ofPlatform
        doors[AppEvent("scene:openURLContexts:")] = .openURL
        doors[AppEvent("scene:willContinueUserActivityWithType:")] = .willContinueUserActivity
        doors[AppEvent("scene:continueUserActivity:")] = .continueUserActivity
        doors[AppEvent("scene:didFailToContinueUserActivityWithType:error:")] = .didFailToContinueUserActivity
        doors[AppEvent("scene:didUpdateUserActivity:")] = .didUpdateUserActivity
        #if CloudKit
        doors[AppEvent("windowScene:userDidAcceptCloudKitShareWithMetadata:")] = .didAcceptCloudKitShare
        #endif
        let own: [AppEvent] = [
            .sceneWillConnect, .sceneDidDisconnect, .sceneDidBecomeActive, .sceneWillResignActive,
            .sceneWillEnterForeground, .sceneDidEnterBackground, .sceneStateRestorationActivity,
            .sceneRestoreInteractionState,
        ]
        for event in own { doors[event] = event }
        return doors
    }()

    /// The events of the app that a method reports.
    @MainActor static let events = EventSet(all.values.filter(\.isOfApplication))

    /// All scene methods that `responds(to:)` decides.
    static let methods = closed + all.keys
}
