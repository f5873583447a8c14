import DecoupledAppDelegate
import DecoupledAppDelegateStatus
import Testing

/// The status of an app with scenes, whose delegate is not told of its state.
@MainActor
struct StatusOfScenesTests {
    private let app = IsolatedApp(scenes: SceneManifest())
    private let journal = Journal()
    private var status: AppStatus { app.delegate.status }
    private var system: HeadlessSystem { app.application.system }

    @Test func handlersFindTheStatusAsTheEventSaysItIs() throws {
        let probe = StatusProbe(status, in: journal)
        app.delegate.appStateDelegate = [probe]
        app.delegate.sceneConnectionDelegate = [probe]
        app.launch()
        system.disconnect(try #require(status.connectedScenes.first))
        #expect(
            journal.lines == [
                "will finish launching: background", "will connect: true", "will enter foreground: inactive",
                "did become active: active", "will resign active: inactive", "did enter background: background",
                "did disconnect: false",
            ]
        )
    }

    @Test func scenesStandInTheOrderInWhichTheyConnected() throws {
        _ = status
        app.launch()
        let second = try #require(system.connectScene())
        let third = try #require(system.connectScene())
        system.activate(second)
        #expect(status.connectedScenes.map(\.session.persistentIdentifier) == ["1", "2", "3"])
        system.disconnect(second)
        #expect(status.connectedScenes.map(\.session.persistentIdentifier) == ["1", "3"])
        system.reconnectScene(of: second.session)
        #expect(status.connectedScenes.map(\.session.persistentIdentifier) == ["1", "3", "2"])
        system.disconnect(third)
        #expect(Set(status.connectedScenes) == app.application.connectedScenes)
    }

    @Test func oneSceneIsOneChange() {
        let journal = journal
        let observation = status.observe(\.connectedScenes.count) { change in
            journal.note("\(change.oldValue ?? -1) to \(change.newValue)")
        }
        app.launch()
        system.connectScene()
        app.application.connectedScenes.forEach(system.disconnect)
        #expect(journal.lines == ["0 to 1", "1 to 2", "2 to 1", "1 to 0"])
        withExtendedLifetime(observation) {}
    }

    @Test func anObserverMayConnectASceneAndLookForTheWindow() {
        let (app, journal, system) = (app, journal, system)
        let observation = status.observe(\.connectedScenes.count) { change in
            let counts = [change.oldValue, change.newValue].compactMap(\.self)
            journal.note("\(counts) \(app.delegate.window == nil)")
            if counts == [0, 1] { system.connectScene() }
        }
        app.launch()
        #expect(journal.lines == ["[0, 1] true", "[1, 2] true"])
        #expect(Set(status.connectedScenes) == app.application.connectedScenes)
        withExtendedLifetime(observation) {}
    }

    @Test func twoScenesAreOneAppThatIsActiveOnce() throws {
        let journal = journal
        let observation = status.observe(\.applicationState) { journal.note("\($0.newValue)") }
        app.launch()
        #expect(journal.take() == ["background", "inactive", "active"])
        let second = try #require(system.connectScene())
        #expect(journal.take() == ["inactive", "active", "inactive", "active"])
        system.enterBackground(second)
        #expect(journal.take() == [])
        app.application.connectedScenes.forEach(system.enterBackground)
        #expect(journal.take() == ["inactive", "background"])
        withExtendedLifetime(observation) {}
    }

    @Test func anAppLaunchedInTheBackgroundHasNoSceneAndStaysThere() {
        _ = status
        system.launchReason = .background
        app.launch()
        #expect(status.applicationState == .background)
        #expect(status.connectedScenes.isEmpty)
    }

    @Test func aStatusThatIsSwitchedOnLateTakesOverTheScenesInTheirOrder() {
        app.launch()
        for _ in 1...9 { system.connectScene() }
        #expect(status.applicationState == .active)
        #expect(status.connectedScenes.map(\.session.persistentIdentifier) == (1...10).map { "\($0)" })
    }

    @Test func aDisconnectedSceneIsFreed() {
        _ = status
        app.launch()
        weak var scene: UIScene?
        scene = status.connectedScenes.first
        #expect(scene != nil)
        scene.map(system.disconnect)
        #expect(scene == nil)
    }

    @Test func anotherApplicationsScenesAreNotOnesOwn() {
        app.launch()
        let other = IsolatedApp(scenes: SceneManifest())
        _ = (status, other.delegate.status)
        other.launch()
        #expect(status.connectedScenes.count == 1)
        #expect(status.connectedScenes != other.delegate.status.connectedScenes)
    }
}
