#if CloudKit
import DecoupledAppDelegate

/// Inherits from ours, and overrides what UIKit tells scenes alone where an app has them.
final class OverridingAppDelegate: AppDelegate {
    var journal = Journal()
    var callsSuper = true

    /// Wraps what an override does about a URL; it is given a call of super.
    var whenOpening: ((URL, (URL) -> Bool) -> Bool)?

    /// Whether an override hands over an object of its own, before those that super brings.
    var restoresItself = false

    /// Takes what an override of a quick action would do, to be done later.
    var postpone: ((@escaping () -> Void) -> Void)?

    /// Takes the call of super of an override that hears that the app has become active, to be done later.
    var postponeActivity: ((@escaping () -> Void) -> Void)?

    override class var overriddenEvents: Set<AppEvent>? {
        [
            .willEnterForeground, .didBecomeActive, .willResignActive, .didEnterBackground, .openURL,
            .willContinueUserActivity, .continueUserActivity, .didFailToContinueUserActivity, .didUpdateUserActivity,
            .performShortcutAction, .didAcceptCloudKitShare, .supportedInterfaceOrientations,
        ]
    }

    private func pass(_ line: String, _ action: () -> Void) {
        journal.note("own \(line)")
        if callsSuper { action() }
    }

    override func applicationWillEnterForeground(_ application: UIApplication) {
        pass("foreground") { super.applicationWillEnterForeground(application) }
    }

    override func applicationDidBecomeActive(_ application: UIApplication) {
        pass("active") {
            let callSuper = { super.applicationDidBecomeActive(application) }
            if let postponeActivity { postponeActivity(callSuper) } else { callSuper() }
        }
    }

    override func applicationWillResignActive(_ application: UIApplication) {
        pass("inactive") { super.applicationWillResignActive(application) }
    }

    override func applicationDidEnterBackground(_ application: UIApplication) {
        pass("background") { super.applicationDidEnterBackground(application) }
    }

    override func application(_ app: UIApplication, open url: URL, options: OpenURLOptions = [:]) -> Bool {
        journal.note("own open \(url.lastPathComponent)")
        let passOn = { (url: URL) in super.application(app, open: url, options: options) }
        return whenOpening?(url, passOn) ?? (!callsSuper || passOn(url))
    }

    override func application(
        _ application: UIApplication, willContinueUserActivityWithType userActivityType: String
    ) -> Bool {
        journal.note("own will continue \(userActivityType)")
        return super.application(application, willContinueUserActivityWithType: userActivityType)
    }

    override func application(
        _ application: UIApplication, continue userActivity: NSUserActivity,
        restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
    ) -> Bool {
        journal.note("own continue \(userActivity.activityType)")
        if restoresItself { restorationHandler([Restored(journal)]) }
        return super.application(application, continue: userActivity, restorationHandler: restorationHandler)
    }

    override func application(
        _ application: UIApplication, didFailToContinueUserActivityWithType userActivityType: String, error: any Error
    ) {
        pass("fail \(userActivityType)") {
            super.application(application, didFailToContinueUserActivityWithType: userActivityType, error: error)
        }
    }

    override func application(_ application: UIApplication, didUpdate userActivity: NSUserActivity) {
        pass("update \(userActivity.activityType)") { super.application(application, didUpdate: userActivity) }
    }

    override func application(
        _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping (Bool) -> Void
    ) {
        journal.note("own perform \(shortcutItem.type)")
        guard callsSuper else { return completionHandler(true) }
        let passOn = {
            super.application(application, performActionFor: shortcutItem, completionHandler: completionHandler)
        }
        if let postpone { postpone(passOn) } else { passOn() }
    }

    override func application(
        _ application: UIApplication, userDidAcceptCloudKitShareWith cloudKitShareMetadata: CKShare.Metadata
    ) {
        pass("share") { super.application(application, userDidAcceptCloudKitShareWith: cloudKitShareMetadata) }
    }

    override func application(
        _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
    ) -> UIInterfaceOrientationMask {
        journal.note("own orientations")
        return .portrait
    }
}

/// A handler that has to know the scene, and notes its identifier, or that there is none.
final class SceneListener: SceneURLDelegate {
    private let journal: Journal
    var claims = false
    var whenOpening: (URL) -> Void = { _ in }

    init(_ journal: Journal) {
        self.journal = journal
    }

    private func note(_ line: String, _ scene: UIScene?) {
        journal.note("\(line) in \(scene?.session.persistentIdentifier ?? "none")")
    }

    func scene(_ scene: UIScene, open url: URL, options: OpenURLOptions) -> Bool {
        note("open \(url.lastPathComponent)", scene)
        whenOpening(url)
        return claims
    }

    func application(_ app: UIApplication, open url: URL, options: OpenURLOptions) -> Bool {
        note("open \(url.lastPathComponent)", nil)
        return claims
    }
}

extension SceneListener: AppStateDelegate {
    func applicationWillEnterForeground(_ application: UIApplication) { journal.note("foreground") }
    func applicationDidBecomeActive(_ application: UIApplication) { journal.note("active") }
    func applicationWillResignActive(_ application: UIApplication) { journal.note("inactive") }
    func applicationDidEnterBackground(_ application: UIApplication) { journal.note("background") }
}

extension SceneListener: ActivityContinuationDelegate {
    func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String) -> Bool {
        note("will continue \(userActivityType)", scene)
        return false
    }

    func scene(
        _ scene: UIScene, continue userActivity: NSUserActivity,
        restorationHandler: @escaping @Sendable ([any UIUserActivityRestoring]?) -> Void
    ) -> Bool {
        note("continue \(userActivity.activityType)", scene)
        restorationHandler([Restored(journal)])
        return true
    }

    func scene(_ scene: UIScene, didFailToContinueUserActivityWithType userActivityType: String, error: any Error) {
        note("fail \(userActivityType)", scene)
    }

    func scene(_ scene: UIScene, didUpdate userActivity: NSUserActivity) {
        note("update \(userActivity.activityType)", scene)
    }
}

extension SceneListener: ShortcutItemDelegate {
    func windowScene(
        _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping @Sendable (Bool) -> Void
    ) {
        note("perform \(shortcutItem.type)", windowScene)
        completionHandler(claims)
    }

    func application(
        _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping @Sendable (Bool) -> Void
    ) {
        note("perform \(shortcutItem.type)", nil)
        completionHandler(claims)
    }
}

extension SceneListener: CloudKitShareDelegate {
    func application(
        _ application: UIApplication, userDidAcceptCloudKitShareWith cloudKitShareMetadata: CKShare.Metadata
    ) { note("share", nil) }

    func windowScene(
        _ windowScene: UIWindowScene, userDidAcceptCloudKitShareWith cloudKitShareMetadata: CKShare.Metadata
    ) { note("share", windowScene) }
}

/// What continues an activity.
private final class Restored: UIResponder {
    private let journal: Journal?

    init(_ journal: Journal) {
        self.journal = journal
        super.init()
    }

    required override init() {
        journal = nil
        super.init()
    }

    override func restoreUserActivityState(_ activity: NSUserActivity) {
        journal?.note("restore \(activity.activityType)")
    }
}
#endif
