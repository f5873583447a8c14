import DecoupledAppDelegate
import DecoupledAppDelegateTesting
import Testing

/// What else a scene is asked for reaches the roles of the app, at a cold start too.
@MainActor
struct RequestsThroughScenesTests {
    private let app = IsolatedApp(scenes: SceneManifest())
    private let handler = RecordingHandler.taking()
    private let activity = NSUserActivity(activityType: "type")
    private let shortcut = UIApplicationShortcutItem(type: "type", localizedTitle: "title")
    private var system: HeadlessSystem { app.application.system }

    init() {
        app.delegate.activityContinuationDelegate = [handler]
        app.delegate.shortcutItemDelegate = [handler]
    }

    @Test func anActivityInTheConnectionOptionsIsDeliveredOnce() async {
        system.launchReason = .userActivity(activity)
        app.launch()
        await nextTurn()
        #expect(handler.events == [.continueUserActivity])
    }

    @Test func aHandoffThatIsAnnouncedAtTheColdStartIsDeliveredWhenItComes() async {
        system.launchReason = .handoff(activity)
        app.launch()
        await nextTurn()
        #expect(handler.events == [.continueUserActivity])
    }

    @Test func aScenesActivityIsAnnouncedAndContinued() {
        app.launch()
        system.continueUserActivity(activity)
        #expect(handler.events == [.willContinueUserActivity, .continueUserActivity])
        system.failToContinueUserActivity(type: "type", error: CancellationError())
        #expect(handler.events.suffix(2) == [.willContinueUserActivity, .didFailToContinueUserActivity])
    }

    @Test func objectsThatHandlersNameRestoreTheScenesActivity() {
        let object = Restoring()
        app.delegate.activityContinuationDelegate = [Restorer(object)]
        app.launch()
        system.continueUserActivity(activity)
        #expect(object.restored == [activity])
    }

    @Test(arguments: [true, false])
    func aShortcutAtAColdStartIsDeliveredOnce(hasScenes: Bool) async {
        let app = IsolatedApp(scenes: hasScenes ? SceneManifest() : nil)
        app.delegate.shortcutItemDelegate = [handler]
        app.application.system.launchReason = .shortcutItem(shortcut)
        app.launch()
        await nextTurn()
        #expect(handler.events == [.performShortcutAction])
    }

    @Test(arguments: [false, true])
    func aShortcutThatAHandlerIsSilentAboutIsAnsweredAtTheDeadline(hasScenes: Bool) {
        let app = IsolatedApp(scenes: hasScenes ? SceneManifest() : nil)
        app.delegate.shortcutItemDelegate = [ShortcutHandler("silent", in: Journal())]
        app.launch()
        var answers: [Bool?] = []
        app.application.system.performAction(for: shortcut) { answers.append($0) }
        app.clock.advance(by: 28.9)
        #expect(answers.isEmpty)
        app.clock.advance(by: 0.1)
        #expect(answers == [false])
        #expect(app.faults.map(\.handler) == ["ShortcutHandler"])
    }

    @Test(arguments: [true, false])
    func aShortcutIsAnsweredAlikeWithAndWithoutScenes(hasScenes: Bool) {
        let app = IsolatedApp(scenes: hasScenes ? SceneManifest() : nil)
        let (refusing, last) = (Refusing(), RecordingHandler.taking())
        app.delegate.shortcutItemDelegate = [refusing, handler, last]
        app.launch()
        var answers: [Bool?] = []
        app.application.system.performAction(for: shortcut) { answers.append($0) }
        #expect(answers == [true])
        #expect(refusing.count == 1)
        #expect(handler.events == [.performShortcutAction])
        #expect(last.events == [])
    }

    @Test func theFormsWithASceneGetTheScene() throws {
        let aware = SceneAwareProbe()
        app.delegate.activityContinuationDelegate = [aware]
        app.delegate.shortcutItemDelegate = [aware]
        app.launch()
        let scene = try #require(app.application.connectedScenes.first)
        system.continueUserActivity(activity)
        system.performAction(for: shortcut) { _ in }
        #expect(aware.scenes == [scene, scene])
        #expect(!aware.isToldWithoutScene)
    }

    #if CloudKit
    @Test(arguments: [true, false])
    func aShareReachesItsHandlersAtAColdStartAndLater(isColdStart: Bool) {
        app.delegate.cloudKitShareDelegate = [handler]
        let metadata = CKShare.Metadata(containerIdentifier: "container")
        if isColdStart { system.launchReason = .cloudKitShare(metadata) }
        app.launch()
        if !isColdStart { system.acceptCloudKitShare(metadata) }
        #expect(handler.events == [.didAcceptCloudKitShare])
    }
    #endif
}

private final class Refusing: ShortcutItemDelegate {
    private(set) var count = 0

    func application(
        _ application: UIApplication,
        performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping @Sendable (Bool) -> Void
    ) {
        count += 1
        completionHandler(false)
    }
}

private final class Restoring: UIResponder {
    private(set) var restored: [NSUserActivity] = []

    override func restoreUserActivityState(_ activity: NSUserActivity) {
        restored.append(activity)
    }
}

private final class Restorer: ActivityContinuationDelegate {
    private let object: any UIUserActivityRestoring

    init(_ object: any UIUserActivityRestoring) {
        self.object = object
    }

    func application(
        _ application: UIApplication,
        continue userActivity: NSUserActivity,
        restorationHandler: @escaping @Sendable ([any UIUserActivityRestoring]?) -> Void
    ) -> Bool {
        restorationHandler([object])
        return true
    }
}
