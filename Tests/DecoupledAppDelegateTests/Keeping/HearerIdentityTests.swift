import DecoupledAppDelegate
import DecoupledAppDelegateTesting
import Testing

/// Whether somebody has heard a kept event is told by the object that a handler wraps, and not by the wrapper.
@MainActor
struct HearerIdentityTests {
    private let app = IsolatedApp()
    private let journal = Journal()
    private var delegate: AppDelegate { app.delegate }

    init() {
        app.delegate.keptEventPolicy.respondsWithoutHandlers = true
    }

    @Test func aURLIsNotOfferedAgainToAnObjectThatIsWrappedAnew() async {
        let old = DecliningAppDelegate(journal)
        delegate.urlDelegate = [ExistingAppDelegate(wrapping: old)]
        app.open()
        await putBack(ExistingAppDelegate(wrapping: old), into: \.urlDelegate)
        #expect(journal.lines == ["url"])
    }

    @Test func anActivityIsNotOfferedAgainToAnObjectThatIsWrappedAnew() async {
        let old = DecliningAppDelegate(journal)
        delegate.activityContinuationDelegate = [ExistingAppDelegate(wrapping: old)]
        _ = delegate.application(app.application, continue: NSUserActivity(activityType: "type")) { _ in }
        await putBack(ExistingAppDelegate(wrapping: old), into: \.activityContinuationDelegate)
        #expect(journal.lines == ["activity"])
    }

    @Test func aQuickActionIsNotOfferedAgainToAnObjectThatIsWrappedAnew() async {
        let old = DecliningAppDelegate(journal)
        delegate.shortcutItemDelegate = [ExistingAppDelegate(wrapping: old)]
        let item = UIApplicationShortcutItem(type: "type", localizedTitle: "title")
        delegate.application(app.application, performActionFor: item) { _ in }
        await putBack(ExistingAppDelegate(wrapping: old), into: \.shortcutItemDelegate)
        #expect(journal.lines == ["quick action"])
    }

    @Test func aQuickActionOfASceneIsNotOfferedAgainToASceneDelegateThatIsWrappedAnew() async {
        let old = DecliningSceneDelegate(journal)
        let scene = UIWindowScene(session: .sample(), connectionOptions: UIScene.ConnectionOptions())
        delegate.shortcutItemDelegate = [ExistingSceneDelegate(wrapping: old)]
        let item = UIApplicationShortcutItem(type: "type", localizedTitle: "title")
        SceneDelegate(for: delegate).windowScene(scene, performActionFor: item) { _ in }
        await putBack(ExistingSceneDelegate(wrapping: old), into: \.shortcutItemDelegate)
        #expect(journal.lines == ["quick action"])
        withExtendedLifetime(scene) {}
    }

    @Test func anotherObjectOfTheSameClassIsOfferedTheURL() async {
        let old = DecliningAppDelegate(journal)
        delegate.urlDelegate = [ExistingAppDelegate(wrapping: old)]
        app.open()
        delegate.urlDelegate = [ExistingAppDelegate(wrapping: DecliningAppDelegate(journal))]
        await nextTurn()
        #expect(journal.lines == ["url", "url"])
    }

    #if RemoteNotifications
    @Test func theDeviceTokenIsNotToldAgainToAnObjectThatIsWrappedAnewInItsPlace() async {
        let old = DecliningAppDelegate(journal)
        delegate.remoteNotificationsDelegate = [ExistingAppDelegate(wrapping: old)]
        delegate.application(app.application, didRegisterForRemoteNotificationsWithDeviceToken: Data([1]))
        delegate.remoteNotificationsDelegate = [ExistingAppDelegate(wrapping: old)]
        await nextTurn()
        #expect(journal.lines == ["token"])
    }
    #endif

    /// Empties a slot, and puts another handler into it on a later turn.
    private func putBack<Role>(
        _ handler: Role, into slot: ReferenceWritableKeyPath<AppDelegate, Handlers<Role>>
    ) async {
        delegate[keyPath: slot] = []
        await nextTurn()
        delegate[keyPath: slot] = [handler]
        await nextTurn()
    }
}

/// An app delegate that notes what it is asked, and declines it.
private final class DecliningAppDelegate: UIResponder, UIApplicationDelegate {
    private let journal: Journal?

    init(_ journal: Journal) {
        self.journal = journal
        super.init()
    }

    required override init() {
        journal = nil
        super.init()
    }

    func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]) -> Bool {
        journal?.note("url")
        return false
    }

    func application(
        _ application: UIApplication, continue userActivity: NSUserActivity,
        restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
    ) -> Bool {
        journal?.note("activity")
        return false
    }

    func application(
        _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping @Sendable (Bool) -> Void
    ) {
        journal?.note("quick action")
        completionHandler(false)
    }

    #if RemoteNotifications
    func application(_ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data) {
        journal?.note("token")
    }
    #endif
}

/// A scene delegate that notes what it is asked, and declines it.
private final class DecliningSceneDelegate: UIResponder, UIWindowSceneDelegate {
    private let journal: Journal?

    init(_ journal: Journal) {
        self.journal = journal
        super.init()
    }

    required override init() {
        journal = nil
        super.init()
    }

    func windowScene(
        _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping @Sendable (Bool) -> Void
    ) {
        journal?.note("quick action")
        completionHandler(false)
    }
}
