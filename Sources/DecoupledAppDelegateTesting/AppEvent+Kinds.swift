import DecoupledAppDelegate

nonisolated extension AppEvent {
    var isOfLaunch: Bool { self == .willFinishLaunching || self == .didFinishLaunching }

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

    /// Whether another event is the same thing, happening to the app and to its scene.
    func isCounterpart(of other: AppEvent) -> Bool { self != other && occurrence == other.occurrence }

    /// Whether the app's own scene delegate may do for this event what another one brought about: in the method of the scene that takes the
    /// place of the application's, or when the scene connects for it; and the other way round.
    func mayTakeOver(_ old: AppEvent) -> Bool {
        isCounterpart(of: old) || self == .sceneWillConnect && old.isOfConnection
            || old == .sceneWillConnect && isOfConnection
    }

    /// What happens, whether to the app or to its one scene.
    private var occurrence: Substring {
        rawValue.dropFirst(["application", "scene"].first(where: rawValue.hasPrefix)?.count ?? 0)
    }

    /// Whether the event tells of a scene, of which an app without scenes has none.
    var isOfScenes: Bool {
        self == .configurationForConnectingScene || self == .didDiscardSceneSessions
            || ["scene", "windowScene", "stateRestorationActivityForScene"].contains(where: rawValue.hasPrefix)
    }

    /// The method of a scene's delegate that the event comes by; nil for an event of the application alone.
    @MainActor var sceneMethod: String? {
        Self.sceneMethods[rawValue] ?? (isOfScenes && slot != "sceneSessionDelegate" ? rawValue : nil)
    }

    private static let sceneMethods = [
        "application:openURL:options:": "scene:openURLContexts:",
        "application:willContinueUserActivityWithType:": "scene:willContinueUserActivityWithType:",
        "application:continueUserActivity:restorationHandler:": "scene:continueUserActivity:",
        "application:didFailToContinueUserActivityWithType:error:":
            "scene:didFailToContinueUserActivityWithType:error:",
        "application:didUpdateUserActivity:": "scene:didUpdateUserActivity:",
        "application:performActionForShortcutItem:completionHandler:":
            "windowScene:performActionForShortcutItem:completionHandler:",
        "application:userDidAcceptCloudKitShareWithMetadata:":
            "windowScene:userDidAcceptCloudKitShareWithMetadata:",
    ]

    /// Whether the event is one of the application's that follow from the state of its scenes, where it has any.
    var isOfState: Bool {
        [.didBecomeActive, .willResignActive, .didEnterBackground, .willEnterForeground].contains(self)
    }

    /// What UIKit calls in an app with scenes in place of the application's method; nil where it goes on calling that.
    var successorWithScenes: AppEvent? {
        let ofState = isOfState ? "scene\(occurrence)" : nil
        return (Self.sceneMethods[rawValue] ?? ofState).map { AppEvent(rawValue: $0) }
    }

    /// Whether UIKit calls only the scene's delegate for the event, in an app that has scenes.
    @MainActor var isOfScenesAlone: Bool {
        sceneMethod != nil || isOfState
    }
}
