import DecoupledAppDelegate
import HeadlessUIKit

/// Opens and closes the records, and shows the first screen.
@MainActor final class LaunchHandler {
    private var hasAskedForConsent = false
}

extension LaunchHandler: AppStateDelegate {
    func application(_: UIApplication, willFinishLaunchingWithOptions launchOptions: LaunchOptions?) -> Bool {
        Journal.shared.note("records opened")
        return true
    }

    func application(_: UIApplication, didFinishLaunchingWithOptions launchOptions: LaunchOptions?) -> Bool {
        Screen.show(Installation.hasLaunched ? "today" : "introduction")
        Installation.hasLaunched = true
        return true
    }

    func applicationDidBecomeActive(_ application: UIApplication) {
        guard !hasAskedForConsent else { return }
        hasAskedForConsent = true
        Journal.shared.note("consent checked")
    }

    func applicationWillTerminate(_ application: UIApplication) { Journal.shared.note("records closed") }
}

/// Hides what nobody else must see.
@MainActor final class PrivacyHandler {}

extension PrivacyHandler: AppStateDelegate {
    func applicationDidBecomeActive(_ application: UIApplication) { Screen.uncover() }

    func applicationWillResignActive(_ application: UIApplication) { Screen.cover() }
}

extension PrivacyHandler: ProtectedDataDelegate {
    func applicationProtectedDataWillBecomeUnavailable(_ application: UIApplication) { Records.lock(true) }

    func applicationProtectedDataDidBecomeAvailable(_ application: UIApplication) { Records.lock(false) }
}

extension PrivacyHandler: ExtensionDelegate {
    func application(
        _ application: UIApplication,
        shouldAllowExtensionPointIdentifier extensionPointIdentifier: UIApplication.ExtensionPointIdentifier
    ) -> Bool { extensionPointIdentifier != .keyboard || !Session.isSignedIn }
}

/// Looks after the visit that is going on.
@MainActor final class VisitHandler {}

extension VisitHandler: AppStateDelegate {
    func applicationDidEnterBackground(_ application: UIApplication) { VideoVisit.pause(true) }

    func applicationWillEnterForeground(_ application: UIApplication) { VideoVisit.pause(false) }

    func applicationWillTerminate(_ application: UIApplication) { VideoVisit.end() }
}

extension VisitHandler: OrientationDelegate {
    func application(
        _ application: UIApplication,
        supportedInterfaceOrientationsFor window: UIWindow?
    ) -> UIInterfaceOrientationMask {
        if VideoVisit.isRunning { return .allButUpsideDown }
        return window?.rootViewController is DocumentController ? .landscape : .portrait
    }
}

extension VisitHandler: SystemConditionsDelegate {
    func applicationDidReceiveMemoryWarning(_ application: UIApplication) {
        if !VideoVisit.isRunning { Journal.shared.note("images dropped") }
    }
}

/// Goes on with what has been begun elsewhere, and saves what is being written.
@MainActor final class DraftHandler {}

extension DraftHandler: AppStateDelegate {
    func applicationDidEnterBackground(_ application: UIApplication) { Messages.saveDraft() }

    func applicationWillTerminate(_ application: UIApplication) { Messages.saveDraft() }
}

extension DraftHandler: ActivityContinuationDelegate {
    func application(_: UIApplication, willContinueUserActivityWithType userActivityType: String) -> Bool {
        guard userActivityType == ActivityType.draft else { return false }
        Screen.show("message on its way")
        return true
    }

    func application(
        _ application: UIApplication, continue userActivity: NSUserActivity,
        restorationHandler: @escaping ActivityRestorationHandler
    ) -> Bool {
        let info = userActivity.userInfo ?? [:]
        switch userActivity.activityType {
        case ActivityType.appointment:
            guard Session.isSignedIn, let id = info["id"] as? String else { return false }
            Appointments.show(id, tab: info["tab"] as? String)
        case ActivityType.draft:
            guard let doctor = info["to"] as? String else { return false }
            Messages.compose(to: doctor, text: info["text"] as? String)
            restorationHandler([Messages.composer])
        case ActivityType.searchResult:
            guard let id = info[ActivityType.searchResultKey] as? String, id.hasPrefix("result-") else { return false }
            Records.show(String(id.dropFirst("result-".count)), section: nil)
        default:
            return false
        }
        return true
    }

    func application(
        _ application: UIApplication, didFailToContinueUserActivityWithType userActivityType: String, error: any Error
    ) {
        guard (error as? CocoaError)?.code != .userCancelled else { return }
        Screen.show(userActivityType == ActivityType.draft ? "message lost" : "nothing to go on with")
    }

    func application(_ application: UIApplication, didUpdate userActivity: NSUserActivity) {
        guard userActivity.activityType == ActivityType.draft else { return }
        Messages.saveDraft(userActivity.userInfo?["text"] as? String)
    }
}

/// Performs quick actions; one that has launched the app waits until that is active.
@MainActor final class QuickActionHandler {
    private var waitingAction: UIApplicationShortcutItem?
}

extension QuickActionHandler: AppStateDelegate {
    func application(_: UIApplication, didFinishLaunchingWithOptions launchOptions: LaunchOptions?) -> Bool {
        waitingAction = launchOptions?[.shortcutItem] as? UIApplicationShortcutItem
        return waitingAction == nil
    }

    func applicationDidBecomeActive(_ application: UIApplication) {
        guard let item = waitingAction else { return }
        waitingAction = nil
        self.application(application, performActionFor: item) { _ in }
    }
}

extension QuickActionHandler: ShortcutItemDelegate {
    func application(
        _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping @Sendable (Bool) -> Void
    ) {
        let info = shortcutItem.userInfo
        switch shortcutItem.type {
        case QuickAction.next:
            guard Session.isSignedIn else { return completionHandler(false) }
            Server.load("next appointment") { result in
                Screen.show(result == .failed ? "no connection" : "next appointment")
                completionHandler(result != .failed)
            }
        case QuickAction.message:
            guard let doctor = info?["doctor"] as? String else { return completionHandler(false) }
            Messages.compose(to: doctor, text: info?["text"] as? String)
            completionHandler(true)
        case QuickAction.call:
            Journal.shared.note("calls the \(info?["urgent"] as? Bool == true ? "emergency room" : "desk")")
            completionHandler(true)
        default:
            completionHandler(false)
        }
    }
}
