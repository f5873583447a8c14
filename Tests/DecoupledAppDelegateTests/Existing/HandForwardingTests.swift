import DecoupledAppDelegate
import DecoupledAppDelegateTesting
import Testing

/// A scene delegate forwards a URL to the app delegate by hand, before or after super: nothing is lost, and nobody receives it twice.
@MainActor
@Suite(.serialized)
struct HandForwardingTests {
    private let app = TestApp()
    private let old = ForwardedAppDelegate()

    init() {
        app.sceneDelegateClass = URLForwardingSceneDelegate.self
        URLForwardingSceneDelegate.target = app
        URLForwardingSceneDelegate.callsSuperFirst = true
        URLForwardingSceneDelegate.answers = []
    }

    @Test(arguments: [true, false])
    func aURLThatHandlersAndAWrappedAppDelegateDeclineIsKept(callsSuperFirst: Bool) async {
        URLForwardingSceneDelegate.callsSuperFirst = callsSuperFirst
        old.takes = false
        app.delegate.roles.append(ExistingAppDelegate(wrapping: old))
        open()
        #expect(old.urls == [.page])
        let later = await addHandler()
        #expect(later.events == [.openURL])
        #expect(old.urls == [.page])
    }

    @Test func aURLThatAWrappedAppDelegateTakesIsNotKept() async {
        app.delegate.roles.append(ExistingAppDelegate(wrapping: old))
        open()
        let later = await addHandler()
        #expect(old.urls == [.page])
        #expect(later.events == [])
    }

    @Test(arguments: [true, false])
    func aWrappedAppDelegateThatIsAddedBeforeAKeptURLIsForwardedReceivesItOnce(isTaken: Bool) async {
        URLForwardingSceneDelegate.target = nil
        old.takes = isTaken
        open()
        app.delegate.roles.append(ExistingAppDelegate(wrapping: old))
        _ = app.delegate.application(app.application, open: .page, options: [:])
        let later = await addHandler()
        #expect(old.urls == [.page])
        #expect(later.events == (isTaken ? [] : [.openURL]))
    }

    @Test func aWrappedAppDelegateThatReceivesAHeldURLByHandDoesNotReceiveItAgain() async {
        app.delegate.roles.append(ExistingAppDelegate(wrapping: old))
        var isOpen = false
        app.delegate.intercept(
            [.openURL], key: "lock",
            admitting: { _ in
                defer { isOpen = true }
                return isOpen
            }, keepingRejected: true)
        open()
        app.delegate.offerKeptEvents()
        await app.settle()
        #expect(old.urls == [.page])
    }

    @Test func aWrappedAppDelegateDoesNotReceiveAHeldURLThatTheAppForwardsToNobody() async {
        URLForwardingSceneDelegate.target = nil
        app.delegate.roles.append(ExistingAppDelegate(wrapping: old))
        let lock = app.delegate.intercept([.openURL], key: "lock", admitting: { _ in false }, keepingRejected: true)
        open()
        lock.cancel()
        await app.settle()
        #expect(old.urls == [])
    }

    @Test func handlersThatRefuseAURLAreNotSaidToHaveReceivedIt() {
        let refusing = RecordingHandler.taking()
        refusing.wantedEvents = []
        app.delegate.roles.append(ExistingAppDelegate(wrapping: old))
        app.delegate.urlDelegate.append(refusing)
        open()
        #expect(old.urls == [.page])
        #expect(app.faults == [])
    }

    @Test func aHandlerThatIsAddedWhileAURLIsDeclinedReceivesItOnceAWrappedAppDelegateHasDeclinedIt() async {
        let later = RecordingHandler.taking()
        old.takes = false
        app.delegate.roles.append(ExistingAppDelegate(wrapping: old))
        app.delegate.urlDelegate.append(
            Handling(.openURL) { [unowned app] _ in
                app.delegate.urlDelegate.append(later)
                return false
            })
        open()
        await app.settle()
        #expect(old.urls == [.page])
        #expect(later.events == [.openURL])
    }

    @Test func aURLThatAHandlerForwardsByHandWhileItIsDeliveredIsKept() async {
        URLForwardingSceneDelegate.target = nil
        old.takes = false
        app.delegate.roles.append(ExistingAppDelegate(wrapping: old))
        app.delegate.urlDelegate.append(
            Handling(.openURL) { [unowned app] _ in
                app.delegate.application(app.application, open: .page, options: [:])
            })
        open()
        let later = await addHandler()
        #expect(old.urls == [.page])
        #expect(later.events == [.openURL])
    }

    @Test(arguments: [true, false])
    func aURLThatAHandlerHasTakenIsNotHeldForOthersThoughTheAppForwardsItToo(isDiscarded: Bool) async {
        var isOpen = true
        let second = RecordingHandler.taking()
        app.delegate.urlDelegate = [
            Handling(.openURL) { [unowned app] _ in
                isOpen = false
                if isDiscarded { app.delegate.discardKeptEvents() }
                return true
            }, second,
        ]
        app.delegate.roles.append(ExistingAppDelegate(wrapping: old))
        app.delegate.intercept([.openURL], key: "lock", admitting: { _ in isOpen }, keepingRejected: true)
        open()
        isOpen = true
        app.delegate.offerKeptEvents()
        await app.settle()
        #expect(second.events == [])
        #expect(old.urls == [.page])
    }

    @Test func aURLThatAHandlerHasTakenIsNotKeptThoughAWrappedAppDelegateDeclinesItOnceItIsReleased() async {
        holdWhatIsForwarded()
        old.takes = false
        app.delegate.urlDelegate = [RecordingHandler.taking()]
        app.delegate.roles.append(ExistingAppDelegate(wrapping: old))
        open()
        app.delegate.offerKeptEvents()
        await app.settle()
        #expect(old.urls == [.page])
        let later = await addHandler()
        #expect(later.events == [])
    }

    @Test func aURLThatTheAppIsExpectedToForwardToAWrappedAppDelegateIsNotKept() async {
        URLForwardingSceneDelegate.target = nil
        app.delegate.urlDelegate = [Handling(.openURL) { _ in false }]
        app.delegate.roles.append(ExistingAppDelegate(wrapping: old))
        open()
        let later = await addHandler()
        #expect(old.urls == [])
        #expect(later.events == [])
    }

    @Test func aWrappedAppDelegateReceivesAHeldURLWhenItIsReleased() async {
        app.delegate.hold(.openURL, atReport: 1)
        await app.settle()
        let handler = RecordingHandler()
        app.delegate.urlDelegate = [handler]
        app.delegate.roles.append(ExistingAppDelegate(wrapping: old))
        open()
        #expect(old.urls == [])
        app.delegate.offerKeptEvents()
        await app.settle()
        #expect(handler.events == [.openURL])
        #expect(old.urls == [.page])
    }

    @Test(arguments: [true, false])
    func aDeclinedURLWhoseSceneAConditionHoldsIsKeptThoughAClosureInterceptsIt(isIntercepted: Bool) async {
        URLForwardingSceneDelegate.callsSuperFirst = false
        app.delegate.urlDelegate = [Handling(.openURL) { _ in false }]
        if isIntercepted { app.delegate.intercept(.openURL) { $0.next() } }
        holdWhatIsForwarded()
        open()
        app.delegate.offerKeptEvents()
        await app.settle()
        let later = await addHandler()
        #expect(later.events == [.openURL])
    }

    @Test(arguments: [true, false])
    func aKeptURLThatIsHeldWhenTheAppForwardsItIsOfferedOnce(isTaken: Bool) async {
        URLForwardingSceneDelegate.target = nil
        holdWhatIsForwarded()
        await app.settle()
        old.takes = isTaken
        open()
        app.delegate.roles.append(ExistingAppDelegate(wrapping: old))
        #expect(app.delegate.application(app.application, open: .page, options: [:]))
        app.delegate.offerKeptEvents()
        await app.settle()
        let later = await addHandler()
        #expect(old.urls == [.page])
        #expect(later.events == (isTaken ? [] : [.openURL]))
    }

    @Test func handlersThatAConditionKeepsAnEventFromAreNotSaidToHaveReceivedIt() {
        app.sceneDelegateClass = ActivityForwardingSceneDelegate.self
        let handler = RecordingHandler.taking()
        app.delegate.activityContinuationDelegate = [handler]
        app.delegate.intercept([.didUpdateUserActivity]) { _ in false }
        let scene = app.connectScene()
        let activity = NSUserActivity(activityType: "order")
        (scene.delegate as? SceneDelegate)?.scene(scene, didUpdate: activity)
        #expect(handler.events == [])
        #expect(app.faults == [])
    }

    #if CloudKit
    @Test func aShareThatAClosureForwardsByHandIsNotKept() async {
        URLForwardingSceneDelegate.target = nil
        let (sharing, later) = (ShareNotingAppDelegate(), RecordingHandler.taking())
        app.delegate.roles.append(ExistingAppDelegate(wrapping: sharing))
        app.delegate.intercept(.didAcceptCloudKitShare) { [unowned app] call in
            app.delegate.application(app.application, userDidAcceptCloudKitShareWith: call.input)
            call.next()
        }
        let scene = app.connectScene()
        (scene.delegate as? SceneDelegate)?
            .windowScene(scene, userDidAcceptCloudKitShareWith: CKShare.Metadata(containerIdentifier: "parcels"))
        app.delegate.cloudKitShareDelegate = [later]
        await app.settle()
        #expect(sharing.shares == 1)
        #expect(later.events == [])
    }
    #endif

    @Test func theAnswerOfAWrappedAppDelegateHoldsWhereAnOverridePassedOnWhatHandlersDeclined() {
        let app = TestApp(delegate: SceneURLNotingAppDelegate())
        app.sceneDelegateClass = URLForwardingSceneDelegate.self
        URLForwardingSceneDelegate.target = app
        app.delegate.roles.append(ExistingAppDelegate(wrapping: old))
        app.delegate.urlDelegate.append(Handling(.openURL) { _ in false })
        let scene = app.connectScene()
        app.open(.page, in: scene)
        #expect(old.urls == [.page])
        #expect(URLForwardingSceneDelegate.answers == [true])
    }

    @Test func aURLThatAWrappedAppDelegateDeclinesIsKeptWhereAnOverridePassedItOn() async {
        let app = TestApp(delegate: SceneURLNotingAppDelegate())
        app.sceneDelegateClass = URLForwardingSceneDelegate.self
        URLForwardingSceneDelegate.target = app
        old.takes = false
        app.delegate.roles.append(ExistingAppDelegate(wrapping: old))
        app.open(.page, in: app.connectScene())
        let later = RecordingHandler.taking()
        app.delegate.urlDelegate.append(later)
        await app.settle()
        #expect(old.urls == [.page])
        #expect(later.events == [.openURL])
    }

    @Test(arguments: [true, false])
    func aURLThatAClosureKeepsFromHandlersReachesNoWrappedAppDelegate(callsSuperFirst: Bool) {
        URLForwardingSceneDelegate.callsSuperFirst = callsSuperFirst
        app.delegate.roles.append(ExistingAppDelegate(wrapping: old))
        app.delegate.intercept(.openURL) { _ in true }
        open()
        #expect(old.urls == [])
        #expect(URLForwardingSceneDelegate.answers == [true])
    }

    @Test func aChangeOfAnActivityThatAClosureKeepsFromHandlersReachesNoWrappedAppDelegate() {
        app.sceneDelegateClass = ActivityForwardingSceneDelegate.self
        let activities = ActivityCountingAppDelegate()
        app.delegate.roles.append(ExistingAppDelegate(wrapping: activities))
        let closure = app.delegate.intercept(.didUpdateUserActivity) { _ in }
        let scene = app.connectScene()
        let activity = NSUserActivity(activityType: "order")
        (scene.delegate as? SceneDelegate)?.scene(scene, didUpdate: activity)
        #expect(activities.changes == 0)
        closure.cancel()
        (scene.delegate as? SceneDelegate)?.scene(scene, didUpdate: activity)
        #expect(activities.changes == 1)
    }

    @Test func aURLThatIsHeldOnlyWhenTheAppForwardsItIsNotLost() async {
        app.delegate.roles.append(ExistingAppDelegate(wrapping: old))
        holdWhatIsForwarded()
        open()
        #expect(old.urls == [])
        #expect(URLForwardingSceneDelegate.answers == [true])
        app.delegate.offerKeptEvents()
        await app.settle()
        #expect(old.urls == [.page])
    }

    @Test func aURLThatIsHeldOnlyWhenTheAppForwardsItIsKeptIfTheWrappedAppDelegateDeclinesIt() async {
        old.takes = false
        let first = RecordingHandler()
        app.delegate.urlDelegate = [first]
        app.delegate.roles.append(ExistingAppDelegate(wrapping: old))
        holdWhatIsForwarded()
        open()
        app.delegate.offerKeptEvents()
        await app.settle()
        let later = await addHandler()
        #expect(old.urls == [.page])
        #expect(first.events == [.openURL])
        #expect(later.events == [.openURL])
    }

    @Test(arguments: [true, false])
    func aURLThatNobodyTakesKeepsItsScene(callsSuperFirst: Bool) async {
        URLForwardingSceneDelegate.callsSuperFirst = callsSuperFirst
        open()
        let later = SceneNotingHandler()
        app.delegate.urlDelegate.append(later)
        await app.settle()
        #expect(later.scenes == [app.scenes.first])
    }

    @Test(arguments: [true, false])
    func aURLThatIsHeldKeepsItsScene(callsSuperFirst: Bool) async {
        URLForwardingSceneDelegate.callsSuperFirst = callsSuperFirst
        let later = SceneNotingHandler()
        app.delegate.urlDelegate.append(later)
        let lock = app.delegate.intercept([.openURL], key: "lock", admitting: { _ in false }, keepingRejected: true)
        open()
        lock.cancel()
        await app.settle()
        #expect(later.scenes == [app.scenes.first])
    }

    /// The delegate feeds what is in the connection options to its method for a running app, and calls super in both.
    @Test(arguments: [true, false])
    func aURLThatAConnectionBringsIsDeliveredOnceThoughItIsForwardedBeforeSuper(callsSuperFirst: Bool) async {
        URLForwardingSceneDelegate.callsSuperFirst = callsSuperFirst
        app.sceneDelegateClass = ConnectionReadingSceneDelegate.self
        let handler = RecordingHandler.taking()
        app.delegate.urlDelegate.append(handler)
        app.connectScene(UIScene.ConnectionOptions(urlContexts: [UIOpenURLContext(url: .page)]))
        await app.settle()
        #expect(handler.events == [.openURL])
    }

    /// Adds a condition that admits the first report of a URL, and holds the second.
    private func holdWhatIsForwarded() { app.delegate.hold(.openURL, atReport: 2) }

    /// Adds a handler that takes URLs, and waits until it has received what is kept.
    private func addHandler() async -> RecordingHandler {
        let handler = RecordingHandler.taking()
        app.delegate.urlDelegate.append(handler)
        await app.settle()
        return handler
    }

    private func open() {
        let scene = app.connectScene()
        app.open(.page, in: scene)
    }
}

/// Notes the scenes of the URLs that it receives.
private final class SceneNotingHandler {
    private(set) var scenes: [UIScene?] = []
}

extension SceneNotingHandler: SceneURLDelegate {
    func scene(_ scene: UIScene, open url: URL, options: OpenURLOptions) -> Bool {
        scenes.append(scene)
        return true
    }

    func application(_ app: UIApplication, open url: URL, options: OpenURLOptions) -> Bool {
        scenes.append(nil)
        return true
    }
}

/// Treats what its scene connects for as if it came to a running app.
private final class ConnectionReadingSceneDelegate: URLForwardingSceneDelegate {
    override func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {
        self.scene(scene, openURLContexts: connectionOptions.urlContexts)
        super.scene(scene, willConnectTo: session, options: connectionOptions)
    }
}

/// Receives a scene's URL though the scene's delegate forwards by hand as well.
private final class SceneURLNotingAppDelegate: URLNotingAppDelegate {
    override var receivesSceneEvents: Bool? { true }
}

/// Calls super, and forwards the change of an activity to the app delegate by hand.
private final class ActivityForwardingSceneDelegate: SceneDelegate {
    override func scene(_ scene: UIScene, didUpdate userActivity: NSUserActivity) {
        super.scene(scene, didUpdate: userActivity)
        guard let app = URLForwardingSceneDelegate.target else { return }
        app.delegate.application(app.application, didUpdate: userActivity)
    }
}

/// Counts the changes of activities that it is told of.
private final class ActivityCountingAppDelegate: UIResponder, UIApplicationDelegate {
    private(set) var changes = 0

    func application(_ application: UIApplication, didUpdate userActivity: NSUserActivity) { changes += 1 }
}

#if CloudKit
/// Counts the shares that it accepts.
private final class ShareNotingAppDelegate: UIResponder, UIApplicationDelegate {
    private(set) var shares = 0

    func application(
        _ application: UIApplication, userDidAcceptCloudKitShareWith cloudKitShareMetadata: CKShare.Metadata
    ) { shares += 1 }
}
#endif
