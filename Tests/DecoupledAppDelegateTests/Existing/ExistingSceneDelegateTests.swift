import DecoupledAppDelegate
import DecoupledAppDelegateTesting
import Foundation
import Testing

/// A scene delegate, such as a framework's, as one handler among others.
@MainActor
struct ExistingSceneDelegateTests {
    private let app = IsolatedApp(scenes: SceneManifest())
    private let journal = Journal()

    @Test func aWrappedSceneDelegateIsSentWhatHappensToItsScenes() throws {
        wrapHost()
        app.launch()
        app.application.system.open(.page)
        app.application.system.continueUserActivity(NSUserActivity(activityType: "read"))
        app.application.system.enterBackground()
        let scene = try #require(app.application.connectedScenes.first)
        app.application.system.disconnect(scene)
        #expect(
            journal.lines == [
                "connect 0", "foreground", "active", "open 1", "announce read", "continue", "resign", "background",
                "disconnect",
            ]
        )
    }

    @Test func whatAHandlerBeforeItHandlesIsNotSentToAWrappedSceneDelegate() {
        let own = Probe("own", claims: true, in: journal)
        app.delegate.urlDelegate = [own]
        wrapHost()
        app.launch()
        _ = journal.take()
        app.application.system.open(.page)
        #expect(journal.lines == ["own"])
    }

    @Test func aWrappedSceneDelegateInFrontHandlesEveryURL() {
        wrapHost()
        app.delegate.urlDelegate.append(Probe("own", claims: true, in: journal))
        app.launch()
        _ = journal.take()
        app.application.system.open(.page)
        #expect(journal.lines == ["open 1"])
    }

    @Test func aWrappedSceneDelegateThatObservesLeavesEveryURLToTheHandlers() {
        app.delegate.urlDelegate = Handlers {
            Observing(ExistingSceneDelegate(wrapping: Host(journal)))
            Probe("own", claims: true, in: journal)
        }
        app.launch()
        app.application.system.open(.page)
        #expect(journal.lines == ["open 1", "own"])
    }

    @Test func whatASceneIsConnectedForIsSentToAWrappedSceneDelegateWithTheConnectionAlone() {
        wrapHost()
        app.delegate.urlDelegate.append(Probe("own", claims: true, in: journal))
        unsafe app.application.delegate = app.delegate
        app.application.system.launchReason = .url(.page)
        app.application.system.launch()
        #expect(journal.lines.prefix(2) == ["connect 1", "own"])
        #expect(!journal.lines.contains("open 1"))
    }

    @Test func whatASceneIsConnectedForIsSentToAWrappedSceneDelegateThatDoesNotReceiveTheConnection() {
        app.delegate.urlDelegate = [ExistingSceneDelegate(wrapping: Host(journal))]
        unsafe app.application.delegate = app.delegate
        app.application.system.launchReason = .url(.page)
        app.application.system.launch()
        #expect(journal.lines == ["open 1"])
    }

    @Test func whatASceneIsConnectedForIsSentToAWrappedSceneDelegateWithoutTheMethodForConnections() {
        app.delegate.roles.append(ExistingSceneDelegate(wrapping: ConnectionlessHost(journal)))
        unsafe app.application.delegate = app.delegate
        app.application.system.launchReason = .url(.page)
        app.application.system.launch()
        #expect(journal.lines == ["open 1"])
    }

    @Test func whatASceneIsConnectedForIsSentOnceToAWrappedSceneDelegateThatAClosurePassesTheConnectionOnToLater() {
        wrapHost()
        var passOn: [() -> Void] = []
        app.delegate.intercept(.sceneWillConnect) { call in passOn.append { call.next() } }
        unsafe app.application.delegate = app.delegate
        app.application.system.launchReason = .url(.page)
        app.application.system.launch()
        passOn.forEach { $0() }
        #expect(journal.lines.filter { !["foreground", "active"].contains($0) } == ["connect 1"])
    }

    @Test func whatAWrappedSceneDelegateHasWithTheConnectionIsNotKeptThoughTheAppForwardsItByHand() async {
        let app = TestApp()
        app.sceneDelegateClass = ConnectionForwardingSceneDelegate.self
        ConnectionForwardingSceneDelegate.target = app
        app.delegate.roles.append(ExistingSceneDelegate(wrapping: Host(journal)))
        app.connectScene(opening: .page)
        let later = RecordingHandler.taking()
        app.delegate.urlDelegate.append(later)
        await app.settle()
        #expect(journal.lines.first == "connect 1")
        #expect(later.events == [])
    }

    @Test func whatASceneIsConnectedForIsReleasedToAWrappedSceneDelegateThatAConditionKeepsTheConnectionFrom() async {
        wrapHost()
        let lock = app.delegate.intercept(
            [.sceneWillConnect, .openURL], admitting: { _ in false }, keepingRejected: true)
        unsafe app.application.delegate = app.delegate
        app.application.system.launchReason = .url(.page)
        app.application.system.launch()
        _ = journal.take()
        lock.cancel()
        await nextTurn()
        #expect(journal.lines == ["open 1"])
    }

    @Test func aQuickActionOfAConnectionIsSentToAWrappedSceneDelegateWithTheConnectionAlone() {
        wrapHost()
        unsafe app.application.delegate = app.delegate
        app.application.system.launchReason = .shortcutItem(
            UIApplicationShortcutItem(type: "new", localizedTitle: "New"))
        app.application.system.launch()
        #expect(journal.take().filter { $0 == "perform" } == [])
        app.application.system.performAction(for: UIApplicationShortcutItem(type: "new", localizedTitle: "New")) { _ in
        }
        #expect(journal.lines == ["perform"])
    }

    @Test func whatASceneIsConnectedForIsNotSentAgainOnceAnotherSceneHasConnected() {
        let existing = ExistingSceneDelegate(wrapping: Host(journal))
        let item = UIApplicationShortcutItem(type: "new", localizedTitle: "New")
        let slow = RecordingHandler()
        slow.answer(.performShortcutAction, .later)
        app.delegate.shortcutItemDelegate = [slow, existing]
        app.delegate.sceneConnectionDelegate = [existing]
        app.launch()
        app.application.system.connectScene(options: UIScene.ConnectionOptions(shortcutItem: item))
        app.application.system.connectScene(options: UIScene.ConnectionOptions())
        slow.finish(.performShortcutAction, with: false)
        #expect(!journal.lines.contains("perform"))
    }

    @Test func aURLThatAnInterceptionHasChangedIsNotSentToAWrappedSceneDelegate() throws {
        wrapHost()
        app.delegate.urlDelegate.append(Probe("own", claims: true, in: journal))
        app.launch()
        _ = journal.take()
        let other = try #require(URL(string: "courier://other"))
        app.delegate.intercept(.openURL) { $0.next((url: other, options: $0.input.options)) }
        app.application.system.open(.page)
        #expect(journal.lines == ["own"])
    }

    @Test func aURLThatAHandlerBeforeItOpensMeanwhileKeepsNoneFromAWrappedSceneDelegate() throws {
        let first = Probe("first", in: journal)
        app.delegate.urlDelegate = [first]
        wrapHost()
        app.launch()
        _ = journal.take()
        let other = try #require(URL(string: "courier://other"))
        first.whenCalled = { [unowned first, app] in
            first.whenCalled = {}
            app.application.system.open(other)
        }
        app.application.system.open(.page)
        #expect(journal.lines == ["first", "first", "open 1", "open 1"])
    }

    @Test func aURLThatIsDeliveredByHandIsNotSentToAWrappedSceneDelegateThoughItHasBeenOpenedBefore() throws {
        wrapHost()
        app.launch()
        let scene = try #require(app.application.connectedScenes.first)
        let context = UIOpenURLContext(url: .page)
        scene.delegate?.scene(scene, openURLContexts: [context])
        _ = journal.take()
        app.delegate.deliver(.openURL, (url: context.url, options: [:]), in: scene)
        #expect(journal.lines.isEmpty)
    }

    @Test(arguments: 0..<3)
    func whatTheSceneWasConnectedForIsNeitherReportedNorOfferedLater(index: Int) async {
        wrapHost()
        app.application.system.launchReason = reasons[index]
        app.launch()
        app.delegate.urlDelegate.append(Probe("late", claims: true, in: journal))
        app.delegate.shortcutItemDelegate.append(ShortcutHandler("late", answering: true, in: journal))
        await nextTurn()
        app.clock.advance(by: 61)
        #expect(journal.lines == ["connect \(index == 0 ? 1 : 0)", "foreground", "active"])
        #expect(app.faults.isEmpty)
    }

    @Test(arguments: [true, false])
    func aURLThatAnOverridePassesOnIsSentToAWrappedSceneDelegate(isLate: Bool) async {
        let app = TestApp(delegate: OpeningAppDelegate())
        (app.delegate as? OpeningAppDelegate)?.isLate = isLate
        app.delegate.roles.append(ExistingSceneDelegate(wrapping: Host(journal)))
        let scene = app.connectScene()
        _ = journal.take()
        app.open(.page, in: scene)
        await app.settle()
        #expect(journal.lines == ["open 1"])
    }

    @Test func aURLThatAConditionHoldsIsSentToAWrappedSceneDelegateWhenItIsReleased() async {
        wrapHost()
        app.launch()
        let condition = hold()
        app.application.system.open(.page)
        app.application.system.continueUserActivity(NSUserActivity(activityType: "read"))
        #expect(!journal.take().contains("open 1"))
        condition.cancel()
        for _ in 1...6 { await nextTurn() }
        #expect(journal.lines == ["open 1", "continue"])
        app.clock.advance(by: 61)
        #expect(app.faults.isEmpty)
    }

    @Test func aURLThatIsKeptUntilAWrappedSceneDelegateIsAddedIsSentToIt() async {
        app.delegate.keptEventPolicy.respondsWithoutHandlers = true
        app.launch()
        app.application.system.open(.page)
        wrapHost()
        await nextTurn()
        #expect(journal.lines == ["open 1"])
    }

    @Test(arguments: 0..<3)
    func whatASceneConnectsForAndAConditionHoldsIsNotSentAgain(index: Int) async {
        wrapHost()
        let condition = hold()
        app.application.system.launchReason = reasons[index]
        app.launch()
        condition.cancel()
        for _ in 1...6 { await nextTurn() }
        app.clock.advance(by: 61)
        #expect(journal.lines == ["connect \(index == 0 ? 1 : 0)", "foreground", "active"])
        #expect(app.faults.isEmpty)
    }

    /// What a scene may connect for.
    private let reasons: [LaunchReason] = [
        .url(.page), .userActivity(NSUserActivity(activityType: "read")),
        .shortcutItem(UIApplicationShortcutItem(type: "type", localizedTitle: "title")),
    ]

    private func hold() -> Interception {
        app.delegate.intercept(
            [.openURL, .continueUserActivity, .performShortcutAction], key: "lock", admitting: { _ in false },
            keepingRejected: true)
    }

    @Test func aDelegateThatCallsTheHandlersIsReportedAndNotCalled() {
        app.delegate.sceneStateDelegate = [ExistingSceneDelegate(wrapping: SceneDelegate(for: app.delegate))]
        #expect(app.faults.map(\.reason) == [.inOwnSlot])
        app.launch()
        #expect(app.faults.map(\.reason) == [.inOwnSlot])
    }

    @Test func anActivityThatIsAnnouncedFailsOrChangesIsForwarded() throws {
        wrapHost()
        app.launch()
        _ = journal.take()
        app.application.system.failToContinueUserActivity(type: "lost", error: CancellationError())
        let scene = try #require(app.application.connectedScenes.first)
        scene.delegate?.scene(scene, didUpdate: NSUserActivity(activityType: "type"))
        #expect(journal.lines == ["announce lost", "fail lost", "update type"])
    }

    @Test func aMethodOfScenesThatTheWrappedObjectAddsIsForwardedToIt() {
        let host = Host(journal)
        app.delegate.roles.append(ExistingSceneDelegate(wrapping: host))
        let selector = Selector("sceneLifeCycleDelegate")
        let delegate = SceneDelegate(for: app.delegate)
        #expect(delegate.responds(to: selector))
        #expect(delegate.forwardingTarget(for: selector) as? Host === host)
    }

    private func wrapHost() { app.delegate.roles.append(ExistingSceneDelegate(wrapping: Host(journal))) }
}

/// A framework's scene delegate, which adds a method.
private final class Host: UIResponder, UIWindowSceneDelegate {
    private let journal: Journal

    init(_ journal: Journal) {
        self.journal = journal
        super.init()
    }

    override nonisolated func responds(to aSelector: Selector!) -> Bool {
        aSelector == Selector("sceneLifeCycleDelegate") || super.responds(to: aSelector)
    }

    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) { journal.note("connect \(connectionOptions.urlContexts.count)") }

    func sceneDidDisconnect(_ scene: UIScene) { journal.note("disconnect") }

    func sceneDidBecomeActive(_ scene: UIScene) { journal.note("active") }

    func sceneWillResignActive(_ scene: UIScene) { journal.note("resign") }

    func sceneWillEnterForeground(_ scene: UIScene) { journal.note("foreground") }

    func sceneDidEnterBackground(_ scene: UIScene) { journal.note("background") }

    func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
        journal.note("open \(URLContexts.count)")
    }

    func scene(_ scene: UIScene, continue userActivity: NSUserActivity) { journal.note("continue") }

    func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String) {
        journal.note("announce \(userActivityType)")
    }

    func scene(
        _ scene: UIScene, didFailToContinueUserActivityWithType userActivityType: String, error: any Error
    ) { journal.note("fail \(userActivityType)") }

    func scene(_ scene: UIScene, didUpdate userActivity: NSUserActivity) {
        journal.note("update \(userActivity.activityType)")
    }

    func windowScene(
        _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping @Sendable (Bool) -> Void
    ) {
        journal.note("perform")
        completionHandler(true)
    }
}

/// A framework's scene delegate that learns of URLs alone.
private final class ConnectionlessHost: UIResponder, UIWindowSceneDelegate {
    private let journal: Journal

    init(_ journal: Journal) {
        self.journal = journal
        super.init()
    }

    override nonisolated func responds(to aSelector: Selector!) -> Bool {
        aSelector != Selector(AppEvent.sceneWillConnect.rawValue) && super.responds(to: aSelector)
    }

    func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
        journal.note("open \(URLContexts.count)")
    }
}

/// Calls super when its scene connects, and then the app delegate by hand.
private final class ConnectionForwardingSceneDelegate: SceneDelegate {
    weak static var target: TestApp?

    override func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {
        super.scene(scene, willConnectTo: session, options: connectionOptions)
        guard let app = Self.target else { return }
        for context in connectionOptions.urlContexts {
            _ = app.delegate.application(app.application, open: context.url, options: [:])
        }
    }
}

/// Passes a URL on, at once or on a later turn.
private final class OpeningAppDelegate: AppDelegate {
    var isLate = false

    override func application(
        _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]
    ) -> Bool {
        guard isLate else { return super.application(app, open: url, options: options) }
        DispatchQueue.main.async { _ = super.application(app, open: url, options: options) }
        return true
    }
}
