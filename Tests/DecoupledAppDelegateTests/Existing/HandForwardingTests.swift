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

    private func open() {
        let scene = app.connectScene()
        app.open(.page, in: scene)
    }
}

/// Receives a scene's URL though the scene's delegate forwards by hand as well.
private final class SceneURLNotingAppDelegate: URLNotingAppDelegate {
    override var receivesSceneEvents: Bool? { true }
}
