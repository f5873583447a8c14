import DecoupledAppDelegate
import DecoupledAppDelegateTesting
import Testing

/// What counts is whether somebody took an event, not whether the slot was empty.
@MainActor
struct UnclaimedEventTests {
    private let app = IsolatedApp(scenes: SceneManifest())
    private let journal = Journal()
    private var system: HeadlessSystem { app.application.system }

    @Test func aLinkThatSignInDeclinesWaitsForTheHandlerThatComesAfterLogin() async {
        await openInScene("sign in")
        app.clock.advance(by: 50)
        await add("orders", claims: true)
        #expect(journal.lines == ["sign in", "orders"])
        await add("late", claims: true)
        app.clock.advance(by: 60)
        #expect(journal.lines == ["sign in", "orders"])
        #expect(app.faults.isEmpty)
    }

    @Test func eachLaterHandlerIsAskedOnceUntilOneClaims() async throws {
        await openInScene("first")
        await add("second")
        await add("third")
        let second = try #require(app.delegate.urlDelegate.first { ($0 as? Probe)?.name == "second" })
        app.delegate.urlDelegate = []
        app.delegate.urlDelegate = [second]
        await nextTurn()
        await add("fourth", claims: true)
        await add("fifth", claims: true)
        #expect(journal.lines == ["first", "second", "third", "fourth"])
    }

    @Test func anObserverHearsOnceOfWhatIsOfferedAgain() async {
        await openInScene("handler")
        app.delegate.urlDelegate += Handlers { Observing(Probe("observer", in: journal)) }
        await add("second")
        await add("third", claims: true)
        #expect(journal.lines == ["handler", "observer", "second", "third"])
    }

    @Test func aHandlerThatComesWhileAnotherIsAskedGetsWhatThatOneDeclines() async {
        await openInScene("first")
        let second = Probe("second", in: journal)
        second.whenCalled = { [unowned app, journal] in
            if app.delegate.urlDelegate.count == 2 {
                app.delegate.urlDelegate.append(Probe("third", claims: true, in: journal))
            }
        }
        app.delegate.urlDelegate.append(second)
        await nextTurn()
        await nextTurn()
        #expect(journal.lines == ["first", "second", "third"])
    }

    @Test(arguments: [(9.0, 1), (10.0, 0)])
    func whatIsOfferedAgainLivesFromItsArrival(seconds: Double, expected: Int) async {
        await openInScene("first")
        app.clock.advance(by: 50)
        await add("second")
        app.clock.advance(by: seconds)
        await add("third", claims: true)
        #expect(journal.lines.count == 2 + expected)
        #expect(app.faults.count == 1 - expected)
    }

    @Test func whatExpiresUnclaimedIsAFaultThatNamesIt() async throws {
        await openInScene("sign in")
        app.clock.advance(by: 59)
        #expect(app.faults.isEmpty)
        app.clock.advance(by: 1)
        let fault = try #require(app.faults.first)
        #expect(app.faults.count == 1)
        #expect(fault.event == .openURL)
        #expect(fault.slot == "urlDelegate")
        #expect(fault.handler == "nobody")
        #expect(fault.reason.name == "expired")
        #expect("\(fault)".contains("keptEventPolicy"))
    }

    @Test func whatGivesWayToLaterEventsIsAFault() {
        app.delegate.keptEventPolicy.limit = 2
        for _ in 1...3 { app.open() }
        #expect(app.faults.map(\.reason.name) == ["expired"])
    }

    @Test(arguments: [true, false])
    func whatCannotBeKeptIsNoFault(isLimited: Bool) {
        if isLimited { app.delegate.keptEventPolicy.limit = 0 } else { app.delegate.keptEventPolicy.lifetime = 0 }
        app.open()
        app.clock.advance(by: 100)
        #expect(app.faults.isEmpty)
    }

    @Test func whatIsDiscardedIsNoFault() {
        app.open()
        app.delegate.discardKeptEvents()
        app.clock.advance(by: 60)
        #expect(app.faults.isEmpty)
    }

    @Test(arguments: [true, false])
    func whereUIKitOpensTheBrowserAnEventIsKeptIfThePolicySaysSo(isKept: Bool) async {
        let app = IsolatedApp()
        app.delegate.keptEventPolicy.respondsWithoutHandlers = isKept
        app.delegate.urlDelegate = [Probe("declining", in: journal)]
        app.delegate.activityContinuationDelegate = [RecordingHandler()]
        app.launch()
        #expect(!app.open())
        let activity = NSUserActivity(activityType: "type")
        #expect(!app.delegate.application(app.application, continue: activity) { _ in })
        let late = RecordingHandler.taking()
        app.delegate.urlDelegate.append(late)
        app.delegate.activityContinuationDelegate.append(late)
        await nextTurn()
        #expect(late.events == (isKept ? [.openURL, .continueUserActivity] : []))
    }

    @Test func whereUIKitOpensTheBrowserAnEventThatOnlyAnObserverReceivesIsNotKept() async {
        let app = IsolatedApp()
        app.delegate.urlDelegate = Handlers { Observing(Probe("observer", in: journal)) }
        app.launch()
        app.application.system.open(.page)
        let late = Probe("late", claims: true, in: journal)
        app.delegate.urlDelegate.append(late)
        await nextTurn()
        #expect(journal.lines == ["observer"])
    }

    @Test func aScenesActivityThatNobodyContinuesIsOfferedToLaterHandlers() async {
        let late = RecordingHandler.taking()
        app.delegate.activityContinuationDelegate = [RecordingHandler()]
        app.launch()
        system.continueUserActivity(NSUserActivity(activityType: "type"))
        app.delegate.activityContinuationDelegate.append(late)
        await nextTurn()
        #expect(late.events == [.continueUserActivity])
    }

    @Test(arguments: [true, false])
    func aQuickActionThatNobodyPerformsIsOfferedToLaterHandlers(hasScenes: Bool) async {
        let app = IsolatedApp(scenes: hasScenes ? SceneManifest() : nil)
        app.delegate.shortcutItemDelegate = [ShortcutHandler("first", answering: false, in: journal)]
        app.launch()
        app.application.system.performAction(for: item) { _ in }
        app.delegate.shortcutItemDelegate.append(ShortcutHandler("second", answering: true, in: journal))
        await nextTurn()
        app.delegate.shortcutItemDelegate.append(ShortcutHandler("third", answering: true, in: journal))
        await nextTurn()
        #expect(journal.lines == ["first", "second"])
    }

    @Test(arguments: [true, false])
    func aQuickActionIsOfferedToOneAfterTheOther(isPerformed: Bool) async {
        let slow = ShortcutHandler("slow", in: journal)
        app.delegate.application(app.application, performActionFor: item) { _ in }
        app.delegate.shortcutItemDelegate = [slow]
        await nextTurn()
        app.delegate.shortcutItemDelegate.append(ShortcutHandler("next", answering: true, in: journal))
        await nextTurn()
        #expect(journal.lines == ["slow"])
        slow.answer(isPerformed)
        await nextTurn()
        #expect(journal.lines == (isPerformed ? ["slow"] : ["slow", "next"]))
    }

    @Test(arguments: [true, false])
    func whatIsDiscardedBeforeItsHandlerAnswersIsNotKeptAndNoFault(isOfferedAgain: Bool) async {
        let slow = ShortcutHandler("slow", in: journal)
        if !isOfferedAgain { app.delegate.shortcutItemDelegate = [slow] }
        app.delegate.application(app.application, performActionFor: item) { _ in }
        if isOfferedAgain { app.delegate.shortcutItemDelegate = [slow] }
        await nextTurn()
        app.delegate.discardKeptEvents()
        slow.answer(false)
        app.delegate.shortcutItemDelegate.append(ShortcutHandler("next user's", answering: true, in: journal))
        await nextTurn()
        app.clock.advance(by: 60)
        #expect(journal.lines == ["slow"])
        #expect(app.faults.isEmpty)
    }

    @Test(arguments: [true, false])
    func aQuickActionWhoseTimeIsUpWhileItIsOfferedIsAFaultOnlyIfItIsDeclined(isPerformed: Bool) async {
        let slow = ShortcutHandler("slow", in: journal)
        app.delegate.application(app.application, performActionFor: item) { _ in }
        app.clock.advance(by: 50)
        app.delegate.shortcutItemDelegate = [slow]
        await nextTurn()
        app.clock.advance(by: 20)
        #expect(app.faults.isEmpty)
        slow.answer(isPerformed)
        #expect(app.faults.map(\.reason.name) == (isPerformed ? [] : ["expired"]))
    }

    @Test func aResponseIsTakenByAnyHandlerThatReceivesIt() async {
        let (first, late) = (NotificationProbe(), NotificationProbe())
        app.delegate.userNotificationsDelegate = [first]
        app.launch()
        system.respond(to: UNNotification(request: .greeting))
        app.delegate.userNotificationsDelegate.append(late)
        await nextTurn()
        app.clock.advance(by: 60)
        #expect(first.heard == [.didReceiveNotificationResponse])
        #expect(late.heard == [])
        #expect(app.faults.isEmpty)
    }

    #if CloudKit
    @Test func aShareThatCameBeforeItsHandlerIsGivenOnce() async {
        let (first, late) = (RecordingHandler(), RecordingHandler())
        app.launch()
        app.delegate.keptEventPolicy.respondsWithoutHandlers = true
        await nextTurn()
        system.acceptCloudKitShare(CKShare.Metadata(containerIdentifier: "container"))
        app.delegate.cloudKitShareDelegate = [first]
        await nextTurn()
        app.delegate.cloudKitShareDelegate.append(late)
        await nextTurn()
        #expect(first.events == [.didAcceptCloudKitShare])
        #expect(late.events == [])
    }
    #endif

    @Test func aSceneThatIsGoneInsideItsOwnConnectionLeavesNothingKept() async {
        let (narrator, handler) = (SceneNarrator(in: Journal()), URLProbe())
        narrator.whenConnected = { [system] in system.disconnect($0) }
        app.delegate.sceneConnectionDelegate = [narrator]
        system.launchReason = .background
        app.launch()
        system.connectScene(options: UIScene.ConnectionOptions(urlContexts: [UIOpenURLContext(url: .page)]))
        app.delegate.urlDelegate = [handler]
        await nextTurn()
        #expect(handler.urls == [])
    }

    @Test func aSceneThatIsGoneBeforeAQuickActionIsDeclinedLeavesNothingKept() async throws {
        let slow = ShortcutHandler("slow", in: journal)
        app.delegate.shortcutItemDelegate = [slow]
        app.launch()
        system.performAction(for: item) { _ in }
        system.disconnect(try #require(app.application.connectedScenes.first))
        slow.answer(false)
        app.delegate.shortcutItemDelegate.append(ShortcutHandler("late", answering: true, in: journal))
        await nextTurn()
        #expect(journal.lines == ["slow"])
    }

    @Test func aSceneThatDisconnectsWhileItsHandlersAreCalledLeavesNothingKeptThoughItLivesOn() async throws {
        let handler = Probe("handler", in: journal)
        app.delegate.urlDelegate = [handler]
        app.launch()
        let scene = try #require(app.application.connectedScenes.first)
        handler.whenCalled = { [system] in system.disconnect(scene) }
        system.open(.page)
        await add("late")
        app.clock.advance(by: 60)
        #expect(journal.lines == ["handler"])
        #expect(app.faults.isEmpty)
    }

    private var item: UIApplicationShortcutItem { UIApplicationShortcutItem(type: "type", localizedTitle: "title") }

    /// Opens a URL in a scene whose slot has a handler that declines it.
    private func openInScene(_ name: String) async {
        await add(name)
        app.launch()
        system.open(.page)
    }

    private func add(_ name: String, claims: Bool = false) async {
        app.delegate.urlDelegate.append(Probe(name, claims: claims, in: journal))
        await nextTurn()
    }
}
