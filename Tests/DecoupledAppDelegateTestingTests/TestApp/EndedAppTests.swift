import DecoupledAppDelegate
import DecoupledAppDelegateTesting
import Testing

/// A test app that has ended.
@MainActor
@Suite(.net)
struct EndedAppTests {
    private let recorder = RecordingHandler()
    private let page = URL(fileURLWithPath: "/page")
    private let scan = UIApplicationShortcutItem(type: "scan", localizedTitle: "Scan")

    enum End: CaseIterable { case terminated, swipedAway, terminatedWithScene, swipedAwayWithScene, closed }

    private func app(_ end: End) -> (TestApp, UIWindowScene?) {
        var roles = Roles()
        roles.append(recorder)
        let app = TestApp(roles: roles)
        var scene: UIWindowScene?
        switch end {
        case .terminated, .swipedAway: app.launch()
        case .terminatedWithScene, .swipedAwayWithScene, .closed: scene = app.connectScene()
        }
        switch end {
        case .terminated, .terminatedWithScene: app.terminate()
        case .swipedAway, .swipedAwayWithScene: app.swipeAway()
        case .closed: scene.map(app.close)
        }
        recorder.removeEntries()
        return (app, scene)
    }

    @Test(arguments: End.allCases) func nothingIsDeliveredAfterTheEnd(_ end: End) async {
        let (app, scene) = app(end)
        var isHandled = app.open(page)
        isHandled = app.continueUserActivity(NSUserActivity(activityType: "order")) || isHandled
        isHandled = await app.performShortcut(scan) == true || isHandled
        isHandled = await app.respond(to: app.makeResponse(to: [:])) || isHandled
        #expect(!isHandled)
        if let scene {
            app.open(page, in: scene)
            app.continueUserActivity(NSUserActivity(activityType: "order"), in: scene)
            await app.performShortcut(scan, in: scene)
            app.move(scene, to: .foregroundActive)
        }
        #if RemoteNotifications
        #expect(await app.push(["aps": ["content-available": 1]]) == .noData)
        #endif
        await app.performFetch()
        await app.present(app.makeNotification([:]))
        app.enterForeground()
        app.enterBackground()
        app.receiveMemoryWarning()
        app.setProtectedDataAvailable(true)
        app.deliver(.significantTimeChange)
        app.terminate()
        app.swipeAway()
        #expect(recorder.events == [])
        #expect(app.scenes.isEmpty)
    }

    @Test func whatWasKeptIsNotDeliveredAfterTheEnd() async {
        let app = TestApp()
        app.launch()
        app.deliver(.openURL, (page, [:]))
        app.terminate()
        app.delegate.urlDelegate = [recorder]
        await app.settle()
        #expect(recorder.events == [])
    }

    @Test(arguments: End.allCases) func anAppThatIsLaunchedAfterItsEndReceivesEventsUntilTheNext(_ end: End) {
        let (app, scene) = app(end)
        if scene == nil { app.launch() } else { app.connectScene() }
        recorder.removeEntries()
        app.open(page)
        #expect(recorder.events == [.openURL])
        app.swipeAway()
        recorder.removeEntries()
        app.open(page)
        #expect(recorder.events == [])
    }
}
