import DecoupledAppDelegate
import HeadlessUIKit

/// Signs in, and follows links.
final class Links: ClinicHandler {
    private let router: LinkRouter

    init(_ router: LinkRouter) { self.router = router }
}

extension Links: URLDelegate {
    func application(_: UIApplication, open url: URL, options: OpenURLOptions) -> Bool {
        guard url.scheme?.lowercased() == "clinic" else { return false }
        let source = options[.sourceApplication] as? String
        guard url.place == "signin" else { return router.open(.link(url, from: source)) }
        guard let token = url.query("token") else { return false }
        Session.signIn(with: token, from: source)
        router.openWaiting()
        return true
    }
}

extension Links: ActivityContinuationDelegate {
    func application(
        _: UIApplication, continue activity: NSUserActivity, restorationHandler: @escaping ActivityRestorationHandler
    ) -> Bool { activity.activityType == NSUserActivityTypeBrowsingWeb && router.open(.page(activity.webpageURL)) }
}

/// Checks patients in, as soon as the app is active.
final class CheckIn: ClinicHandler {
    private var isActive = false
    private var waitingDesk: String?
}

extension CheckIn: URLDelegate {
    func application(_: UIApplication, open url: URL, options: OpenURLOptions) -> Bool {
        guard url.scheme?.lowercased() == "clinic", url.place == "checkin", let desk = url.query("desk") else {
            return false
        }
        if isActive { Appointments.checkIn(at: desk) } else { waitingDesk = desk }
        return true
    }
}

extension CheckIn: AppStateDelegate {
    func applicationDidBecomeActive(_: UIApplication) {
        isActive = true
        if let waitingDesk { Appointments.checkIn(at: waitingDesk) }
        waitingDesk = nil
    }

    func applicationWillResignActive(_: UIApplication) { isActive = false }
}

/// Takes what other apps hand over: documents, payments and shares.
final class Incoming: ClinicHandler {}

extension Incoming: URLDelegate {
    func application(_: UIApplication, open url: URL, options: OpenURLOptions) -> Bool {
        let source = options[.sourceApplication] as? String
        guard url.isFileURL else {
            return url.scheme?.lowercased() == "clinic-pay" && Payment.finish(url, from: source)
        }
        Records.add(url, options)
        return true
    }
}

extension Incoming: CloudKitShareDelegate {
    func application(_: UIApplication, userDidAcceptCloudKitShareWith metadata: CKShare.Metadata) {
        Journal.note("family joined in \(metadata.containerIdentifier)")
    }
}

/// Goes on with what has been begun elsewhere, and saves what is being written.
final class Drafts: ClinicHandler {}

extension Drafts: AppStateDelegate {
    func applicationDidEnterBackground(_: UIApplication) { Messages.saveDraft() }
    func applicationWillTerminate(_: UIApplication) { Messages.saveDraft() }
}

extension Drafts: ActivityContinuationDelegate {
    func application(_: UIApplication, willContinueUserActivityWithType type: String) -> Bool { Handoff.announce(type) }

    func application(
        _: UIApplication, continue activity: NSUserActivity, restorationHandler: @escaping ActivityRestorationHandler
    ) -> Bool { Handoff.resume(activity, restorationHandler) }

    func application(_: UIApplication, didFailToContinueUserActivityWithType type: String, error: any Error) {
        Handoff.lose(type, error)
    }

    func application(_: UIApplication, didUpdate activity: NSUserActivity) { Handoff.update(activity) }
}

/// Performs quick actions; one that has launched the app waits until that is active.
final class QuickActions: ClinicHandler {
    private var waitingAction: UIApplicationShortcutItem?
}

extension QuickActions: AppStateDelegate {
    func application(_: UIApplication, didFinishLaunchingWithOptions options: LaunchOptions?) -> Bool {
        waitingAction = options?[.shortcutItem] as? UIApplicationShortcutItem
        return waitingAction == nil
    }

    func applicationDidBecomeActive(_: UIApplication) {
        if let waitingAction { QuickAction.perform(waitingAction) { _ in } }
        waitingAction = nil
    }
}

extension QuickActions: ShortcutItemDelegate {
    func application(
        _: UIApplication, performActionFor item: UIApplicationShortcutItem,
        completionHandler: @escaping ActionCompletion
    ) { QuickAction.perform(item, then: completionHandler) }
}
