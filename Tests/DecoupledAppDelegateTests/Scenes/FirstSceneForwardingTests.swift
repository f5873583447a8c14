#if CloudKit
import DecoupledAppDelegate
import DecoupledAppDelegateTesting
import DecoupledAppDelegateTracing
import Testing

/// A scene delegate that calls the app delegate by hand for what its scene connects for, and then super: handlers receive it once, on the
/// first scene of an app as on the second.
@MainActor
struct FirstSceneForwardingTests {
    private let journal = Journal()

    @Test(arguments: Content.allCases, [1, 2])
    func whatASceneOfATestAppConnectsForIsReceivedOnce(content: Content, scenes: Int) async {
        let app = TestApp()
        app.sceneDelegateClass = CallingSceneDelegate.self
        content.fill(&app.delegate.roles, with: recorder)
        for _ in 1..<scenes { app.connectScene() }
        app.connectScene(content.options)
        #expect(journal.lines == ["heard"])
        await app.settle()
        #expect(app.faults.map(\.reason) == [.broughtTwice])
        #expect(app.faults.map(\.handler) == ["CallingSceneDelegate"])
    }

    @Test(arguments: Content.allCases)
    func whatASceneConnectsForWhoseConnectionIsPostedLateIsReceivedOnce(content: Content) async throws {
        let app = IsolatedApp(scenes: SceneManifest())
        content.fill(&app.delegate.roles, with: recorder)
        app.application.system.launchReason = .background
        app.launch()
        let options = content.options
        let scene = UIWindowScene(session: .sample(), connectionOptions: options)
        let delegate = CallingSceneDelegate(for: app.delegate)
        scene.delegate = delegate
        // UIKit's own order is the other one.
        delegate.scene(scene, willConnectTo: scene.session, options: options)
        #expect(journal.lines == ["heard"])
        #expect(app.faults.map(\.reason) == [.broughtTwice])
    }

    @Test(arguments: [1, 2])
    func theSecondWayGetsTheAnswerOfTheFirst(scenes: Int) {
        let app = TestApp()
        app.sceneDelegateClass = CallingSceneDelegate.self
        app.delegate.urlDelegate = [Probe("taking", claims: true, in: journal)]
        for _ in 1..<scenes { app.connectScene() }
        app.connectScene(opening: .page)
        #expect(app.records.filter { $0.event == .openURL }.map(\.answer) == ["true"])
    }

    @Test func anOverrideOfTheAppDelegateAndTheHandlersBehindItHearAURLOnce() {
        let app = IsolatedApp(scenes: SceneManifest(), makeDelegate: { OverridingAppDelegate(roles: $0, clock: $1) })
        app.delegate.urlDelegate = [Probe("handler", claims: true, in: app.delegate.journal)]
        app.application.system.launchReason = .background
        app.launch()
        let options = Content.url.options
        let scene = UIWindowScene(session: .sample(), connectionOptions: options)
        let delegate = CallingSceneDelegate(for: app.delegate)
        scene.delegate = delegate
        delegate.scene(scene, willConnectTo: scene.session, options: options)
        #expect(app.delegate.journal.lines == ["own open page", "handler"])
    }

    @Test func twoURLsOfAnAppWithoutScenesAreTwo() {
        let app = IsolatedApp()
        app.delegate.urlDelegate = [Probe("handler", in: journal)]
        app.launch()
        app.open()
        app.open()
        #expect(journal.lines == ["handler", "handler"])
        #expect(app.faults.isEmpty)
    }

    private var recorder: RecordingHandler {
        let recorder = RecordingHandler.taking()
        let note: @MainActor () -> Void = { [journal] in journal.note("heard") }
        recorder.answer(.openURL) { _ in
            note()
            return true
        }
        recorder.answer(.continueUserActivity) { _ in
            note()
            return true
        }
        recorder.answer(.performShortcutAction) { _, completion in
            note()
            completion(true)
        }
        recorder.answer(.didAcceptCloudKitShare) { _ in note() }
        return recorder
    }

    /// What a scene connects for.
    nonisolated enum Content: CaseIterable {
        case url, activity, quickAction, share

        @MainActor var options: UIScene.ConnectionOptions {
            switch self {
            case .url: .init(urlContexts: [UIOpenURLContext(url: .page)])
            case .activity: .init(userActivities: [NSUserActivity(activityType: "page")])
            case .quickAction: .init(shortcutItem: UIApplicationShortcutItem(type: "scan", localizedTitle: "Scan"))
            case .share: .init(cloudKitShareMetadata: CKShare.Metadata(containerIdentifier: "container"))
            }
        }

        @MainActor func fill(_ roles: inout Roles, with handler: RecordingHandler) {
            switch self {
            case .url: roles.urlDelegate = [handler]
            case .activity: roles.activityContinuationDelegate = [handler]
            case .quickAction: roles.shortcutItemDelegate = [handler]
            case .share: roles.cloudKitShareDelegate = [handler]
            }
        }
    }
}

private final class CallingSceneDelegate: SceneDelegate {
    private let owner: AppDelegate?

    override init(for appDelegate: AppDelegate) {
        owner = appDelegate
        super.init(for: appDelegate)
    }

    required init() {
        owner = nil
        super.init()
    }

    override func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {
        let delegate = owner ?? Bridge.appDelegate
        _ = Bridge.open(connectionOptions.urlContexts, by: delegate)
        for activity in connectionOptions.userActivities { Bridge.continue(activity, by: delegate) }
        if let item = connectionOptions.shortcutItem {
            delegate?.application(.shared, performActionFor: item) { _ in }
        }
        if let share = connectionOptions.cloudKitShareMetadata {
            delegate?.application(.shared, userDidAcceptCloudKitShareWith: share)
        }
        super.scene(scene, willConnectTo: session, options: connectionOptions)
    }
}
#endif
