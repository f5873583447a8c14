public import Foundation

/// Why an application is launched.
public enum LaunchReason {
    /// The user wants to use it.
    case user
    /// There is something to do in the background; no scene connects, and the application does not become active.
    case background
    /// A remote notification has arrived that is for the background; no scene connects, and the application does not become active.
    case remoteNotification([AnyHashable: Any])
    /// A URL is to be opened; another application may have asked for it.
    case url(URL, sourceApplication: String? = nil)
    /// The user chose a home-screen shortcut.
    case shortcutItem(UIApplicationShortcutItem)
    /// An activity is to be continued that begins on this device, such as that of a link to a web page.
    case userActivity(NSUserActivity)
    /// An activity is to be continued that another device hands over: its type is known at once, the rest follows.
    case handoff(NSUserActivity)
    /// The user did something with a notification.
    case notificationResponse(UNNotificationResponse)
    /// The user accepted a share.
    case cloudKitShare(CKShare.Metadata)

    /// Whether no scene connects for it.
    @MainActor var isBackground: Bool { connectionOptions == nil }

    /// What an application without scenes is given, nil where there is nothing to say.
    var options: [UIApplication.LaunchOptionsKey: Any]? {
        switch self {
        case .user, .background: return nil
        case .remoteNotification(let userInfo): return [.remoteNotification: userInfo]
        case .url(let url, let sourceApplication):
            var options: [UIApplication.LaunchOptionsKey: Any] = [.url: url]
            options[.sourceApplication] = sourceApplication
            return options
        case .shortcutItem(let item): return [.shortcutItem: item]
        case .userActivity(let activity): return UIApplication.launchOptions(of: activity)
        case .handoff(let activity): return UIApplication.launchOptions(of: activity, isHere: false)
        case .notificationResponse(let response):
            return [.remoteNotification: response.notification.request.content.userInfo]
        case .cloudKitShare(let metadata): return [.cloudKitShareMetadata: metadata]
        }
    }

    /// What the first scene is given, nil where none connects.
    @MainActor var connectionOptions: UIScene.ConnectionOptions? {
        switch self {
        case .user: UIScene.ConnectionOptions()
        case .background, .remoteNotification: nil
        case .url(let url, let sourceApplication):
            UIScene.ConnectionOptions(
                urlContexts: [
                    UIOpenURLContext(url: url, options: UIScene.OpenURLOptions(sourceApplication: sourceApplication))
                ], sourceApplication: sourceApplication)
        case .shortcutItem(let item): UIScene.ConnectionOptions(shortcutItem: item)
        case .userActivity(let activity): UIScene.ConnectionOptions(userActivities: [activity])
        case .handoff(let activity): UIScene.ConnectionOptions(handoffUserActivityType: activity.activityType)
        case .notificationResponse(let response): UIScene.ConnectionOptions(notificationResponse: response)
        case .cloudKitShare(let metadata): UIScene.ConnectionOptions(cloudKitShareMetadata: metadata)
        }
    }
}
