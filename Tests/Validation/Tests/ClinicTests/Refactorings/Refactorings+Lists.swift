import DecoupledAppDelegate
import DecoupledAppDelegateTesting
import HeadlessUIKit

extension Refactoring {
    static let ofLists = [
        Refactoring("Handlers of a role are asked in another order") {
            $0.urlDelegate.reverse()
            $0.activityContinuationDelegate.reverse()
        },
        Refactoring("Every handler of URLs is asked") { $0.urlDelegate.routing = .everyHandler },
        Refactoring("A slot is filled anew") {
            let handlers = Array($0.urlDelegate)
            $0.urlDelegate = []
            $0.urlDelegate.append(contentsOf: Handlers(handlers))
        },
        Refactoring("Handlers have keys") { roles in
            let (links, fetches) = (Array(roles.urlDelegate), Array(roles.backgroundFetchDelegate))
            roles.urlDelegate = Handlers { for handler in links { Keyed("\(type(of: handler))", handler) } }
            roles.backgroundFetchDelegate = Handlers { for handler in fetches { Keyed("fetch", handler) } }
        },
        Refactoring("A handler is held by the app, and not by its slot") { roles in
            guard let quickActions = roles.shortcutItemDelegate.first(where: { _ in true }) else { return }
            // The slot of the app's life cycle holds the same object.
            roles.shortcutItemDelegate = Handlers { Weak(quickActions) }
        },
        Refactoring("A handler that does nothing observes everything") {
            let observer = RecordingHandler()
            observer.answer(.openURL, with: true)
            observer.answer(.performShortcutAction, with: true)
            observer.answer(.didReceiveRemoteNotification, with: .newData)
            observer.answer(.willPresentNotification, with: .badge)
            $0.append(Observing(observer))
        },
        Refactoring("A handler is in every slot, even where it has nothing to do") { $0.append(RecordingHandler()) },
        Refactoring("A handler wants no event") { $0.append(RecordingHandler(wanting: [])) },
        Refactoring("A handler answers what changes no answer") {
            let neutral = RecordingHandler(
                wanting: [.openURL, .continueUserActivity, .performFetch, .supportedInterfaceOrientations])
            neutral.answer(.continueUserActivity) {
                $0.restorationHandler(nil)
                return false
            }
            neutral.answer(.performFetch, with: .noData)
            neutral.answer(.supportedInterfaceOrientations, with: .all)
            $0.append(neutral)
        },
        Refactoring("The categories of notifications are set at the end of the launch") {
            let notifications = $0.appStateDelegate.filter { $0 is Notifications }
            $0.appStateDelegate.drop(Notifications.self)
            for handler in notifications { $0.appStateDelegate.append(handler) }
        },
        Refactoring("The app delegate is wrapped") {
            $0 = Roles()
            $0.append(ExistingAppDelegate(wrapping: ClinicAppDelegate()))
        },
        Refactoring("Some roles move out of the app delegate") {
            let parts = $0
            $0 = Roles()
            $0.append(ExistingAppDelegate(wrapping: ClinicAppDelegate()))
            $0.orientationDelegate = parts.orientationDelegate
            $0.extensionDelegate = parts.extensionDelegate
            $0.backgroundFetchDelegate = parts.backgroundFetchDelegate
            $0.backgroundURLSessionDelegate = parts.backgroundURLSessionDelegate
        },
    ]
}
