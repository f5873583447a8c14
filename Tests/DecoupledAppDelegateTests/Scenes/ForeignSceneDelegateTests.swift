import DecoupledAppDelegate
import Testing

/// A window's scene whose delegate is not ours and passes nothing on: no handler hears of its events, so it is reported.
@MainActor
struct ForeignSceneDelegateTests {
    private let app = IsolatedApp(scenes: SceneManifest())

    @Test func aWindowSceneWithADelegateThatIsNotOursIsReportedByClass() async {
        declare(OldSceneDelegate.self)
        app.launch()
        await nextTurn()
        #expect(app.faults.map(\.reason) == [.foreignSceneDelegate])
        #expect(app.faults.map(\.handler) == ["OldSceneDelegate"])
        #expect("\(app.faults[0])".contains("name DecoupledAppDelegate.SceneDelegate"))
    }

    @Test func aSessionThatHasKeptItsClassFromBeforeAnUpdateIsReported() async throws {
        app.launch()
        let scene = try #require(app.application.connectedScenes.first)
        app.application.system.disconnect(scene)
        scene.session.configuration.delegateClass = OldSceneDelegate.self
        await nextTurn()
        #expect(app.faults.isEmpty)
        // It is connected again without a question for its configuration.
        app.application.system.reconnectScene(of: scene.session)
        await nextTurn()
        #expect(app.faults.map(\.handler) == ["OldSceneDelegate"])
    }

    @Test func aSessionWhoseClassHasGoneIsReported() async throws {
        app.launch()
        let scene = try #require(app.application.connectedScenes.first)
        app.application.system.disconnect(scene)
        scene.session.configuration.delegateClass = nil
        app.application.system.reconnectScene(of: scene.session)
        await nextTurn()
        #expect(app.faults.map(\.handler) == ["nil"])
    }

    @Test(arguments: [SceneDelegate.self, OwnSceneDelegate.self] as [SceneDelegate.Type])
    func ourDelegatesAndThoseThatInheritFromThemAreNotReported(type: SceneDelegate.Type) async {
        declare(type)
        app.launch()
        await nextTurn()
        #expect(app.faults.isEmpty)
    }

    @Test func theWindowOfADelegateThatDoesNotCallSuperWhenItsSceneConnectsIsTheApps() throws {
        declare(OwnSceneDelegate.self)
        app.launch()
        let delegate = try #require(app.application.connectedScenes.first?.delegate as? OwnSceneDelegate)
        let window = UIWindow()
        delegate.window = window
        #expect(app.delegate.window === window)
    }

    @Test func aDelegateThatPassesEverythingOnIsNotReported() async {
        declare(PassingSceneDelegate.self)
        app.launch()
        await nextTurn()
        #expect(app.faults.isEmpty)
    }

    @Test func aDelegateThatCallsOursWhenItsSceneConnectsIsNotReported() async {
        declare(CallingSceneDelegate.self)
        app.launch()
        await nextTurn()
        #expect(app.faults.isEmpty)
    }

    /// UIKit gives an app that has not adopted scenes one all the same, which has no delegate.
    @Test func theSceneOfAnAppWithoutScenesIsLeftAlone() async {
        declare(nil)
        app.delegate.sceneSessionDelegate = [Undecided()]
        app.launch()
        app.application.system.configuration.sceneManifest = nil
        await nextTurn()
        #expect(app.application.connectedScenes.count == 1)
        #expect(app.faults.isEmpty)
    }

    @Test func scenesOfOtherRolesAreLeftAlone() async throws {
        let external = UISceneConfiguration(name: "External", sessionRole: .windowExternalDisplayNonInteractive)
        external.delegateClass = OldSceneDelegate.self
        app.application.system.configuration.sceneManifest = SceneManifest(configurations: [external])
        app.launch()
        let scene = app.application.system.connectScene(role: .windowExternalDisplayNonInteractive)
        #expect(scene?.delegate is OldSceneDelegate)
        await nextTurn()
        #expect(app.faults.isEmpty)
    }

    @Test func aSceneOfAnotherApplicationIsNoneOfOurBusiness() async {
        app.launch()
        let other = UIApplication()
        let configuration = UISceneConfiguration(name: "Default", sessionRole: .windowApplication)
        configuration.delegateClass = OldSceneDelegate.self
        other.system.configuration.sceneManifest = SceneManifest(configurations: [configuration])
        other.system.launch()
        #expect(other.connectedScenes.first?.delegate is OldSceneDelegate)
        await nextTurn()
        #expect(app.faults.isEmpty)
    }

    private func declare(_ type: AnyClass?) {
        let configuration = UISceneConfiguration(name: "Default", sessionRole: .windowApplication)
        configuration.delegateClass = type
        app.application.system.configuration.sceneManifest = SceneManifest(configurations: [configuration])
    }
}

/// Returns a configuration without a delegate class.
private final class Undecided: SceneSessionDelegate {
    func application(
        _ application: UIApplication,
        configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        UISceneConfiguration(name: "Other", sessionRole: connectingSceneSession.role)
    }
}

private final class OldSceneDelegate: UIResponder, UIWindowSceneDelegate {}

private final class OwnSceneDelegate: SceneDelegate {
    override func scene(
        _ scene: UIScene,
        willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions
    ) {}
}

/// Passes on what it does not implement, as SwiftUI's scene delegate does.
private final class PassingSceneDelegate: UIResponder, UIWindowSceneDelegate {
    private let next = SceneDelegate()

    override func forwardingTarget(for aSelector: Selector!) -> Any? { next }
}

/// Calls ours method by method.
private final class CallingSceneDelegate: UIResponder, UIWindowSceneDelegate {
    private let next = SceneDelegate()

    func scene(
        _ scene: UIScene,
        willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions
    ) {
        next.scene(scene, willConnectTo: session, options: connectionOptions)
    }
}
