#if RemoteNotifications
import Clinic
import DecoupledAppDelegate
import DecoupledAppDelegateTesting

extension Clinic {
    /// What the clinic's app declares.
    private static var infoPlist: [String: Any] {
        [
            "CFBundleURLTypes": [["CFBundleURLSchemes": ["clinic", "clinic-pay"]]],
            "NSUserActivityTypes": Inputs.activities.map(\.type),
            "UIApplicationShortcutItems": Set(Inputs.quickActions.map(\.type)).sorted().map {
                ["UIApplicationShortcutItemType": $0]
            },
            "UIBackgroundModes": ["remote-notification", "fetch"],
        ]
    }

    /// What the app receives on a normal day, each thing as it comes.
    static let samples = [Sample].standard(
        infoPlist: infoPlist, adding: requests + activities + messages + questions)

    private static var requests: [Sample] {
        Inputs.urls.map { .url($0.url, options: $0.options) }
            + Inputs.quickActions.map { .shortcut($0.type, userInfo: $0.userInfo) }
            + Inputs.shareContainers.map { container in
                Sample(.didAcceptCloudKitShare) { CKShare.Metadata(containerIdentifier: container) }
            }
            + Inputs.backgroundSessions.map { .backgroundURLSession($0) }
    }

    private static var activities: [Sample] {
        Inputs.webPages.map { .activity(NSUserActivityTypeBrowsingWeb, webpageURL: $0) }
            + Inputs.activities.map { activity in
                .activity(
                    activity.type,
                    userInfo: Dictionary(
                        uniqueKeysWithValues: activity.userInfo.map { ("\($0.key)", "\($0.value)") }))
            }
            + Inputs.activityErrors.indices.map { index in
                Sample(.didFailToContinueUserActivity) {
                    (Inputs.activities[index].type, Inputs.activityErrors[index])
                }
            }
            + Inputs.activities.indices.map { index in
                Sample(.didUpdateUserActivity) {
                    let activity = NSUserActivity(activityType: Inputs.activities[index].type)
                    activity.userInfo = Inputs.activities[index].userInfo
                    return activity
                }
            }
    }

    private static var messages: [Sample] {
        Inputs.pushes.map { .push($0) }
            + Inputs.tokens.map { token in Sample(.didRegisterForRemoteNotifications) { token } }
            + Inputs.registrationErrors.map { error in
                Sample(.didFailToRegisterForRemoteNotifications) { error }
            }
            + Inputs.notifications.map { .notification(content(of: $0)) }
            + Inputs.responses.map { response in
                let content = Inputs.notifications.first { $0.category == response.category }.map(content)
                return .response(
                    to: content ?? UNMutableNotificationContent(), action: response.action, text: response.text)
            }
    }

    private static func content(of content: Inputs.Content) -> UNNotificationContent {
        let made = UNMutableNotificationContent()
        made.categoryIdentifier = content.category
        made.body = content.body
        made.userInfo = content.userInfo
        return made
    }

    private static var questions: [Sample] {
        Inputs.windows().indices.map { index in
            Sample(.supportedInterfaceOrientations) { Inputs.windows()[index] }
        }
            + Inputs.extensionPoints.map { point in Sample(.shouldAllowExtensionPoint) { point } }
            + Inputs.restorationPaths.map { path in
                Sample(.viewControllerForRestoration) { (path, NSKeyedArchiver(requiringSecureCoding: true)) }
            }
    }
}
#endif
