import HeadlessUIKit

/// The app delegate that has grown with the app.
final class ClinicAppDelegate: UIResponder, UIApplicationDelegate {
    /// The app's window, which comes from its storyboard.
    var window: UIWindow?

    var isActive = false
    var hasAskedForConsent = false
    var waitingLink: Destination?
    var waitingDesk: String?
    var waitingAction: UIApplicationShortcutItem?
    var waitingReplies: [(text: String, doctor: String)] = []

    func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        Journal.shared.note("records opened")
        return true
    }

    /// Shows the first screen, and registers for what is to come.
    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        UNUserNotificationCenter.current().delegate = self
        UNUserNotificationCenter.current().setNotificationCategories(Category.all)
        Screen.show(Installation.hasLaunched ? "today" : "introduction")
        Installation.hasLaunched = true
        if let push = launchOptions?[.remoteNotification] as? [AnyHashable: Any] {
            Journal.shared.note("launched for \(push["kind"] as? String ?? "a push")")
        }
        application.registerForRemoteNotifications()
        application.setMinimumBackgroundFetchInterval(UIApplication.backgroundFetchIntervalMinimum)
        Journal.shared.note("fetches scheduled")
        // The action is performed when the app becomes active; UIKit must not hand it over a second time.
        waitingAction = launchOptions?[.shortcutItem] as? UIApplicationShortcutItem
        return waitingAction == nil
    }

    /// Shows the screen, and does what has waited.
    func applicationDidBecomeActive(_ application: UIApplication) {
        isActive = true
        Screen.uncover()
        if !hasAskedForConsent { Journal.shared.note("consent checked") }
        hasAskedForConsent = true
        if let waitingDesk { Appointments.checkIn(at: waitingDesk) }
        waitingDesk = nil
        if let waitingAction { QuickAction.perform(waitingAction) { _ in } }
        waitingAction = nil
        Appointments.refresh()
    }

    func applicationWillResignActive(_ application: UIApplication) {
        isActive = false
        Screen.cover()
    }

    func applicationDidEnterBackground(_ application: UIApplication) {
        VideoVisit.pause(true)
        Messages.saveDraft()
        if Session.isSignedIn { Journal.shared.note("sync scheduled") }
    }

    func applicationWillEnterForeground(_ application: UIApplication) {
        VideoVisit.pause(false)
        if Session.isSignedIn { Server.tell("patient is back") }
    }

    func applicationWillTerminate(_ application: UIApplication) {
        VideoVisit.end()
        Messages.saveDraft()
        Journal.shared.note("records closed")
    }

    func applicationDidReceiveMemoryWarning(_ application: UIApplication) {
        Journal.shared.note("records drop their cache")
        if !VideoVisit.isRunning { Journal.shared.note("images dropped") }
    }

    func applicationSignificantTimeChange(_ application: UIApplication) { Appointments.expire() }

    func applicationProtectedDataWillBecomeUnavailable(_ application: UIApplication) { Records.lock(true) }

    /// Unlocks the records, and sends the replies that have waited.
    func applicationProtectedDataDidBecomeAvailable(_ application: UIApplication) {
        Records.lock(false)
        for reply in waitingReplies { Messages.send(reply.text, to: reply.doctor) }
        waitingReplies = []
    }

    /// Opens a document, what the payment app returns, or a link.
    func application(
        _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
    ) -> Bool {
        let source = options[.sourceApplication] as? String
        switch (url.scheme?.lowercased(), url.place) {
        case ("file", _): Records.add(url, options)
        case ("clinic-pay", _): return Payment.finish(url, from: source)
        case ("clinic", "signin"):
            guard let token = url.query("token") else { return false }
            Session.signIn(with: token, from: source)
            waitingLink?.show()
            waitingLink = nil
        case ("clinic", "checkin"):
            guard let desk = url.query("desk") else { return false }
            if isActive { Appointments.checkIn(at: desk) } else { waitingDesk = desk }
        case ("clinic", _): return open(.link(url, from: source))
        default: return false
        }
        return true
    }

    /// Shows what a URL leads to, or keeps it until somebody is signed in.
    private func open(_ destination: Destination?) -> Bool {
        guard let destination else { return false }
        if Session.isSignedIn || destination.isForEverybody {
            destination.show()
        } else {
            waitingLink = destination
            Screen.show("sign-in")
        }
        return true
    }

    func application(
        _ application: UIApplication, willContinueUserActivityWithType userActivityType: String
    ) -> Bool { Handoff.announce(userActivityType) }

    func application(
        _ application: UIApplication, continue userActivity: NSUserActivity,
        restorationHandler: @escaping @Sendable ([any UIUserActivityRestoring]?) -> Void
    ) -> Bool {
        guard userActivity.activityType == NSUserActivityTypeBrowsingWeb else {
            return Handoff.resume(userActivity, restorationHandler)
        }
        return open(.page(userActivity.webpageURL))
    }

    func application(
        _ application: UIApplication, didFailToContinueUserActivityWithType userActivityType: String, error: any Error
    ) { Handoff.lose(userActivityType, error) }

    func application(_ application: UIApplication, didUpdate userActivity: NSUserActivity) {
        Handoff.update(userActivity)
    }

    func application(
        _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping @Sendable (Bool) -> Void
    ) { QuickAction.perform(shortcutItem, then: completionHandler) }

    func application(
        _ application: UIApplication,
        userDidAcceptCloudKitShareWith cloudKitShareMetadata: CKShare.Metadata
    ) { Journal.shared.note("family joined in \(cloudKitShareMetadata.containerIdentifier)") }
}
