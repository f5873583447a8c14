import DecoupledAppDelegate
import HeadlessUIKit

/// Shows what URLs lead to, or keeps the last one until somebody has signed in.
@MainActor final class LinkRouter {
    private var waiting: Destination?

    func open(_ destination: Destination?) -> Bool {
        guard let destination else { return false }
        guard Session.isSignedIn || destination.isForEverybody else {
            waiting = destination
            Screen.show("sign-in")
            return true
        }
        destination.show()
        return true
    }

    func openWaiting() {
        waiting?.show()
        waiting = nil
    }

    func drop() { waiting = nil }
}

/// Signs in, and follows links.
@MainActor final class LinkHandler: URLDelegate, ActivityContinuationDelegate {
    private let router: LinkRouter

    init(_ router: LinkRouter) { self.router = router }

    func application(_ app: UIApplication, open url: URL, options: OpenURLOptions) -> Bool {
        guard url.scheme?.lowercased() == "clinic" else { return false }
        let source = options[.sourceApplication] as? String
        guard url.place == "signin" else { return router.open(.link(url, from: source)) }
        guard let token = url.query("token") else { return false }
        Session.signIn(with: token, from: source)
        router.openWaiting()
        return true
    }

    func application(
        _ application: UIApplication, continue userActivity: NSUserActivity,
        restorationHandler: @escaping ActivityRestorationHandler
    ) -> Bool {
        userActivity.activityType == NSUserActivityTypeBrowsingWeb && router.open(.page(userActivity.webpageURL))
    }
}

/// Checks patients in, as soon as the app is active.
@MainActor final class CheckInHandler: URLDelegate, AppStateDelegate {
    private var isActive = false
    private var waitingDesk: String?

    func application(_ app: UIApplication, open url: URL, options: OpenURLOptions) -> Bool {
        guard url.scheme?.lowercased() == "clinic", url.place == "checkin", let desk = url.query("desk") else {
            return false
        }
        if isActive { Appointments.checkIn(at: desk) } else { waitingDesk = desk }
        return true
    }

    func applicationDidBecomeActive(_ application: UIApplication) {
        isActive = true
        if let waitingDesk { Appointments.checkIn(at: waitingDesk) }
        waitingDesk = nil
    }

    func applicationWillResignActive(_ application: UIApplication) { isActive = false }
}

/// Takes what other apps hand over: documents, payments and shares.
@MainActor final class IncomingHandler: URLDelegate, CloudKitShareDelegate {
    func application(_ app: UIApplication, open url: URL, options: OpenURLOptions) -> Bool {
        guard url.isFileURL else {
            return url.scheme?.lowercased() == "clinic-pay"
                && Payment.finish(url, from: options[.sourceApplication] as? String)
        }
        Records.add(url, options)
        return true
    }

    func application(
        _ application: UIApplication, userDidAcceptCloudKitShareWith cloudKitShareMetadata: CKShare.Metadata
    ) { Journal.shared.note("family joined in \(cloudKitShareMetadata.containerIdentifier)") }
}

/// Goes on with what has been begun elsewhere, and saves what is being written.
@MainActor final class DraftHandler: AppStateDelegate, ActivityContinuationDelegate {
    func applicationDidEnterBackground(_ application: UIApplication) { Messages.saveDraft() }

    func applicationWillTerminate(_ application: UIApplication) { Messages.saveDraft() }

    func application(_: UIApplication, willContinueUserActivityWithType userActivityType: String) -> Bool {
        Handoff.announce(userActivityType)
    }

    func application(
        _ application: UIApplication, continue userActivity: NSUserActivity,
        restorationHandler: @escaping ActivityRestorationHandler
    ) -> Bool { Handoff.resume(userActivity, restorationHandler) }

    func application(
        _ application: UIApplication, didFailToContinueUserActivityWithType userActivityType: String, error: any Error
    ) { Handoff.lose(userActivityType, error) }

    func application(_ application: UIApplication, didUpdate userActivity: NSUserActivity) {
        Handoff.update(userActivity)
    }
}

/// Performs quick actions; one that has launched the app waits until that is active.
@MainActor final class QuickActionHandler: AppStateDelegate, ShortcutItemDelegate {
    private var waitingAction: UIApplicationShortcutItem?

    func application(_: UIApplication, didFinishLaunchingWithOptions launchOptions: LaunchOptions?) -> Bool {
        waitingAction = launchOptions?[.shortcutItem] as? UIApplicationShortcutItem
        return waitingAction == nil
    }

    func applicationDidBecomeActive(_ application: UIApplication) {
        if let waitingAction { QuickAction.perform(waitingAction) { _ in } }
        waitingAction = nil
    }

    func application(
        _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping @Sendable (Bool) -> Void
    ) { QuickAction.perform(shortcutItem, then: completionHandler) }
}
