import DecoupledAppDelegate
import HeadlessUIKit
import Mistakes

extension Refactoring {
    static let ofLists = [
        Refactoring("The handlers of URLs are asked in another order") { roles in
            roles.urlDelegate = Handlers(Array(roles.urlDelegate).reversed())
        },
        Refactoring("The handlers of activities are asked in another order") { roles in
            roles.activityContinuationDelegate = Handlers(Array(roles.activityContinuationDelegate).reversed())
        },
        Refactoring("Every handler of URLs is asked") { $0.urlDelegate.routing = .everyHandler },
        Refactoring("The handlers of URLs have keys") { roles in
            let handlers = Array(roles.urlDelegate)
            roles.urlDelegate = Handlers {
                for handler in handlers { Keyed("\(type(of: handler))", handler) }
            }
        },
        Refactoring("A handler is held by the app, and not by its slot") { roles in
            guard let quickActions = roles.shortcutItemDelegate.first(where: { _ in true }) else { return }
            // The slot of the app's life cycle holds the same object.
            roles.shortcutItemDelegate = Handlers { Weak(quickActions) }
        },
        Refactoring("A handler that does nothing observes all links") { roles in
            let handlers = roles.urlDelegate
            roles.urlDelegate = Handlers {
                Observing(SilentObserver())
                handlers
            }
        },
        Refactoring("A handler that does nothing observes all quick actions, pushes and responses") { roles in
            let observer = SilentObserver()
            roles.shortcutItemDelegate.append(contentsOf: Handlers { Observing(observer) })
            roles.remoteNotificationsDelegate.append(contentsOf: Handlers { Observing(observer) })
            roles.userNotificationsDelegate.append(contentsOf: Handlers { Observing(observer) })
        },
        Refactoring("A handler is in every slot of its roles, even where it has nothing to do") { roles in
            roles.append(SilentHandler())
        },
        Refactoring("The categories of notifications are set at the end of the launch") { roles in
            let notifications = roles.appStateDelegate.first { $0 is NotificationHandler }
            roles.appStateDelegate.drop(NotificationHandler.self)
            if let notifications { roles.appStateDelegate.append(notifications) }
        },
    ]
}

private final class SilentObserver {}

extension SilentObserver: URLDelegate {
    func application(_: UIApplication, open _: URL, options _: OpenURLOptions) -> Bool { true }
}

extension SilentObserver: ShortcutItemDelegate {
    func application(_: UIApplication, performActionFor _: UIApplicationShortcutItem) async -> Bool { true }
}

extension SilentObserver: RemoteNotificationsDelegate {
    func application(_: UIApplication, didReceiveRemoteNotification _: [AnyHashable: Any]) async
        -> UIBackgroundFetchResult
    { .newData }
}

extension SilentObserver: UserNotificationsDelegate {
    func userNotificationCenter(_: UNUserNotificationCenter, willPresent _: UNNotification) async
        -> UNNotificationPresentationOptions
    { .badge }
}

private final class SilentHandler {}

extension SilentHandler: AppStateDelegate, SystemConditionsDelegate, ProtectedDataDelegate, BackgroundFetchDelegate,
    BackgroundURLSessionDelegate, ActivityContinuationDelegate
{}
