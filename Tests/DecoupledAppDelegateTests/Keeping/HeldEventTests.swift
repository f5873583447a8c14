import DecoupledAppDelegate
import DecoupledAppDelegateTesting
import Testing

/// A condition that keeps what it rejects: events wait for it as long as it takes.
@MainActor
struct HeldEventTests {
    private let app = IsolatedApp()
    private let lock = Lock()
    private let journal = Journal()
    private var delegate: AppDelegate { app.delegate }
    private let events: [AppEvent] = [.openURL, .continueUserActivity, .performShortcutAction]

    @Test func uikitIsToldAtOnceThatTheEventWasHandled() {
        var answers: [Bool] = []
        hold()
        answers.append(app.open())
        let activity = NSUserActivity(activityType: "order")
        answers.append(delegate.application(app.application, continue: activity) { _ in })
        delegate.application(app.application, performActionFor: item) { isDone in
            MainActor.assumeIsolated { answers.append(isDone) }
        }
        #expect(answers == [true, true, true])
    }

    @Test func theEventsArriveInTheirOrderEachWhenTheOneBeforeIsAnswered() async {
        let scanner = holdWithHandlers()
        app.open()
        perform()
        app.open()
        await unlock()
        #expect(journal.take() == ["open", "scan"])
        scanner.answer(true)
        await turns()
        #expect(journal.take() == ["open"])
    }

    @Test func offeringOnceMoreDoesNotReleaseTheNextBeforeTheAnswer() async {
        let scanner = holdWithHandlers()
        perform()
        app.open()
        await unlock()
        await unlock()
        #expect(journal.take() == ["scan"])
        scanner.answer(true)
        await turns()
        #expect(journal.take() == ["open"])
    }

    @Test func aHandlerThatNeverAnswersHoldsTheRestUpToItsDeadline() async {
        holdWithHandlers()
        perform()
        app.open()
        app.clock.advance(by: 600)
        await unlock()
        app.clock.advance(by: 28)
        await turns()
        #expect(journal.take() == ["scan"])
        app.clock.advance(by: 1)
        await turns()
        #expect(journal.take() == ["open"])
        #expect(app.faults.map(\.reason) == [.silent(deadline: 29)])
    }

    @Test(arguments: [Double.infinity, 600])
    func aHandlerThatDoesNotAnswerHoldsTheRestAsLongAsAnEventIsKept(deadline: Double) async {
        let scanner = holdWithHandlers()
        delegate.deadlines[.performShortcutAction] = deadline
        perform()
        app.open()
        await unlock()
        #expect(journal.take() == ["scan"])
        // The event goes on with the deadline that it began with.
        delegate.deadlines[.performShortcutAction] = 30
        app.clock.advance(by: 60)
        await turns()
        #expect(journal.take() == ["open"])
        scanner.answer(true)
    }

    @Test func anEventThatIsOfferedMeanwhileDoesNotReleaseTheNext() async {
        app.open()
        holdWithHandlers()
        delegate.urlDelegate = []
        perform()
        perform()
        await unlock()
        delegate.urlDelegate = [Probe("open", claims: true, in: journal)]
        await turns()
        #expect(journal.take() == ["scan", "open"])
    }

    @Test func oneThatLocksTheAppAgainStopsTheRest() async {
        let locking = Probe("open", claims: true, in: journal)
        locking.whenCalled = { [lock] in lock.isOpen = false }
        delegate.urlDelegate = [locking]
        hold()
        app.open()
        app.open()
        await unlock()
        #expect(journal.take() == ["open"])
        await unlock()
        #expect(journal.take() == ["open"])
        await unlock()
        #expect(journal.take() == [])
    }

    @Test func anEventIsReleasedOnceEveryConditionAdmitsIt() async {
        let other = Lock()
        delegate.urlDelegate = [Probe("open", claims: true, in: journal)]
        hold()
        delegate.intercept([.openURL], key: "other", admitting: { _ in other.isOpen }, keepingRejected: true)
        app.open()
        await unlock()
        #expect(journal.lines == [])
        other.isOpen = true
        delegate.offerKeptEvents()
        await turns()
        #expect(journal.lines == ["open"])
    }

    @Test(arguments: [true, false])
    func whatAConditionDropsIsNotHeldByAnotherOne(isDroppedFirst: Bool) async {
        delegate.urlDelegate = [Probe("open", claims: true, in: journal)]
        if !isDroppedFirst { hold() }
        let dropping = delegate.intercept([.openURL], key: "launch") { _ in false }
        if isDroppedFirst { hold() }
        #expect(!app.open())
        dropping.cancel()
        await unlock()
        #expect(journal.lines == [])
    }

    @Test func whatOneConditionHoldsIsReleasedThoughAnotherHoldsAnOlderOne() async {
        delegate.urlDelegate = [Probe("open", claims: true, in: journal)]
        delegate.shortcutItemDelegate = [ShortcutHandler("scan", answering: true, in: journal)]
        delegate.intercept([.openURL], key: "urls", admitting: { _ in false }, keepingRejected: true)
        let actions = delegate.intercept(
            [.performShortcutAction], key: "actions", admitting: { _ in false }, keepingRejected: true)
        app.open()
        perform()
        actions.cancel()
        await turns()
        #expect(journal.lines == ["scan"])
    }

    @Test func aConditionThatIsReplacedHandsOverWhatItHolds() async {
        delegate.urlDelegate = [Probe("open", claims: true, in: journal)]
        hold()
        app.open()
        hold()
        await turns()
        #expect(journal.lines == [])
        await unlock()
        #expect(journal.lines == ["open"])
    }

    @Test func aConditionThatCancelsItselfReleasesWhatItHasRejected() async {
        delegate.urlDelegate = [Probe("open", claims: true, in: journal)]
        var token: Interception?
        token = delegate.intercept(
            [.openURL], key: "lock",
            admitting: { _ in
                token?.cancel()
                return false
            }, keepingRejected: true)
        app.open()
        await turns()
        #expect(journal.lines == ["open"])
    }

    @Test func aConditionOnArgumentsLetsTheSignInThroughAndHoldsTheRest() async {
        let handler = URLProbe()
        delegate.urlDelegate = [handler]
        delegate.intercept(
            .openURL, key: "lock", admitting: { [lock] in lock.isOpen || $0.url.path == "/sign-in" },
            keepingRejected: true)
        app.open()
        let signIn = URL(fileURLWithPath: "/sign-in")
        app.open(signIn)
        #expect(handler.urls == [signIn])
        delegate.offerKeptEvents()
        await turns()
        #expect(handler.urls == [signIn])
        await unlock()
        #expect(handler.urls == [signIn, .page])
    }

    @Test(arguments: [true, false])
    func aConditionOnArgumentsThatDoesNotKeepLosesWhatItRejects(isKept: Bool) async {
        delegate.urlDelegate = [Probe("open", claims: true, in: journal)]
        let condition = delegate.intercept(.openURL, key: "lock", admitting: { _ in false }, keepingRejected: isKept)
        #expect(app.open() == isKept)
        condition.cancel()
        await turns()
        #expect(journal.lines == (isKept ? ["open"] : []))
    }

    @Test func aConditionOnArgumentsOfAnEventThatCannotBeKeptIsReported() {
        delegate.intercept(.performFetch, key: "lock", admitting: { _ in true }, keepingRejected: true)
        #expect(app.faults.map(\.reason) == [.cannotBeHeld])
    }

    @Test func theMethodsAreThereWithoutAHandler() {
        #expect(!app.responds(to: .openURL))
        let condition = delegate.intercept(
            [.openURL, .performFetch], key: "lock", admitting: { _ in true }, keepingRejected: true)
        #expect(app.responds(to: .openURL))
        #expect(!app.responds(to: .performFetch))
        condition.cancel()
        #expect(!app.responds(to: .openURL))
    }

    @Test func anEventThatCannotBeKeptIsReportedWhenTheConditionIsSet() {
        delegate.intercept(
            [.openURL, .performFetch, AppEvent(rawValue: "unknown:")], key: "lock", admitting: { _ in true },
            keepingRejected: true)
        #expect(app.faults.map(\.reason) == [.cannotBeHeld, .cannotBeHeld])
        #expect(app.faults.map(\.event) == [.performFetch, AppEvent(rawValue: "unknown:")])
        #expect(app.faults.map(\.slot) == ["backgroundFetchDelegate", "roles"])
        #expect(app.faults.map(\.handler) == ["lock", "lock"])
    }

    @Test func anEventThatCannotBeKeptIsLostWhileTheConditionIsFalse() async throws {
        let recorder = RecordingHandler.taking()
        delegate.backgroundFetchDelegate = [recorder]
        delegate.intercept([.performFetch], key: "lock", admitting: { [lock] _ in lock.isOpen }, keepingRejected: true)
        #expect(try await delegate.deliver(.performFetch).value == .noData)
        await unlock()
        #expect(recorder.events == [])
    }

    @Test func closuresReceiveTheEventWhenItIsReleased() async {
        delegate.intercept(.openURL) { [journal] call in
            journal.note("closure")
            return call.next()
        }
        delegate.urlDelegate = [Probe("open", claims: true, in: journal)]
        hold()
        app.open()
        #expect(journal.lines == [])
        await unlock()
        #expect(journal.lines == ["closure", "open"])
    }

    @Test func whatHandlersAnswerGoesNowhereAndADeclinedEventIsKeptForOthers() async {
        let refusing = Probe("refusing", in: journal)
        delegate.urlDelegate = [refusing]
        hold()
        #expect(app.open())
        app.clock.advance(by: 600)
        await unlock()
        app.clock.advance(by: 59)
        delegate.urlDelegate.append(Probe("late", claims: true, in: journal))
        await turns()
        #expect(journal.lines == ["refusing", "late"])
        #expect(app.faults == [])
    }

    @Test func anEventThatNobodyHandlesAfterTheReleaseExpires() async {
        hold()
        app.open()
        app.clock.advance(by: 600)
        await unlock()
        app.clock.advance(by: 59)
        #expect(app.faults == [])
        app.clock.advance(by: 1)
        #expect(app.faults.map(\.reason) == [.expired])
        #expect(app.clock.scheduledCount == 0)
    }

    @Test func anEventThatWaitedForAHandlerIsHeldOnceAConditionKeepsItFromOne() async {
        app.open()
        hold()
        delegate.urlDelegate = [Probe("open", claims: true, in: journal)]
        await turns()
        app.clock.advance(by: 600)
        await unlock()
        #expect(journal.lines == ["open"])
        #expect(app.faults == [])
    }

    @Test func anEventThatHandlersHadDeclinedBeforeItWasHeldIsKeptForOthersAfterTheRelease() async {
        let app = TestApp()
        app.delegate.urlDelegate = [Probe("first", in: journal)]
        app.open(.page, in: app.connectScene())
        let condition = app.delegate.intercept(
            [.openURL], key: "lock", admitting: { _ in false }, keepingRejected: true)
        app.delegate.urlDelegate.append(Probe("second", in: journal))
        await app.settle()
        #expect(journal.lines == ["first"])
        condition.cancel()
        await app.settle()
        #expect(journal.lines == ["first", "second"])
        app.delegate.urlDelegate.append(Probe("third", claims: true, in: journal))
        await app.settle()
        #expect(journal.lines == ["first", "second", "third"])
        #expect(app.faults == [])
    }

    @Test func theLimitHoldsAndWhatItDropsIsAFaultThatNamesTheKey() async {
        delegate.keptEventPolicy.limit = 2
        let handler = URLProbe()
        delegate.urlDelegate = [handler]
        hold()
        for number in 1...3 { app.open(URL(fileURLWithPath: "/\(number)")) }
        #expect(app.faults.map(\.reason) == [.lostWhileHeld])
        #expect(app.faults.map(\.handler) == ["lock"])
        await unlock()
        #expect(handler.urls.map(\.path) == ["/2", "/3"])
    }

    @Test func whatIsDroppedIsAFaultThatNamesTheConditionThatHoldsItNow() async {
        hold()
        delegate.intercept([.openURL], key: "other", admitting: { _ in false }, keepingRejected: true)
        app.open()
        await unlock()
        delegate.keptEventPolicy.limit = 0
        app.open()
        #expect(app.faults.map(\.handler) == ["other", "other"])
    }

    @Test func withoutRoomEachIsDroppedWithAFault() async {
        delegate.keptEventPolicy.limit = 0
        delegate.urlDelegate = [Probe("open", claims: true, in: journal)]
        hold()
        app.open()
        #expect(app.faults.map(\.reason) == [.lostWhileHeld])
        await unlock()
        #expect(journal.lines == [])
    }

    @Test func whatIsHeldCanBeDiscarded() async {
        delegate.urlDelegate = [Probe("open", claims: true, in: journal)]
        hold()
        app.open()
        delegate.discardKeptEvents()
        await unlock()
        #expect(journal.lines == [])
        #expect(app.faults == [])
        lock.isOpen = false
        app.open()
        await unlock()
        #expect(journal.lines == ["open"])
    }

    @Test func theReleaseGoesOnThoughWhatIsBeingDeliveredIsDiscarded() async {
        holdWithHandlers()
        perform()
        await unlock()
        delegate.discardKeptEvents()
        lock.isOpen = false
        app.open()
        await unlock()
        #expect(journal.lines == ["scan", "open"])
    }

    @Test func whatBelongsToASceneThatDisconnectsGoesWithItAndIsAFault() async {
        let app = TestApp()
        let handler = RecordingHandler.taking()
        app.delegate.urlDelegate = [handler]
        let condition = app.delegate.intercept(
            [.openURL], key: "lock", admitting: { _ in false }, keepingRejected: true)
        let (first, second) = (app.connectScene(opening: .page), app.connectScene(opening: .page))
        app.disconnect(first)
        #expect(app.faults.map(\.reason) == [.lostWhileHeld])
        #expect(app.faults.map(\.handler) == ["lock"])
        condition.cancel()
        await app.settle()
        #expect(handler.events == [.openURL])
        withExtendedLifetime(second) {}
    }

    @Test func anEventWhoseSceneHasDisconnectedHoldsTheRestNoLongerThanAnEventIsKept() async throws {
        let app = TestApp()
        app.delegate.deadlines[.performShortcutAction] = .infinity
        app.delegate.shortcutItemDelegate = [ShortcutHandler("scan", in: journal)]
        let (first, second) = (app.connectScene(), app.connectScene())
        let condition = app.delegate.intercept(
            [.performShortcutAction], key: "lock", admitting: { _ in false }, keepingRejected: true)
        for scene in [first, second] {
            let delegate = try #require(scene.delegate as? SceneDelegate)
            delegate.windowScene(scene, performActionFor: item) { _ in }
        }
        condition.cancel()
        await app.settle()
        app.disconnect(first)
        await app.settle()
        #expect(journal.take() == ["scan"])
        app.clock.advance(by: 60)
        await app.settle()
        #expect(journal.take() == ["scan"])
    }

    @Test(arguments: [true, false])
    func anOverrideIsCalledAtOnceAndWhatItPassesOnIsHeld(hasScenes: Bool) async {
        let app = TestApp(delegate: URLNotingAppDelegate())
        let own = app.delegate as? URLNotingAppDelegate
        let handler = RecordingHandler.taking()
        app.delegate.urlDelegate = [handler]
        let condition = app.delegate.intercept(
            [.openURL], key: "lock", admitting: { _ in false }, keepingRejected: true)
        if hasScenes { app.connectScene() } else { app.launch() }
        #expect(app.open(.page))
        #expect(own?.urls == [.page])
        #expect(handler.events == [])
        condition.cancel()
        await app.settle()
        #expect(own?.urls == [.page])
        #expect(handler.events == [.openURL])
    }

    @Test func aWrappedAppDelegateThatTheAppForwardsToReceivesTheEventOnReleaseAndAHandlerOnce() async {
        let app = TestApp()
        let old = ForwardedAppDelegate()
        let handler = RecordingHandler()
        app.delegate.urlDelegate = [handler]
        app.delegate.roles.append(ExistingAppDelegate(wrapping: old))
        app.sceneDelegateClass = URLForwardingSceneDelegate.self
        let condition = app.delegate.intercept(
            [.openURL], key: "lock", admitting: { _ in false }, keepingRejected: true)
        let scene = app.connectScene()
        URLForwardingSceneDelegate.target = app
        app.open(.page, in: scene)
        #expect(old.urls == [])
        condition.cancel()
        await app.settle()
        #expect(old.urls == [.page])
        #expect(handler.events == [.openURL])
    }

    @Test func anAppThatIsGoneReleasesWhatItHeld() async {
        weak var freed: Departing?
        do {
            let app = IsolatedApp()
            let parting = Departing {}
            freed = parting
            app.delegate.intercept([.openURL], key: "lock", admitting: { _ in !parting.isThere }, keepingRejected: true)
            app.open()
        }
        await turns()
        #expect(freed == nil)
    }

    /// Holds events from a handler of URLs, and from one of quick actions that keeps its completion handlers, which is returned.
    @discardableResult private func holdWithHandlers() -> ShortcutHandler {
        let scanner = ShortcutHandler("scan", in: journal)
        delegate.shortcutItemDelegate = [scanner]
        delegate.urlDelegate = [Probe("open", claims: true, in: journal)]
        hold()
        return scanner
    }

    @discardableResult private func hold() -> Interception {
        delegate.intercept(events, key: "lock", admitting: { [lock] _ in lock.isOpen }, keepingRejected: true)
    }

    private func unlock() async {
        lock.isOpen = true
        delegate.offerKeptEvents()
        await turns()
    }

    private func turns() async { for _ in 1...8 { await nextTurn() } }

    private var item: UIApplicationShortcutItem { UIApplicationShortcutItem(type: "scan", localizedTitle: "Scan") }

    private func perform() { delegate.application(app.application, performActionFor: item) { _ in } }
}

@MainActor private final class Lock {
    var isOpen = false
}
