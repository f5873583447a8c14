import DecoupledAppDelegate
import DecoupledAppDelegateTesting
import Testing

/// What people saw the real UIKit do, played by a test app.
@Suite(.net) @MainActor struct ObservedTests {
    private let page = URL(fileURLWithPath: "/page")

    private func app(wanting events: Set<AppEvent>? = nil) -> (TestApp, RecordingHandler) {
        let handler = RecordingHandler(wanting: events)
        var roles = Roles()
        roles.append(handler)
        return (TestApp(roles: roles), handler)
    }

    @Test("The headless application and a test app make the same calls", arguments: Situation.all)
    func sameCalls(in situation: Situation) async {
        #expect(await situation.heardHeadless() == situation.heardInTestApp())
    }

    @Test("O08, O11: before its launch an app is in the background, and without scenes it has one all the same")
    func stateAtLaunch() {
        let (app, handler) = app()
        #expect(app.application.applicationState == .background)
        var states: [UIScene.ActivationState] = []
        handler.answer(.didFinishLaunching) { _ in
            states = UIApplication.shared.connectedScenes.map(\.activationState)
            return true
        }
        app.launch()
        #expect(states == [.foregroundInactive])
    }

    @Test("O17: a link's launch options have three entries, and the app that it was in") func activityOptions() throws {
        let link = NSUserActivity(activityType: NSUserActivityTypeBrowsingWeb)
        let options = launchOptions(of: link)
        let entries = try #require(options?[.userActivityDictionary] as? [String: Any])
        #expect(entries.count == 3)
        #expect(entries["UIApplicationLaunchOptionsUserActivityKey"] as? NSUserActivity === link)
        #expect(options?[.sourceApplication] as? String == "com.apple.mobilesafari")
        #expect(options?.count == 2)
        #expect(launchOptions(of: NSUserActivity(activityType: "order"))?.count == 1)
    }

    private func launchOptions(of activity: NSUserActivity) -> [UIApplication.LaunchOptionsKey: Any]? {
        let (app, handler) = app()
        var options: [UIApplication.LaunchOptionsKey: Any]?
        handler.answer(.didFinishLaunching) {
            options = $0
            return true
        }
        app.launch(continuing: activity)
        return options
    }

    @Test("O20: a quick action in the background is performed before the app is active") func warmAction() async {
        let (app, handler) = app(wanting: [.performShortcutAction, .willEnterForeground, .didBecomeActive])
        app.launch()
        app.enterBackground()
        handler.removeEntries()
        await app.performShortcut("scan")
        #expect(handler.events == [.willEnterForeground, .performShortcutAction, .didBecomeActive])
    }

    @Test("O24: a tap in the background brings the app to the front, and is told before it is active")
    func warmTap() async {
        let (app, handler) = app(wanting: [.didReceiveNotificationResponse, .willEnterForeground, .didBecomeActive])
        app.launch()
        app.enterBackground()
        handler.removeEntries()
        await app.respond(to: app.makeResponse(to: [:]))
        #expect(handler.events == [.willEnterForeground, .didReceiveNotificationResponse, .didBecomeActive])
    }

    @Test("O29: an action without .foreground leaves the app in the background") func backgroundAction() async {
        let (app, handler) = app()
        app.launch()
        app.enterBackground()
        handler.removeEntries()
        let notification = app.makeNotification(["aps": [:] as [String: Any]])
        await app.respond(to: app.makeResponse(to: notification, action: "later"))
        #expect(handler.events == [.didReceiveNotificationResponse])
        #expect(app.isInBackground)
    }

    @Test("O52: a scene that is swiped away does not enter the background") func swipedAway() {
        let (app, handler) = app()
        app.connectScene()
        handler.removeEntries()
        app.swipeAway()
        #expect(handler.events.first == .sceneWillResignActive)
        #expect(!handler.events.contains(.sceneDidEnterBackground))
        #expect(handler.events.suffix(2) == [.didDiscardSceneSessions, .willTerminate])
    }

    @Test("O55: the app ends with its last window") func lastWindow() {
        let (app, handler) = app()
        app.close(app.connectScene())
        #expect(handler.events.last == .willTerminate)
    }

    @Test("O51: an app whose first scene is on a display to look at is not active, and one with a car's is")
    func otherFirstScenes() {
        let (display, _) = app()
        display.connectScene(role: .windowExternalDisplayNonInteractive)
        #expect(display.application.applicationState == .inactive)
        let (car, _) = app()
        car.connectScene(role: .carTemplateApplication)
        #expect(car.application.applicationState == .active)
    }

    // MARK: What UIKit has cached

    @Test func aURLForAnEmptySlotIsNotKeptForAHandlerThatComesLater() async {
        let app = TestApp()
        app.launch()
        #expect(!app.open(page))
        let handler = RecordingHandler()
        app.delegate.urlDelegate = [handler]
        await app.settle()
        #expect(handler.events.isEmpty)
        app.open(page)
        #expect(handler.events == [.openURL])
    }

    @Test func aHandlerThatComesDuringTheLaunchDoesNotHearOfTheURLThatLaunchedTheApp() {
        let (app, launcher) = app(wanting: [.didFinishLaunching])
        app.delegate.urlDelegate = []
        let handler = RecordingHandler()
        launcher.answer(.didFinishLaunching) { _ in
            app.delegate.urlDelegate = [handler]
            return true
        }
        #expect(!app.launch(opening: page))
        #expect(handler.events.isEmpty)
    }

    @Test func whatIsDeliveredByHandAndWhatASceneConnectsWithIsKept() async {
        let app = TestApp()
        app.launch()
        app.deliver(.openURL, (page, [:]))
        let handler = RecordingHandler()
        app.delegate.urlDelegate = [handler]
        await app.settle()
        #expect(handler.events == [.openURL])

        let other = TestApp()
        other.connectScene(opening: page)
        let latecomer = RecordingHandler()
        other.delegate.urlDelegate = [latecomer]
        await other.settle()
        #expect(latecomer.events == [.openURL])
    }
}
