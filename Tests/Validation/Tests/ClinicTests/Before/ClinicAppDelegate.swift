import HeadlessUIKit

/// The app delegate that has grown with the app.
final class ClinicAppDelegate: UIResponder, UIApplicationDelegate {
    /// The app's window, which comes from its storyboard.
    var window: UIWindow?

    var isActive = false
    var hasAskedForConsent = false
    let router = LinkRouter()
    var waitingDesk: String?
    var waitingAction: UIApplicationShortcutItem?
    var waitingReplies: [(text: String, doctor: String)] = []

    func application(
        _: UIApplication, willFinishLaunchingWithOptions _: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        Journal.note("records opened")
        return true
    }

    /// Shows the first screen, and registers for what is to come.
    func application(
        _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        UNUserNotificationCenter.current().delegate = self
        UNUserNotificationCenter.current().setNotificationCategories(Category.all)
        Screen.show(Installation.hasLaunched ? "today" : "introduction")
        Installation.hasLaunched = true
        if let push = options?[.remoteNotification] as? [AnyHashable: Any] {
            Journal.note("launched for \(push["kind"] as? String ?? "a push")")
        }
        application.registerForRemoteNotifications()
        application.setMinimumBackgroundFetchInterval(UIApplication.backgroundFetchIntervalMinimum)
        Journal.note("fetches scheduled")
        // The action is performed when the app becomes active; UIKit must not hand it over a second time.
        waitingAction = options?[.shortcutItem] as? UIApplicationShortcutItem
        return waitingAction == nil
    }

    /// Shows the screen, and does what has waited.
    func applicationDidBecomeActive(_: UIApplication) {
        isActive = true
        Screen.uncover()
        if !hasAskedForConsent { Journal.note("consent checked") }
        hasAskedForConsent = true
        if let waitingDesk { Appointments.checkIn(at: waitingDesk) }
        waitingDesk = nil
        if let waitingAction { QuickAction.perform(waitingAction) { _ in } }
        waitingAction = nil
        Appointments.refresh()
    }

    func applicationWillResignActive(_: UIApplication) {
        isActive = false
        Screen.cover()
    }

    func applicationDidEnterBackground(_: UIApplication) {
        VideoVisit.pause(true)
        Messages.saveDraft()
        if Session.isSignedIn { Journal.note("sync scheduled") }
    }

    func applicationWillEnterForeground(_: UIApplication) {
        VideoVisit.pause(false)
        if Session.isSignedIn { Server.tell("patient is back") }
    }

    func applicationWillTerminate(_: UIApplication) {
        VideoVisit.end()
        Messages.saveDraft()
        Journal.note("records closed")
    }

    func applicationDidReceiveMemoryWarning(_: UIApplication) {
        Journal.note("records drop their cache")
        if !VideoVisit.isRunning { Journal.note("images dropped") }
    }

    func applicationSignificantTimeChange(_: UIApplication) { Appointments.expire() }
    func applicationProtectedDataWillBecomeUnavailable(_: UIApplication) { Records.lock(true) }

    /// Unlocks the records, and sends the replies that have waited.
    func applicationProtectedDataDidBecomeAvailable(_: UIApplication) {
        Records.lock(false)
        for reply in waitingReplies { Messages.send(reply.text, to: reply.doctor) }
        waitingReplies = []
    }

    /// Opens a document, what the payment app returns, or a link.
    func application(_: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]) -> Bool {
        let source = options[.sourceApplication] as? String
        switch (url.scheme?.lowercased(), url.place) {
        case ("file", _): Records.add(url, options)
        case ("clinic-pay", _): return Payment.finish(url, from: source)
        case ("clinic", "signin"):
            guard let token = url.query("token") else { return false }
            Session.signIn(with: token, from: source)
            router.openWaiting()
        case ("clinic", "checkin"):
            guard let desk = url.query("desk") else { return false }
            if isActive { Appointments.checkIn(at: desk) } else { waitingDesk = desk }
        case ("clinic", _): return router.open(.link(url, from: source))
        default: return false
        }
        return true
    }

    func application(_: UIApplication, willContinueUserActivityWithType type: String) -> Bool { Handoff.announce(type) }

    func application(
        _: UIApplication, continue activity: NSUserActivity,
        restorationHandler: @escaping @Sendable ([any UIUserActivityRestoring]?) -> Void
    ) -> Bool {
        let isPage = activity.activityType == NSUserActivityTypeBrowsingWeb
        return isPage ? router.open(.page(activity.webpageURL)) : Handoff.resume(activity, restorationHandler)
    }

    func application(_: UIApplication, didFailToContinueUserActivityWithType type: String, error: any Error) {
        Handoff.lose(type, error)
    }

    func application(_: UIApplication, didUpdate activity: NSUserActivity) { Handoff.update(activity) }

    func application(
        _: UIApplication, performActionFor item: UIApplicationShortcutItem,
        completionHandler: @escaping ActionCompletion
    ) { QuickAction.perform(item, then: completionHandler) }

    func application(_: UIApplication, userDidAcceptCloudKitShareWith metadata: CKShare.Metadata) {
        Journal.note("family joined in \(metadata.containerIdentifier)")
    }
}
