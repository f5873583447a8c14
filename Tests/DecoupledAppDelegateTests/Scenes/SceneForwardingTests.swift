import DecoupledAppDelegate
import Testing

/// Methods of scenes that other frameworks than UIKit declare go to the object that the app names.
@MainActor
struct SceneForwardingTests {
    private let app = IsolatedApp(scenes: SceneManifest())
    private let delegate: SceneDelegate
    private let controllers = GameControllers()

    init() {
        delegate = SceneDelegate(for: app.delegate)
        app.delegate.sceneForwardingTarget = controllers
    }

    @Test func aMethodThatTheObjectHasIsForwardedToIt() {
        #expect(delegate.responds(to: GameControllers.method))
        #expect(delegate.forwardingTarget(for: GameControllers.method) as? GameControllers === controllers)
    }

    @Test func aMethodThatTheObjectLacksIsNotForwarded() {
        let other = Selector("scene:didDoSomethingElse:")
        #expect(!delegate.responds(to: other))
        #expect(delegate.forwardingTarget(for: other) == nil)
    }

    @Test func aMethodOfSomethingElseThanScenesIsNotForwarded() {
        unsafe controllers.methods.insert(Selector("somebodyElsesMethod:"))
        #expect(!delegate.responds(to: Selector("somebodyElsesMethod:")))
        #expect(delegate.forwardingTarget(for: Selector("somebodyElsesMethod:")) == nil)
    }

    @Test func aMethodOfARoleIsDecidedByItsHandlersAlone() {
        unsafe controllers.methods.insert(Selector("scene:openURLContexts:"))
        #expect(!delegate.responds(to: Selector("scene:openURLContexts:")))
    }

    @Test func nothingIsForwardedWithoutAnObject() {
        app.delegate.sceneForwardingTarget = nil
        #expect(!delegate.responds(to: GameControllers.method))
        #expect(delegate.forwardingTarget(for: GameControllers.method) == nil)
    }

    @Test func anObjectThatForwardsItselfIsNotTaken() {
        weak var forwarding: SceneDelegate?
        do {
            let other = SceneDelegate(for: app.delegate)
            forwarding = other
            app.delegate.sceneForwardingTarget = other
            #expect(!delegate.responds(to: GameControllers.method))
        }
        #expect(forwarding == nil)
    }

    @Test func nothingIsForwardedOffTheMainThread() async {
        let delegate = delegate
        #expect(await Task.detached { delegate.responds(to: GameControllers.method) }.value == false)
    }
}

/// An object with a method of GameController's.
private final class GameControllers: UIResponder {
    nonisolated static let method = Selector("scene:didActivateGameControllerWithContext:")

    nonisolated(unsafe) var methods: Set<Selector> = [GameControllers.method]  // only on the main thread

    override nonisolated func responds(to aSelector: Selector!) -> Bool { unsafe methods.contains(aSelector) }
}
