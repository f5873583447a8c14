#if CloudKit
import DecoupledAppDelegate
import DecoupledAppDelegateTesting
import DecoupledAppDelegateTracing
import Foundation
import Testing

/// Under scenes, an app delegate that inherits from ours hears in its own methods what UIKit tells scenes alone.
@MainActor
struct SceneOverrideTests {
    private let app = IsolatedApp(
        scenes: SceneManifest(), makeDelegate: { OverridingAppDelegate(roles: $0, clock: $1) })
    private let journal: Journal
    private let listener: SceneListener
    private var system: HeadlessSystem { app.application.system }
    private let item = UIApplicationShortcutItem(type: "scan", localizedTitle: "Scan")

    init() {
        journal = app.delegate.journal
        listener = SceneListener(journal)
    }

    @Test func anOverrideHearsEachEventAndSuperLeadsOnToTheHandlersOnceWithTheScene() {
        app.delegate.roles.append(listener)
        playDay()
        #expect(
            journal.lines == [
                "own foreground", "foreground", "own active", "active", "own open page", "open page in 1",
                "own will continue read", "will continue read in 1", "own continue read", "continue read in 1",
                "restore read", "own will continue lost", "will continue lost in 1", "own fail lost", "fail lost in 1",
                "own perform scan", "perform scan in 1", "own share", "share in 1", "own inactive", "inactive",
                "own background", "background",
            ]
        )
        #expect(app.faults.isEmpty)
    }

    @Test func anOverrideHearsEachEventWhereNoHandlerWantsIt() {
        playDay()
        #expect(
            journal.lines == [
                "own foreground", "own active", "own open page", "own will continue read", "own continue read",
                "own will continue lost", "own fail lost", "own perform scan", "own share", "own inactive",
                "own background",
            ]
        )
    }

    @Test func anOverrideHearsOfAnActivityThatASceneOffers() throws {
        app.delegate.roles.append(listener)
        app.launch()
        let scene = try #require(app.application.connectedScenes.first)
        _ = journal.take()
        scene.delegate?.scene(scene, didUpdate: NSUserActivity(activityType: "read"))
        #expect(journal.lines == ["own update read", "update read in 1"])
    }

    @Test func superContinuesTheEventThatItIsCalledWithThoughAnotherOneIsBeingDelivered() throws {
        app.delegate.urlDelegate = [listener]
        app.launch()
        let first = try #require(app.application.connectedScenes.first)
        let second = try #require(system.connectScene())
        let other = try #require(URL(string: "courier://other/2"))
        app.delegate.whenOpening = { url, passOn in
            if url == other { return passOn(.page) || passOn(other) }
            return true
        }
        _ = journal.take()
        first.delegate?.scene(first, openURLContexts: [UIOpenURLContext(url: .page)])
        second.delegate?.scene(second, openURLContexts: [UIOpenURLContext(url: other)])
        #expect(
            journal.lines == [
                "own open page", "own open 2", "open page in \(first.session.persistentIdentifier)",
                "open 2 in \(second.session.persistentIdentifier)",
            ])
    }

    @Test func whatASceneIsConnectedForIsHeardOnce() async {
        app.delegate.roles.append(listener)
        system.launchReason = .url(.page)
        app.launch()
        await nextTurn()
        #expect(
            journal.lines == [
                "own open page", "open page in 1", "own foreground", "foreground", "own active", "active",
            ]
        )
    }

    @Test(arguments: [true, false])
    func theAnswerToAQuickActionComesUpThroughSuper(answer: Bool) {
        app.delegate.roles.append(listener)
        listener.claims = answer
        app.launch()
        var answers: [Bool?] = []
        system.performAction(for: item) { answers.append($0) }
        #expect(answers == [answer])
    }

    @Test func anOverrideThatAnswersForItselfTakesTheEventFromTheHandlers() {
        app.delegate.roles.append(listener)
        app.launch()
        app.delegate.callsSuper = false
        _ = journal.take()
        var answers: [Bool?] = []
        system.performAction(for: item) { answers.append($0) }
        system.open(.page)
        system.acceptCloudKitShare(CKShare.Metadata(containerIdentifier: "container"))
        #expect(answers == [true])
        #expect(journal.lines == ["own perform scan", "own open page", "own share"])
    }

    @Test func anOverrideHearsOnceOfWhatASceneConnectsForThatItsDelegateForwardsAgain() {
        app.delegate.callsSuper = false
        app.delegate.roles.append(listener)
        system.launchReason = .background
        app.launch()
        let context = UIOpenURLContext(url: .page)
        let options = UIScene.ConnectionOptions(urlContexts: [context])
        let scene = UIWindowScene(session: .sample(), connectionOptions: options)
        let delegate = SceneDelegate(for: app.delegate)
        scene.delegate = delegate
        _ = journal.take()
        delegate.scene(scene, willConnectTo: scene.session, options: options)
        delegate.scene(scene, openURLContexts: [context])
        #expect(journal.lines == ["own open page"])
    }

    @Test(arguments: [true, false])
    func handlersHearOfTheAppsStateThoughAnOverrideDoesNotCallSuper(hasScenes: Bool) {
        let app = IsolatedApp(
            scenes: hasScenes ? SceneManifest() : nil, makeDelegate: { OverridingAppDelegate(roles: $0, clock: $1) })
        app.delegate.callsSuper = false
        app.launch()
        app.delegate.roles.append(SceneListener(app.delegate.journal))
        _ = app.delegate.journal.take()
        app.application.system.enterBackground()
        app.application.system.enterForeground()
        // An app without scenes is asked for its orientations when it comes to the front.
        #expect(
            app.delegate.journal.lines.filter { $0 != "own orientations" } == [
                "own inactive", "inactive", "own background", "background", "own foreground", "foreground",
                "own active", "active",
            ]
        )
    }

    @Test func superMayBeCalledLaterAndStillNamesTheScene() {
        app.delegate.roles.append(listener)
        listener.claims = true
        app.launch()
        var later: [() -> Void] = []
        app.delegate.postpone = { later.append($0) }
        _ = journal.take()
        var answers: [Bool?] = []
        system.performAction(for: item) { answers.append($0) }
        #expect(journal.take() == ["own perform scan"])
        #expect(answers == [])
        later.forEach { $0() }
        later = []  // lets go of the app delegate
        #expect(journal.lines == ["perform scan in 1"])
        #expect(answers == [true])
    }

    @Test(arguments: [0, 61])
    func superMayBeCalledForATransitionWhenTheAppHasMadeTheNextOne(seconds: Double) {
        let handler = AppStateProbe()
        app.delegate.appStateDelegate = [handler]
        app.launch()
        var later: [() -> Void] = []
        app.delegate.postponeActivity = { later.append($0) }
        system.enterBackground()
        system.enterForeground()
        NotificationCenter.default.post(name: UIApplication.didBecomeActiveNotification, object: app.application)
        app.clock.advance(by: seconds)
        system.enterBackground()
        _ = handler.take()
        later.forEach { $0() }
        later = []  // lets go of the app delegate
        app.delegate.postponeActivity = nil
        #expect(handler.take() == [])
        system.enterForeground()
        #expect(handler.take() == [.willEnterForeground, .didBecomeActive])
    }

    @Test func superIsTakenForATransitionThatAnOverrideHasNotPassedOnOnce() {
        let handler = AppStateProbe()
        app.delegate.appStateDelegate = [handler]
        app.delegate.postponeActivity = { _ in }
        app.launch()
        app.delegate.postponeActivity = nil
        system.enterBackground()
        _ = handler.take()
        app.delegate.applicationDidBecomeActive(app.application)
        #expect(handler.take() == [])
        app.delegate.applicationDidBecomeActive(app.application)
        #expect(handler.take() == [.willEnterForeground, .didBecomeActive])
    }

    @Test func superIsWaitedForThoughAnOverrideKeepsManyTransitions() {
        app.delegate.urlDelegate = [listener]
        app.launch()
        app.delegate.whenOpening = { _, _ in true }
        system.open(.page)
        app.delegate.callsSuper = false
        for _ in 1...5 {
            system.enterBackground()
            system.enterForeground()
        }
        app.delegate.whenOpening = nil
        app.delegate.callsSuper = true
        _ = journal.take()
        _ = app.delegate.application(app.application, open: .page, options: [:])
        #expect(journal.lines == ["own open page", "open page in 1"])
    }

    @Test func superIsNotWaitedForLongerThanAnEventIsKept() throws {
        app.delegate.roles.append(listener)
        app.launch()
        app.delegate.whenOpening = { _, _ in true }
        system.open(.page)
        app.clock.advance(by: 61)
        app.delegate.whenOpening = nil
        _ = journal.take()
        _ = app.delegate.application(app.application, open: .page, options: [:])
        #expect(journal.lines == ["own open page", "open page in none"])
    }

    @Test func aSceneThatHasGoneIsNotNamedWhenSuperIsCalledLater() async throws {
        app.delegate.roles.append(listener)
        app.launch()
        let scene = try #require(app.application.connectedScenes.first)
        var later: [() -> Void] = []
        app.delegate.postpone = { later.append($0) }
        system.performAction(for: item) { _ in }
        system.disconnect(scene)
        _ = journal.take()
        later.forEach { $0() }
        later = []  // lets go of the app delegate
        #expect(journal.lines == ["perform scan in none"])
    }

    @Test func aURLThatAnOverrideReplacesBelongsToTheSceneAsWell() {
        app.delegate.roles.append(listener)
        app.delegate.whenOpening = { _, passOn in passOn(URL(fileURLWithPath: "/other")) }
        app.launch()
        _ = journal.take()
        system.open(.page)
        #expect(journal.lines == ["own open page", "open other in 1"])
    }

    @Test func whatAHandlerOpensMeanwhileBelongsToNoScene() {
        app.delegate.roles.append(listener)
        listener.whenOpening = { [unowned delegate = app.delegate] url in
            if url == .page { _ = delegate.application(.shared, open: URL(fileURLWithPath: "/other"), options: [:]) }
        }
        app.launch()
        _ = journal.take()
        system.open(.page)
        #expect(journal.lines == ["own open page", "open page in 1", "own open other", "open other in none"])
    }

    @Test func aURLThatAnotherSceneOpensMeanwhileGoesThroughTheOverrideAsWell() throws {
        app.delegate.roles.append(listener)
        app.launch()
        let other = try #require(app.application.connectedScenes.first)
        _ = try #require(system.connectScene())
        app.delegate.whenOpening = { url, passOn in
            if url == .page {
                let context = UIOpenURLContext(url: URL(fileURLWithPath: "/other"), options: UIScene.OpenURLOptions())
                other.delegate?.scene(other, openURLContexts: [context])
            }
            return passOn(url)
        }
        _ = journal.take()
        system.open(.page)
        #expect(journal.lines == ["own open page", "own open other", "open other in 1", "open page in 2"])
    }

    @Test func anOverrideMayDeliverTheEventItself() throws {
        app.delegate.roles.append(listener)
        app.launch()
        let scene = try #require(app.application.connectedScenes.first)
        app.delegate.whenOpening = { [unowned delegate = app.delegate] url, _ in
            delegate.deliver(.openURL, (url, [:]), in: scene)
        }
        _ = journal.take()
        system.open(.page)
        #expect(journal.lines == ["own open page", "open page in 1"])
    }

    @Test func aURLThatIsKeptReachesALaterHandlerWithItsSceneAndTheOverrideOnce() async {
        app.launch()
        _ = journal.take()
        system.open(.page)
        app.delegate.urlDelegate = [listener]
        await nextTurn()
        #expect(journal.lines == ["own open page", "open page in 1"])
    }

    @Test func aClosureOverTheEventRunsOnceBelowTheOverride() {
        app.delegate.roles.append(listener)
        app.delegate.intercept(.openURL) { [journal] in
            journal.note("closure")
            return $0.next()
        }
        var records: [EventRecord] = []
        app.launch()
        app.delegate.onRecord = { if $0.event == .openURL { records.append($0) } }
        _ = journal.take()
        system.open(.page)
        #expect(journal.lines == ["own open page", "closure", "open page in 1"])
        #expect(records.count == 1)
    }

    @Test func aSceneIsAskedForItsOrientationsByWayOfTheOverride() throws {
        app.launch()
        let scene = try #require(app.application.connectedScenes.first as? UIWindowScene)
        let delegate = try #require(scene.delegate as? SceneDelegate)
        let question = Selector("supportedInterfaceOrientationsForWindowScene:")
        #expect(delegate.responds(to: question))
        #expect(delegate.supportedInterfaceOrientations(for: scene) == .portrait)
    }

    @Test func anOverrideHearsWhereTheApplicationsDelegateIsAnotherThatPassesOn() {
        let passing = PassingAppDelegate(to: app.delegate)
        unsafe app.application.delegate = passing
        system.launch()
        let delegate = SceneDelegate(for: app.delegate)
        app.application.connectedScenes.first?.delegate = delegate
        _ = journal.take()
        system.open(.page)
        #expect(journal.lines == ["own open page"])
        withExtendedLifetime(passing) {}
    }

    @Test(
        arguments: [PassingBridge.self, InheritingBridge.self, EarlyBridge.self] as [UIResponder.Type])
    func aBridgeOfTheAppsOwnBringsTheOverrideEachEventOnce(type: UIResponder.Type) {
        declare(type)
        app.delegate.roles.append(listener)
        playDay()
        let own = journal.lines.filter { $0.hasPrefix("own") }
        #expect(
            own == [
                "own foreground", "own active", "own open page", "own continue read", "own perform scan", "own share",
                "own inactive", "own background",
            ]
        )
        #expect(journal.lines.filter { $0.hasPrefix("open page") }.count == 1)
        #expect(journal.lines.filter { $0 == "active" }.count == 1)
    }

    @Test func aSceneDelegateOfTheAppsOwnWithoutABridgeLeavesTheOverrideOutAndThatIsReportedOnce() async {
        declare(PlainHeir.self)
        app.delegate.roles.append(listener)
        playDay()
        system.open(.page)
        await nextTurn()
        #expect(journal.lines.allSatisfy { !$0.hasPrefix("own") })
        let faults = app.faults.filter { $0.event == .openURL }
        #expect(faults.map(\.handler) == ["OverridingAppDelegate"])
        #expect(faults.map(\.slot) == ["urlDelegate"])
        #expect(faults.allSatisfy { "\($0)".contains("the scene's delegate") })
    }

    private func playDay() {
        app.launch()
        system.open(.page)
        system.continueUserActivity(NSUserActivity(activityType: "read"))
        system.failToContinueUserActivity(type: "lost", error: CancellationError())
        system.performAction(for: item) { _ in }
        system.acceptCloudKitShare(CKShare.Metadata(containerIdentifier: "container"))
        system.enterBackground()
    }

    private func declare(_ type: UIResponder.Type) {
        let configuration = UISceneConfiguration(name: "Default", sessionRole: .windowApplication)
        configuration.delegateClass = type
        system.configuration.sceneManifest = SceneManifest(configurations: [configuration])
    }
}

/// Passes on what it does not implement, as SwiftUI's application delegate does.
private final class PassingAppDelegate: UIResponder, UIApplicationDelegate {
    private let next: AppDelegate

    init(to next: AppDelegate) {
        self.next = next
        super.init()
    }

    required override init() {
        next = .shared
        super.init()
    }

    override func responds(to aSelector: Selector!) -> Bool { next.responds(to: aSelector) }

    override func forwardingTarget(for aSelector: Selector!) -> Any? { next }
}
#endif
