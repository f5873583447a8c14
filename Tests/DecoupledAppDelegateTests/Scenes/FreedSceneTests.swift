#if CloudKit
import DecoupledAppDelegate
import DecoupledAppDelegateTesting
import Testing

/// What a scene was sent that has been freed without having disconnected, and nobody has handled.
@MainActor
struct FreedSceneTests {
    private let app = IsolatedApp(scenes: SceneManifest())
    private let journal = Journal()

    nonisolated enum Content: CaseIterable {
        case url, activity, quickAction, share
    }

    @Test(arguments: Content.allCases)
    func whatAFreedSceneWasSentExpiresWithoutAFault(content: Content) {
        sendToSceneThatIsFreed(content)
        app.clock.advance(by: 60)
        #expect(app.faults.isEmpty)
        #expect(app.clock.scheduledCount == 0)
    }

    @Test(arguments: Content.allCases)
    func whatAFreedSceneWasSentTakesNoPlaceFromAnotherEvent(content: Content) async {
        app.delegate.keptEventPolicy.limit = 2
        app.open(url(1))
        sendToSceneThatIsFreed(content)
        app.open(url(2))
        let handler = URLProbe()
        app.delegate.urlDelegate = [handler]
        await nextTurn()
        #expect(handler.urls == [url(1), url(2)])
        #expect(app.faults.isEmpty)
    }

    @Test func whatWasAnsweredAfterItsSceneWasFreedIsNotKept() {
        let slow = ShortcutHandler("slow", in: journal)
        app.delegate.shortcutItemDelegate = [slow]
        sendToSceneThatIsFreed(.quickAction)
        #expect(journal.lines == ["slow"])
        slow.answer(false)
        app.clock.advance(by: 60)
        #expect(app.faults.isEmpty)
        #expect(app.clock.scheduledCount == 0)
    }

    @Test func anEventWhoseSceneIsFreedHoldsTheRestNoLongerThanAnEventIsKept() async {
        app.delegate.deadlines[.performShortcutAction] = .infinity
        app.delegate.shortcutItemDelegate = [ShortcutHandler("slow", in: journal)]
        let condition = app.delegate.intercept(
            [.performShortcutAction], key: "lock", admitting: { _ in false }, keepingRejected: true)
        var scene: UIWindowScene? = makeScene()
        let other = makeScene()
        if let scene { send(.quickAction, to: scene) }
        send(.quickAction, to: other)
        condition.cancel()
        for _ in 1...8 { await nextTurn() }
        #expect(journal.take() == ["slow"])
        scene = nil
        app.clock.advance(by: 60)
        for _ in 1...8 { await nextTurn() }
        #expect(scene == nil)
        #expect(journal.take() == ["slow"])
    }

    @Test func whatIsOfferedAsItsSceneIsFreedIsNotKeptOn() async {
        var scene: UIWindowScene? = makeScene()
        if let scene { send(.url, to: scene) }
        let decliner = Probe("decliner", in: journal)
        decliner.whenCalled = { scene = nil }
        app.delegate.urlDelegate = [decliner]
        await nextTurn()
        #expect(journal.lines == ["decliner"])
        #expect(scene == nil)
        app.clock.advance(by: 60)
        #expect(app.faults.isEmpty)
    }

    private func url(_ number: Int) -> URL { URL(fileURLWithPath: "/\(number)") }

    private func makeScene() -> UIWindowScene {
        UIWindowScene(session: .sample(), connectionOptions: UIScene.ConnectionOptions())
    }

    private func sendToSceneThatIsFreed(_ content: Content) {
        weak var freed: UIWindowScene?
        do {
            let scene = makeScene()
            freed = scene
            send(content, to: scene)
        }
        #expect(freed == nil)
    }

    private func send(_ content: Content, to scene: UIWindowScene) {
        let delegate = SceneDelegate(for: app.delegate)
        switch content {
        case .url: delegate.scene(scene, openURLContexts: [UIOpenURLContext(url: .page)])
        case .activity: delegate.scene(scene, continue: NSUserActivity(activityType: "type"))
        case .quickAction:
            let item = UIApplicationShortcutItem(type: "type", localizedTitle: "title")
            delegate.windowScene(scene, performActionFor: item) { _ in }
        case .share:
            let share = CKShare.Metadata(containerIdentifier: "container")
            delegate.windowScene(scene, userDidAcceptCloudKitShareWith: share)
        }
    }
}
#endif
