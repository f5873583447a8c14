import DecoupledAppDelegate
import DecoupledAppDelegateStatus
import Testing

/// An app without a scene manifest has scenes where its delegate configures them.
@MainActor
struct AdoptedScenesTests {
    /// Who configures the scenes.
    enum Configurer: CaseIterable {
        case handler, wrapped, override, closure
    }

    @Test(arguments: Configurer.allCases)
    func aForeignSceneDelegateIsReportedWhereTheDelegateConfiguresScenes(configurer: Configurer) async {
        await check(configurer) { app in
            connectScene(of: app, with: StrangeSceneDelegate.self)
            await nextTurn()
            #expect(app.faults.map(\.reason) == [.foreignSceneDelegate])
        }
    }

    @Test(arguments: Configurer.allCases)
    func aBridgeOfOneSceneCountsForThatSceneWhereTheDelegateConfiguresScenes(configurer: Configurer) async {
        await check(configurer) { app in
            let first = connectScene(of: app, with: StateBridge.self)
            let second = connectScene(of: app, with: StateBridge.self)
            #expect(first !== second)
            #expect(app.delegate.status.applicationState == .active)
            if let second { app.application.system.deactivate(second) }
            #expect(app.delegate.status.applicationState == .active)
        }
    }

    private func check(_ configurer: Configurer, _ body: (IsolatedApp<AppDelegate>) async -> Void) async {
        let app =
            configurer == .override
            ? IsolatedApp<AppDelegate>(makeDelegate: { ConfiguringAppDelegate(roles: $0, clock: $1) }) : IsolatedApp()
        switch configurer {
        case .handler: app.delegate.sceneSessionDelegate = [Configuring()]
        case .wrapped:
            app.delegate.roles.append(ExistingAppDelegate(wrapping: ConfiguringOldDelegate()))
        case .closure: app.delegate.intercept(.configurationForConnectingScene) { $0.next() }
        case .override: break
        }
        app.launch()
        await body(app)
    }

    /// Connects a scene as UIKit does for a delegate that configures it: the headless system needs a manifest meanwhile.
    @discardableResult
    private func connectScene(of app: IsolatedApp<AppDelegate>, with type: UIResponder.Type) -> UIScene? {
        let configuration = UISceneConfiguration(name: "Default", sessionRole: .windowApplication)
        configuration.delegateClass = type
        let system = app.application.system
        system.configuration.sceneManifest = SceneManifest(configurations: [configuration])
        defer { system.configuration.sceneManifest = nil }
        return system.connectScene()
    }
}

private final class Configuring: SceneSessionDelegate {
    func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration { connectingSceneSession.configuration }
}

private final class ConfiguringAppDelegate: AppDelegate {
    override class var overriddenEvents: Set<AppEvent>? { [.configurationForConnectingScene] }

    override func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        let configuration = connectingSceneSession.configuration
        configuration.delegateClass = configuration.delegateClass ?? SceneDelegate.self
        return configuration
    }
}

/// Knows nothing of handlers, and implements one method.
private final class ConfiguringOldDelegate: UIResponder, UIApplicationDelegate {
    override nonisolated func responds(to aSelector: Selector!) -> Bool {
        aSelector.map { String(describing: $0) } == AppEvent.configurationForConnectingScene.rawValue
    }

    func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration { connectingSceneSession.configuration }
}

private final class StrangeSceneDelegate: UIResponder, UIWindowSceneDelegate {}

/// Inherits from ours, and tells the application's delegate of the state.
private final class StateBridge: SceneDelegate {
    private var delegate: (any UIApplicationDelegate)? { unsafe UIApplication.shared.delegate }

    override func sceneWillResignActive(_ scene: UIScene) {
        super.sceneWillResignActive(scene)
        delegate?.applicationWillResignActive(.shared)
    }
}
