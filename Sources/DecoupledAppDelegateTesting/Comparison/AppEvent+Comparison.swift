import DecoupledAppDelegate

extension AppEvent {
    /// Whether the event belongs to the launch of the app.
    var isOfLaunch: Bool { self == .willFinishLaunching || self == .didFinishLaunching }

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
}
