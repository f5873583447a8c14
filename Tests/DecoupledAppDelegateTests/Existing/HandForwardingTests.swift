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
        let later = RecordingHandler.taking()
        app.delegate.urlDelegate.append(later)
        await app.settle()
        #expect(later.events == [.openURL])
        #expect(old.urls == [.page])
    }

    @Test func aURLThatAWrappedAppDelegateTakesIsNotKept() async {
        app.delegate.roles.append(ExistingAppDelegate(wrapping: old))
        open()
        let later = RecordingHandler.taking()
        app.delegate.urlDelegate.append(later)
        await app.settle()
        #expect(old.urls == [.page])
        #expect(later.events == [])
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
        let later = RecordingHandler.taking()
        app.delegate.urlDelegate.append(later)
        await app.settle()
        #expect(old.urls == [.page])
        #expect(later.events == [.openURL])
    }

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

    @Test func aURLThatIsHeldOnlyWhenTheAppForwardsItIsNotLost() async {
        app.delegate.roles.append(ExistingAppDelegate(wrapping: old))
        var asked = 0
        app.delegate.intercept(
            [.openURL], key: "lock",
            admitting: { _ in
                asked += 1
                return asked != 2
            }, keepingRejected: true)
        open()
        #expect(old.urls == [])
        app.delegate.offerKeptEvents()
        await app.settle()
        #expect(old.urls == [.page])
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

/// Receives a scene's URL though the scene's delegate forwards by hand as well.
private final class SceneURLNotingAppDelegate: URLNotingAppDelegate {
    override var receivesSceneEvents: Bool? { true }
}
