import DecoupledAppDelegate
import DecoupledAppDelegateTesting
import Testing

/// What becomes of the app as a whole is told once, whichever way and however often the system tells it.
@MainActor
struct AppStateTests {
    private let app = IsolatedApp(scenes: SceneManifest())
    private let handler = AppStateProbe()
    private var system: HeadlessSystem { app.application.system }

    init() {
        app.delegate.appStateDelegate = [handler]
    }

    @Test func twoScenesThatBecomeActiveAreOneActiveApp() {
        app.launch()
        #expect(handler.take() == [.willEnterForeground, .didBecomeActive])
        system.connectScene()
        #expect(app.application.connectedScenes.count == 2)
        #expect(handler.take() == [.willResignActive, .didBecomeActive, .willResignActive, .didBecomeActive])
        system.enterBackground()
        _ = handler.take()
        system.enterForeground()
        #expect(handler.take() == [.willEnterForeground, .didBecomeActive])
    }

    @Test func aTransitionThatWaitsForOthersIsNotMadeTwice() {
        let app = IsolatedApp()
        let probe = AppStateProbe()
        let (delegate, application) = (app.delegate, app.application)
        app.delegate.appStateDelegate = [
            Handling(.didBecomeActive) { [unowned delegate] _ in
                delegate.applicationDidEnterBackground(application)
                delegate.applicationWillEnterForeground(application)
            },
            Handling(.didEnterBackground) { [unowned delegate] _ in
                delegate.applicationWillEnterForeground(application)
            }, probe,
        ]
        app.delegate.applicationDidBecomeActive(application)
        #expect(probe.take() == [.didBecomeActive, .willResignActive, .didEnterBackground, .willEnterForeground])
    }

    @Test func theStateIsFollowedThoughADelegateThatForwardsNothingTakesThePlace() {
        let app = IsolatedApp()
        let handler = AppStateProbe()
        app.delegate.appStateDelegate = [handler]
        app.launch()
        let other = SilentDelegate()
        unsafe app.application.delegate = other
        _ = handler.take()
        app.application.system.enterBackground()
        app.application.system.enterForeground()
        let round: [AppEvent] = [.willResignActive, .didEnterBackground, .willEnterForeground, .didBecomeActive]
        #expect(handler.take() == round)
        withExtendedLifetime(other) {}
    }

    @Test func theAppGoesToTheBackgroundWhenTheLastSceneLeaves() throws {
        app.launch()
        let first = try #require(app.application.connectedScenes.first)
        let second = try #require(system.connectScene())
        _ = handler.take()
        system.enterBackground(first)
        #expect(handler.take() == [])
        system.enterBackground(second)
        #expect(handler.take() == [.willResignActive, .didEnterBackground])
    }

    @Test func aSceneThatIsDisconnectedKeepsTheAppInFrontNoLonger() throws {
        app.launch()
        let scene = try #require(app.application.connectedScenes.first)
        _ = handler.take()
        system.disconnect(scene)
        #expect(handler.told == [.willResignActive, .didEnterBackground])
    }

    @Test func anAppLaunchedInTheBackgroundWithoutASceneStaysThere() {
        system.launchReason = .background
        app.launch()
        #expect(handler.take() == [])
        system.connectScene()
        #expect(handler.take() == [.willEnterForeground, .didBecomeActive])
    }

    @Test func anAppWithoutScenesIsToldOnceThoughDelegateAndNotificationsBothTell() {
        let app = IsolatedApp()
        app.delegate.appStateDelegate = [handler]
        app.launch()
        app.application.system.enterBackground()
        app.application.system.enterForeground()
        #expect(
            handler.told == [
                .didBecomeActive, .willResignActive, .didEnterBackground, .willEnterForeground, .didBecomeActive,
            ]
        )
    }

    @Test func terminationIsToldOnceThoughDelegateAndNotificationBothTell() {
        app.launch()
        _ = handler.take()
        system.terminate()
        #expect(handler.told == [.willResignActive, .didEnterBackground, .willTerminate])
    }

    /// As an app delegate finds it that is made when the app runs already.
    @Test(arguments: [AppEvent.willResignActive, .didEnterBackground])
    func theFirstHintMayBeThatASceneGoesBack(event: AppEvent) {
        let configuration = UISceneConfiguration(name: nil, sessionRole: .windowApplication)
        let session = UISceneSession(persistentIdentifier: "scene", configuration: configuration)
        let scene = UIScene(session: session, connectionOptions: UIScene.ConnectionOptions())
        let delegate = SceneDelegate(for: app.delegate)
        scene.delegate = delegate
        if event == .willResignActive {
            delegate.sceneWillResignActive(scene)
        } else {
            delegate.sceneDidEnterBackground(scene)
        }
        #expect(handler.told == [event])
    }

    @Test func aSceneThatIsFreedInFrontDoesNotKeepTheAppThere() {
        app.launch()
        system.enterBackground()
        _ = handler.take()
        let delegate = SceneDelegate(for: app.delegate)
        func makeScene() -> UIScene {
            let scene = UIScene(session: .sample(), connectionOptions: UIScene.ConnectionOptions())
            scene.delegate = delegate
            return scene
        }
        do {
            let freed = makeScene()
            delegate.sceneWillEnterForeground(freed)
        }
        let scene = makeScene()
        delegate.sceneWillEnterForeground(scene)
        delegate.sceneDidEnterBackground(scene)
        #expect(handler.take() == [.willEnterForeground, .didEnterBackground])
    }

    @Test func aSceneThatIsFreedInFrontDoesNotKeepTheAppThereWhenTheAppForwardsByHand() {
        app.launch()
        system.enterBackground()
        _ = handler.take()
        let delegate = SceneDelegate(for: app.delegate)
        do {
            let freed = UIScene(session: .sample(), connectionOptions: UIScene.ConnectionOptions())
            freed.delegate = delegate
            delegate.sceneWillEnterForeground(freed)
        }
        app.delegate.applicationDidEnterBackground(app.application)
        #expect(handler.take() == [.willEnterForeground, .didEnterBackground])
    }

    @Test func anotherApplicationsScenesAreNotOnesOwn() {
        app.launch()
        _ = handler.take()
        let other = IsolatedApp(scenes: SceneManifest())
        other.launch()
        other.application.system.enterBackground()
        #expect(handler.told == [])
    }

    @Test func aHintFromInsideATransitionIsToldAfterIt() {
        let journal = Journal()
        let first = LaunchProbe("first", in: journal)
        let second = LaunchProbe("second", in: journal)
        app.delegate.appStateDelegate = [first, second, handler]
        app.delegate.applicationWillEnterForeground(app.application)
        first.whenCalled = { [unowned app] in app.delegate.applicationWillResignActive(app.application) }
        app.delegate.applicationDidBecomeActive(app.application)
        #expect(journal.lines == ["first active", "second active"])
        #expect(handler.told == [.willEnterForeground, .didBecomeActive, .willResignActive])
    }
}

private final class SilentDelegate: UIResponder, UIApplicationDelegate {
    override nonisolated func responds(to aSelector: Selector!) -> Bool { false }
}
