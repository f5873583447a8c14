import Foundation
import HeadlessUIKit

/// A scene's delegate that prints each method it is sent, with the states of the scene and of the application.
final class SceneNarrator: UIResponder, UIWindowSceneDelegate {
    static var manifest: SceneManifest {
        let configuration = UISceneConfiguration(name: nil, sessionRole: .windowApplication)
        configuration.delegateClass = SceneNarrator.self
        return SceneManifest(configurations: [configuration])
    }

    private func say(_ event: String, _ scene: UIScene) {
        let states = "\(scene.activationState) \(UIApplication.shared.applicationState)"
        Fixture.say("\(event) \(scene.session.persistentIdentifier) \(states)")
    }

    func scene(
        _ scene: UIScene,
        willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions
    ) {
        let urls = connectionOptions.urlContexts.map { " \($0.url)" }.joined()
        say("willConnect\(urls)", scene)
    }

    func sceneDidBecomeActive(_ scene: UIScene) {
        say("didBecomeActive", scene)
    }

    func sceneWillResignActive(_ scene: UIScene) {
        say("willResignActive", scene)
    }

    func sceneWillEnterForeground(_ scene: UIScene) {
        say("willEnterForeground", scene)
    }

    func sceneDidEnterBackground(_ scene: UIScene) {
        say("didEnterBackground", scene)
    }

    func sceneDidDisconnect(_ scene: UIScene) {
        say("didDisconnect", scene)
    }
}
