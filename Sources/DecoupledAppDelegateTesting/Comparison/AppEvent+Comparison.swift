import DecoupledAppDelegate

nonisolated extension AppEvent {
    /// Whether the event belongs to the launch of the app.
    var isOfLaunch: Bool { self == .willFinishLaunching || self == .didFinishLaunching }

    /// Whether the event is answered by a completion handler.
    var hasCompletionHandler: Bool {
        rawValue.hasSuffix("ompletionHandler:") || rawValue.hasSuffix(":reply:")
    }

    /// Whether the process may do nothing any more once the method has returned, as it ends or is suspended.
    var precedesSuspension: Bool { [.didEnterBackground, .sceneDidEnterBackground, .willTerminate].contains(self) }

    /// Whether the event can be what a scene is connected for.
    var isOfConnection: Bool { Self.ofConnection.contains(rawValue) }

    private static let ofConnection: Set = [
        "application:openURL:options:", "application:continueUserActivity:restorationHandler:",
        "application:performActionForShortcutItem:completionHandler:",
        "application:userDidAcceptCloudKitShareWithMetadata:",
        "userNotificationCenter:didReceiveNotificationResponse:withCompletionHandler:",
    ]

    /// What happens, whether to the app or to its one scene.
    var occurrence: Substring {
        rawValue.dropFirst(["application", "scene"].first(where: rawValue.hasPrefix)?.count ?? 0)
    }

    /// Whether the event tells of a scene, of which an app without scenes has none.
    var isOfScenes: Bool {
        self == .configurationForConnectingScene || self == .didDiscardSceneSessions
            || ["scene", "windowScene", "stateRestorationActivityForScene"].contains(where: rawValue.hasPrefix)
    }

    /// The method of a scene's delegate that the event comes by; nil for an event of the application alone.
    @MainActor var methodOfScenes: String? {
        switch rawValue {
        case "application:openURL:options:": "scene:openURLContexts:"
        case "application:willContinueUserActivityWithType:": "scene:willContinueUserActivityWithType:"
        case "application:continueUserActivity:restorationHandler:": "scene:continueUserActivity:"
        case "application:didFailToContinueUserActivityWithType:error:":
            "scene:didFailToContinueUserActivityWithType:error:"
        case "application:didUpdateUserActivity:": "scene:didUpdateUserActivity:"
        case "application:performActionForShortcutItem:completionHandler:":
            "windowScene:performActionForShortcutItem:completionHandler:"
        case "application:userDidAcceptCloudKitShareWithMetadata:":
            "windowScene:userDidAcceptCloudKitShareWithMetadata:"
        case _ where isOfScenes && slot != "sceneSessionDelegate": rawValue
        default: nil
        }
    }

    /// Whether UIKit calls only the scene's delegate for the event, in an app that has scenes.
    @MainActor var isOfScenesAlone: Bool {
        methodOfScenes != nil
            || [.didBecomeActive, .willResignActive, .didEnterBackground, .willEnterForeground].contains(self)
    }
}
