#if CloudKit
import DecoupledAppDelegate
import DecoupledAppDelegateStatus
import DecoupledAppDelegateTesting
import Testing

/// An app that had scenes before it wrapped its app delegate: its scene delegate brings the object what UIKit tells scenes alone.
@MainActor
struct BridgeTests {
    private let app = IsolatedApp(scenes: SceneManifest())
    private let old = OldAppDelegate(implementing: BridgeTests.ofScenes)
    private let journal = Journal()
    private static let ofScenes: [AppEvent] = [
        .willEnterForeground, .didBecomeActive, .openURL, .continueUserActivity, .performShortcutAction,
        .didAcceptCloudKitShare, .willResignActive, .didEnterBackground,
    ]

    @Test func whereTheScenesDelegateIsOursTheWrappedObjectIsSentEachEventOnce() {
        wrap()
        playDay()
        #expect(heard == Self.ofScenes)
        #expect(app.faults.isEmpty)
    }

    @Test(
        arguments: [
            DirectBridge.self, PassingBridge.self, InheritingDirectBridge.self, InheritingBridge.self, EarlyBridge.self,
        ] as [UIResponder.Type])
    func aBridgeOfTheAppsOwnBringsTheWrappedObjectEachEventOnce(type: UIResponder.Type) async {
        declare(type)
        wrap()
        playDay()
        #expect(heard == Self.ofScenes)
        await nextTurn()
        #expect(app.faults.allSatisfy { $0.reason == .foreignSceneDelegate })
    }

    @Test(arguments: [InheritingBridge.self, EarlyBridge.self] as [SceneDelegate.Type])
    func aHandlerBesideTheWrappedObjectHearsOnceAndTheBridgeThatTheObjectNeedsIsNotReported(type: SceneDelegate.Type) {
        declare(type)
        app.delegate.urlDelegate = [Probe("handler", in: journal)]
        app.delegate.appStateDelegate = [StateProbe(journal)]
        wrap()
        playDay()
        #expect(heard == Self.ofScenes)
        #expect(journal.lines == ["active", "handler"])
        #expect(app.faults.isEmpty)
    }

    @Test(arguments: [PassingBridge.self, InheritingBridge.self, EarlyBridge.self] as [UIResponder.Type])
    func aClosureOverAnEventRunsOnceThoughABridgeRepeatsIt(type: UIResponder.Type) {
        declare(type)
        app.delegate.intercept(.didBecomeActive) { [journal] in
            journal.note("active")
            $0.next()
        }
        app.delegate.intercept(.openURL) { [journal] in
            journal.note("URL")
            return $0.next()
        }
        app.delegate.intercept(.continueUserActivity) { [journal] in
            journal.note("activity")
            return $0.next()
        }
        app.delegate.intercept(.performShortcutAction) { [journal] in
            journal.note("quick action")
            return $0.next()
        }
        wrap()
        playDay()
        #expect(heard == Self.ofScenes)
        #expect(journal.lines == ["active", "URL", "activity", "quick action"])
    }

    @Test(arguments: [InheritingBridge.self, EarlyBridge.self] as [SceneDelegate.Type])
    func aBridgeOfOneSceneDoesNotMakeTheAppInactiveWhileAnotherIsActive(type: SceneDelegate.Type) throws {
        declare(type)
        wrap()
        app.launch()
        let second = try #require(app.application.system.connectScene())
        app.application.system.deactivate(second)
        #expect(app.delegate.status.applicationState == .active)
        #expect(heard.last == .willResignActive)
    }

    @Test func anEventThatABridgeRepeatsForAnObserverIsKeptOnce() async {
        declare(InheritingBridge.self)
        app.delegate.urlDelegate = Handlers { Observing(ExistingAppDelegate(wrapping: old)) }
        app.launch()
        app.application.system.open(.page)
        app.delegate.urlDelegate.append(Probe("handler", in: journal))
        await nextTurn()
        #expect(journal.lines == ["handler"])
        #expect(heard == [.openURL])
    }

    @Test func aURLThatABridgeBringsTheWrappedObjectIsKeptForNobody() async {
        declare(InheritingBridge.self)
        app.delegate.urlDelegate = [Probe("handler", in: journal)]
        wrap()
        app.launch()
        app.application.system.open(.page)
        app.delegate.urlDelegate.append(Probe("late", claims: true, in: journal))
        await nextTurn()
        app.clock.advance(by: 60)
        #expect(heard.filter { $0 == .openURL }.count == 1)
        #expect(journal.lines == ["handler"])
        #expect(app.faults.isEmpty)
    }

    @Test func anEventThatComesTwiceInDifferentTurnsIsTwoEvents() async {
        app.delegate.urlDelegate = [Probe("handler", in: journal)]
        app.launch()
        app.application.system.open(.page)
        await nextTurn()
        #expect(!app.open())
        #expect(journal.lines == ["handler", "handler"])
        #expect(app.faults.isEmpty)
    }

    @Test func theSecondOfTwoIsAnsweredAsTheFirst() {
        declare(InheritingBridge.self)
        app.delegate.urlDelegate = [Probe("handler", claims: true, in: journal)]
        app.launch()
        app.application.system.open(.page)
        #expect(journal.lines == ["handler"])
        #expect(InheritingBridge.answers.last == true)
    }

    @Test(arguments: [true, false])
    func theSecondOfTwoIsTrueIfAHandlerOrTheWrappedObjectHasTakenTheURL(handlerTakesIt: Bool) {
        let old = TakingAppDelegate(takes: !handlerTakesIt)
        declare(InheritingBridge.self)
        app.delegate.urlDelegate = [
            Probe("handler", claims: handlerTakesIt, in: journal), ExistingAppDelegate(wrapping: old),
        ]
        app.launch()
        app.application.system.open(.page)
        #expect(old.urls == [.page])
        #expect(InheritingBridge.answers.last == true)
    }

    @Test func aQuickActionIsAnsweredAsAHandlerDoesLaterThoughTheWrappedObjectDeclinesIt() {
        let slow = ShortcutHandler("slow", in: journal)
        declare(InheritingBridge.self)
        app.delegate.shortcutItemDelegate = [slow, ExistingAppDelegate(wrapping: TakingAppDelegate(takes: false))]
        app.launch()
        let count = InheritingBridge.answers.count
        let item = UIApplicationShortcutItem(type: "scan", localizedTitle: "Scan")
        app.application.system.performAction(for: item) { _ in }
        slow.answer(true)
        #expect(InheritingBridge.answers.dropFirst(count) == [true])
    }

    @Test func aClassThatInheritsFromOursAndHasNoBridgeLeavesTheWrappedObjectOut() {
        declare(PlainHeir.self)
        wrap()
        playDay()
        #expect(heard == [])
    }

    @Test func aClassThatAnSDKHasGivenOurSceneDelegateIsNoBridge() throws {
        wrap()
        app.launch()
        let scene = try #require(app.application.connectedScenes.first)
        scene.delegate = PlainHeir(for: app.delegate)
        app.application.system.open(.page)
        #expect(heard.last == .openURL)
    }

    @Test func anObjectThatIsForwardedOtherMethodsOfScenesIsNoBridge() {
        app.delegate.sceneForwardingTarget = DirectBridge()
        wrap()
        playDay()
        #expect(heard == Self.ofScenes)
    }

    @Test func aSceneOfAnExternalDisplayWithADelegateOfTheAppsOwnIsNoBridge() throws {
        wrap()
        let external = UISceneConfiguration(name: "External", sessionRole: .windowExternalDisplayNonInteractive)
        external.delegateClass = DirectBridge.self
        app.application.system.configuration.sceneManifest = SceneManifest(configurations: [external])
        app.launch()
        let scene = app.application.system.connectScene(role: .windowExternalDisplayNonInteractive, inForeground: false)
        #expect(scene?.delegate is DirectBridge)
        let window = try #require(app.application.connectedScenes.first { $0 !== scene })
        app.application.system.deactivate(window)
        #expect(heard == [.willEnterForeground, .didBecomeActive, .willResignActive])
    }

    @Test func theWrappedObjectIsSentEventsOfScenesWhereTheAppSaysSo() {
        declare(PlainHeir.self)
        wrap(receivesSceneEvents: true)
        playDay()
        #expect(heard == Self.ofScenes)
    }

    @Test func theWrappedObjectIsSentNoEventsOfScenesWhereTheAppSaysSo() {
        wrap(receivesSceneEvents: false)
        playDay()
        #expect(heard == [])
    }

    @Test(arguments: [DirectBridge.self, InheritingDirectBridge.self, PassingBridge.self] as [UIResponder.Type])
    func aSceneThatIsSwipedAwayTellsTheObjectNothingThatItsBridgeDoesNotBring(type: UIResponder.Type) {
        let events: Set<AppEvent> = [.willEnterForeground, .didBecomeActive, .willResignActive, .didEnterBackground]
        let old = OldAppDelegate(implementing: events)
        declare(type)
        app.delegate.roles.append(ExistingAppDelegate(wrapping: old))
        app.launch()
        app.application.system.swipeAway()
        #expect(old.calls.map(\.event) == [.willEnterForeground, .didBecomeActive, .willResignActive])
    }

    @Test func aClassThatInheritsFromTheAppDelegateIsToldOnceWithItsHandlers() {
        let own = URLNotingAppDelegate(roles: Roles(), clock: app.clock)
        let handler = Probe("handler", in: journal)
        var faults: [Fault] = []
        own.onFault = { faults.append($0) }
        own.urlDelegate = [handler]
        declare(InheritingBridge.self)
        unsafe app.application.delegate = own
        app.application.system.launch()
        app.application.system.open(.page)
        #expect(own.urls == [.page])
        #expect(journal.lines == ["handler"])
        #expect(faults.isEmpty)
    }

    private var heard: [AppEvent] { old.calls.map(\.event).filter(Self.ofScenes.contains) }

    private func wrap(receivesSceneEvents: Bool? = nil) {
        app.delegate.roles.append(ExistingAppDelegate(wrapping: old, receivesSceneEvents: receivesSceneEvents))
    }

    private func playDay() {
        app.launch()
        let system = app.application.system
        system.open(.page)
        system.continueUserActivity(NSUserActivity(activityType: "type"))
        system.performAction(for: UIApplicationShortcutItem(type: "type", localizedTitle: "title")) { _ in }
        system.acceptCloudKitShare(CKShare.Metadata(containerIdentifier: "container"))
        system.enterBackground()
    }

    private func declare(_ type: UIResponder.Type) {
        let configuration = UISceneConfiguration(name: "Default", sessionRole: .windowApplication)
        configuration.delegateClass = type
        app.application.system.configuration.sceneManifest = SceneManifest(configurations: [configuration])
    }
}

private final class TakingAppDelegate: UIResponder, UIApplicationDelegate {
    private let takes: Bool
    private(set) var urls: [URL] = []

    init(takes: Bool) {
        self.takes = takes
        super.init()
    }

    func application(
        _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]
    ) -> Bool {
        urls.append(url)
        return takes
    }

    func application(
        _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping (Bool) -> Void
    ) { completionHandler(takes) }
}
#endif
