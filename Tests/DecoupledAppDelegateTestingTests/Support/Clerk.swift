#if RemoteNotifications
import DecoupledAppDelegate
import DecoupledAppDelegateTesting

/// An app delegate that notes what a closure makes of the arguments that it is given.
@MainActor
final class Clerk: UIResponder, UIApplicationDelegate {
    private let note: @MainActor (Any) -> Void

    init(_ note: @escaping @MainActor (Any) -> Void) {
        self.note = note
        super.init()
    }

    func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]) -> Bool {
        note((url, options) as URLInput)
        return true
    }

    func application(
        _ application: UIApplication, continue userActivity: NSUserActivity,
        restorationHandler: @escaping @Sendable ([any UIUserActivityRestoring]?) -> Void
    ) -> Bool {
        note(userActivity)
        return true
    }

    func application(
        _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping @Sendable (Bool) -> Void
    ) {
        note(shortcutItem)
        completionHandler(true)
    }

    func application(
        _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
        fetchCompletionHandler completionHandler: @escaping @Sendable (UIBackgroundFetchResult) -> Void
    ) {
        note(userInfo)
        completionHandler(.newData)
    }

    func application(
        _ application: UIApplication, didFailToContinueUserActivityWithType userActivityType: String, error: any Error
    ) { note((userActivityType, error) as ActivityFailureInput) }

    func application(_ application: UIApplication, didUpdate userActivity: NSUserActivity) { note(userActivity) }

    func application(
        _ application: UIApplication, viewControllerWithRestorationIdentifierPath identifierComponents: [String],
        coder: NSCoder
    ) -> UIViewController? {
        note(identifierComponents)
        return nil
    }

    func application(_ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?)
        -> UIInterfaceOrientationMask
    {
        note(window as Any)
        return .all
    }

    func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>) {
        note(sceneSessions)
    }
}

/// The roles that take the place of a clerk.
extension Roles {
    @MainActor static func clerk(_ note: @escaping @MainActor (Any) -> Void) -> Roles {
        var roles = Roles()
        roles.urlDelegate = [
            Handling(.openURL) { input in
                note(input)
                return true
            }
        ]
        let activities = RecordingHandler(
            wanting: [.continueUserActivity, .didFailToContinueUserActivity, .didUpdateUserActivity])
        activities.answer(.continueUserActivity) { input in
            note(input.userActivity)
            return true
        }
        activities.answer(.didFailToContinueUserActivity) { note($0) }
        activities.answer(.didUpdateUserActivity) { note($0) }
        roles.activityContinuationDelegate = [activities]
        roles.shortcutItemDelegate = [
            Handling(.performShortcutAction) { item in
                note(item)
                return true
            }
        ]
        roles.remoteNotificationsDelegate = [
            Handling(.didReceiveRemoteNotification) { userInfo in
                note(userInfo)
                return .newData
            }
        ]
        roles.stateRestorationDelegate = [
            Handling(.viewControllerForRestoration) { input in
                note(input.identifierComponents)
                return nil
            }
        ]
        roles.orientationDelegate = [
            Handling(.supportedInterfaceOrientations) { window in
                note(window as Any)
                return .all
            }
        ]
        roles.sceneSessionDelegate = [Handling(.didDiscardSceneSessions) { note($0) }]
        return roles
    }
}

extension Comparison {
    /// Compares a clerk who notes something of each argument with handlers that note it in another way.
    static func ofClerk<Input>(
        _ old: @escaping @MainActor (Input) -> String?, _ new: @escaping @MainActor (Input) -> String?
    ) -> Comparison {
        let effects = Effects()
        let note: @MainActor (@escaping @MainActor (Input) -> String?) -> @MainActor (Any) -> Void = { text in
            { if let input = $0 as? Input, let text = text(input) { effects.note(text) } }
        }
        var comparison = Comparison(
            before: { Clerk(note(old)) }, after: { .clerk(note(new)) }, effects: { effects.take() })
        comparison.patience = 0.1
        return comparison
    }

    /// Compares a clerk who notes something of each argument with handlers that note what is known, whatever they are given.
    static func ofClerk<Input>(knowing known: String, _ old: @escaping @MainActor (Input) -> String) -> Comparison {
        ofClerk(old) { _ in known }
    }
}
#endif
