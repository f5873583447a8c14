import DecoupledAppDelegate
import Testing

/// What a handler keeps for each scene.
@MainActor
struct SceneValuesTests {
    private let app = IsolatedApp(scenes: SceneManifest(supportsMultipleScenes: true))
    private let screens = Screens()

    init() {
        app.delegate.roles.append(screens)
        app.launch()
    }

    @Test func eachSceneHasAValueOfItsOwnThatIsMadeOnce() throws {
        let first = try #require(app.application.connectedScenes.first)
        let second = try #require(app.application.system.connectScene())
        app.application.system.open(.page, in: first)
        app.application.system.open(.page, in: second)
        app.application.system.open(.page, in: second)
        #expect(screens.navigators[first].urls.count == 1)
        #expect(screens.navigators[second].urls.count == 2)
        #expect(screens.navigators.all.map(\.scene) == [first, second].map(ObjectIdentifier.init))
    }

    @Test func theValueGoesWhenItsSceneHasDisconnectedAndNotBefore() async throws {
        let scene = try #require(app.application.connectedScenes.first)
        weak let navigator = screens.navigators[scene]
        app.application.system.disconnect(scene)
        #expect(screens.urlsAtTheEnd == [0])
        await nextTurn()
        #expect(navigator == nil)
        #expect(screens.navigators.all.isEmpty)
    }

    @Test func theValuesOfOtherScenesStay() async throws {
        let first = try #require(app.application.connectedScenes.first)
        let second = try #require(app.application.system.connectScene())
        app.application.system.disconnect(first)
        await nextTurn()
        #expect(screens.navigators.all.map(\.scene) == [ObjectIdentifier(second)])
    }

    @Test func aSceneThatIsConnectedAgainHasAnotherValue() async throws {
        let scene = try #require(app.application.connectedScenes.first)
        app.application.system.open(.page, in: scene)
        app.application.system.disconnect(scene)
        await nextTurn()
        let next = try #require(app.application.system.reconnectScene(of: scene.session))
        #expect(screens.navigators[next].urls.isEmpty)
    }

    @Test func aValueCanBeReplaced() throws {
        let scene = try #require(app.application.connectedScenes.first)
        let counts = SceneValues { _ in 0 }
        counts[scene] += 1
        counts[scene] += 1
        #expect(counts[scene] == 2)
        #expect(counts.all == [2])
    }

    @Test func whatIsReadAfterTheSceneHasGoneIsNotKept() async throws {
        let scene = try #require(app.application.connectedScenes.first)
        app.application.system.disconnect(scene)
        await nextTurn()
        #expect(screens.navigators[scene].urls.isEmpty)
        #expect(screens.navigators.all.isEmpty)
    }

    @Test func whatIsMadeAfterTheSceneHasGoneKeepsNothingForIt() async throws {
        let scene = try #require(app.application.connectedScenes.first)
        app.application.system.disconnect(scene)
        await nextTurn()
        let late = SceneValues { Navigator($0) }
        #expect(late[scene].urls.isEmpty)
        #expect(late.all.isEmpty)
    }

    @Test func aValueMayLookAtTheOthersAsItGoes() async throws {
        let scene = try #require(app.application.connectedScenes.first)
        let other = try #require(app.application.system.connectScene())
        let board = Board()
        board.notes[scene] = Note(on: board)
        board.notes[scene] = Note(on: board)
        _ = board.notes[other]
        #expect(board.lookedAt == [1])
        app.application.system.disconnect(scene)
        await nextTurn()
        #expect(board.lookedAt == [1, 1])
    }

    @Test func aURLWithoutASceneIsLeftToOthers() {
        #expect(!app.delegate.deliver(.openURL, (.page, [:])))
        #expect(screens.navigators.all.allSatisfy { $0.urls.isEmpty })
    }
}

@MainActor
private final class Navigator {
    let scene: ObjectIdentifier
    var urls: [URL] = []

    init(_ scene: UIScene) {
        self.scene = ObjectIdentifier(scene)
    }
}

private final class Screens: SceneConnectionDelegate, SceneURLDelegate {
    let navigators = SceneValues { Navigator($0) }
    private(set) var urlsAtTheEnd: [Int] = []

    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {
        _ = navigators[scene]
    }

    func sceneDidDisconnect(_ scene: UIScene) {
        urlsAtTheEnd.append(navigators[scene].urls.count)
    }

    func scene(_ scene: UIScene, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]) -> Bool {
        navigators[scene].urls.append(url)
        return true
    }
}

/// Counts how many notes there are whenever one goes.
@MainActor
private final class Board {
    private(set) lazy var notes = SceneValues { [unowned self] _ in Note(on: self) }
    private(set) var lookedAt: [Int] = []

    func look() { lookedAt.append(notes.all.count) }
}

@MainActor
private final class Note {
    private weak var board: Board?

    init(on board: Board) {
        self.board = board
    }

    deinit {
        MainActor.assumeIsolated { board?.look() }
    }
}
