import DecoupledAppDelegate
import DecoupledAppDelegateTesting
import DecoupledAppDelegateTracing
import Testing

@MainActor
@Suite(.net)
struct TestAppTests {
    private let recorder = RecordingHandler()
    private let page = URL(fileURLWithPath: "/page")

    private func app() -> TestApp {
        var roles = Roles()
        roles.append(recorder)
        return TestApp(roles: roles)
    }

    // MARK: Launches

    @Test func aPlainLaunchEndsInFront() {
        #expect(app().launch())
        #expect(recorder.events == [.willFinishLaunching, .didFinishLaunching, .didBecomeActive])
    }

    @Test func aLaunchInTheBackgroundStaysThere() {
        let app = app()
        app.launch(inBackground: true)
        #expect(recorder.events == [.willFinishLaunching, .didFinishLaunching])
        app.enterForeground()
        #expect(recorder.events.suffix(2) == [.willEnterForeground, .didBecomeActive])
    }

    @Test func aURLIsDeliveredBetweenTheLaunchAndBecomingActive() {
        recorder.answer(.openURL, with: true)
        #expect(app().launch(opening: page))
        #expect(recorder.events == [.willFinishLaunching, .didFinishLaunching, .openURL, .didBecomeActive])
    }

    @Test(arguments: ["com.example.mail", nil])
    func whoAsksForAURLIsAmongTheLaunchOptions(_ sender: String?) {
        var launchOptions: [UIApplication.LaunchOptionsKey: Any]?
        recorder.answer(.didFinishLaunching) {
            launchOptions = $0
            return true
        }
        var options: [UIApplication.OpenURLOptionsKey: Any] = [:]
        options[.sourceApplication] = sender
        app().launch(opening: page, options: options)
        #expect(launchOptions?[.url] as? URL == page)
        #expect(launchOptions?[.sourceApplication] as? String == sender)
        #expect(launchOptions?.count == (sender == nil ? 1 : 2))
    }

    @Test func aLaunchThatAHandlerDeclinesDeliversNothing() {
        recorder.answer(.openURL, with: true)
        recorder.answer(.didFinishLaunching, with: false)
        #expect(!app().launch(opening: page))
        #expect(recorder.events == [.willFinishLaunching, .didFinishLaunching, .didBecomeActive])
    }

    @Test func anActivityIsAnnouncedAndContinued() {
        recorder.answer(.continueUserActivity, with: true)
        #expect(app().launch(continuing: NSUserActivity(activityType: "parcel")))
        #expect(recorder.events[2...3] == [.willContinueUserActivity, .continueUserActivity])
    }

    @Test func aShortcutIsPerformedAfterTheLaunchMethodsAndBeforeTheAppIsActive() async {
        recorder.answer(.performShortcutAction, with: true)
        let item = UIApplicationShortcutItem(type: "scan", localizedTitle: "Scan")
        #expect(await app().launch(performing: item) == true)
        #expect(recorder.entries.dropLast().last == .init(.performShortcutAction, "scan"))
        #expect(recorder.events.last == .didBecomeActive)
    }

    @Test func aResponseToANotificationIsDelivered() async {
        let app = app()
        #expect(await app.launch(respondingTo: app.makeResponse(to: [:])))
        #expect(recorder.events.suffix(2) == [.didReceiveNotificationResponse, .didBecomeActive])
    }

    // MARK: Events of a running app

    @Test func anAppInTheBackgroundComesToTheFrontForAURL() {
        let app = app()
        app.launch()
        app.enterBackground()
        recorder.removeEntries()
        app.open(page)
        #expect(recorder.events == [.willEnterForeground, .openURL, .didBecomeActive])
        #expect(!app.isInBackground)
    }

    @Test func theLifeOfAnAppIsToldInOrder() {
        let app = app()
        app.launch()
        recorder.removeEntries()
        app.enterBackground()
        app.enterBackground()
        app.enterForeground()
        app.enterForeground()
        app.receiveMemoryWarning()
        app.terminate()
        #expect(
            recorder.events == [
                .willResignActive, .didEnterBackground, .willEnterForeground, .didBecomeActive,
                .didReceiveMemoryWarning, .willTerminate,
            ]
        )
    }

    @Test func combinedAnswersAreTyped() async {
        recorder.answer(.supportedInterfaceOrientations, with: .portrait)
        recorder.answer(.performFetch, with: .newData)
        recorder.answer(.willPresentNotification, with: [.banner, .sound])
        let app = app()
        #expect(app.supportedInterfaceOrientations() == .portrait)
        #expect(await app.performFetch() == .newData)
        #expect(await app.present(app.makeNotification([:])) == [.banner, .sound])
        #expect(await app.handleEventsForBackgroundURLSession("receipts"))
        #expect(app.deliver(.shouldAllowExtensionPoint, .keyboard))
    }

    @Test func recordsAndFaultsAreTheAppsOwn() async {
        let (one, other) = (app(), app())
        recorder.answer(.performFetch, .twice(.newData))
        await one.performFetch()
        #expect(one.lastRecord(of: .performFetch)?.answer == "newData")
        #expect(one.faults.map(\.reason) == [.answeredTwice])
        #expect(other.records.isEmpty && other.faults.isEmpty)
    }

    @Test func aFaultOfTheRolesIsThereFromTheBeginning() {
        var roles = Roles()
        roles.urlDelegate = [recorder, recorder]
        #expect(TestApp(roles: roles).faults.map(\.reason) == [.duplicate])
    }

    @Test func aNotificationIsPresentedToTheCentersOwnDelegate() async {
        let own = OwnCenterDelegate()
        recorder.answer(.didFinishLaunching) { _ in
            UNUserNotificationCenter.current().delegate = own
            return true
        }
        var roles = Roles()
        roles.appStateDelegate = [recorder]
        let app = TestApp(roles: roles)
        app.launch()
        #expect(await app.present(app.makeNotification(["aps": [:] as [String: Any]])) == .banner)
    }

    @Test func aResponseThatNobodyIsToldOfIsNotHandled() async {
        let app = TestApp()
        #expect(await !app.launch(respondingTo: app.makeResponse(to: [:])))
    }

    @Test func aClockThatIsMovedByWhatBecomesDueGoesForward() {
        let clock = ManualClock()
        let delegate = AppDelegate(roles: Roles(), clock: clock)
        recorder.answer(.performFetch, .later)
        delegate.backgroundFetchDelegate = [recorder]
        delegate.deliver(.performFetch, ()).whenAnswered { _ in clock.advance(by: 100) }
        clock.advance(by: 40)
        #expect(clock.now >= 129)
    }

    @Test func handlersGetTheApplicationOfTheirAppWithASceneAndWithoutOne() async {
        let (app, probe) = (TestApp(), ApplicationProbe())
        app.deliver(.openURL, (page, [:]))
        await app.settle()
        app.connectScene(opening: page)
        app.delegate.urlDelegate = [probe]
        await app.settle()
        app.open(page)
        await app.settle()
        app.open(page, in: app.connectScene())
        #expect(probe.applications.map { $0 === app.application } == [true, true, true, true])
    }
}

@MainActor
private final class ApplicationProbe: URLDelegate {
    private(set) var applications: [UIApplication] = []

    func application(_ app: UIApplication, open url: URL, options: OpenURLOptions) -> Bool {
        applications.append(app)
        return true
    }
}

private final class OwnCenterDelegate: NSObject, UNUserNotificationCenterDelegate {
    func userNotificationCenter(
        _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
        withCompletionHandler completionHandler: @escaping @Sendable (UNNotificationPresentationOptions) -> Void
    ) { completionHandler(.banner) }
}
