// swift-format-ignore-file
import DecoupledAppDelegate
import Flutter

class MySceneDelegate: FlutterSceneDelegate {
    @MainActor static var appDelegate = AppDelegate.shared

    @MainActor private lazy var handlers = SceneDelegate(for: MySceneDelegate.appDelegate)

    override func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions
    ) {
        super.scene(scene, willConnectTo: session, options: connectionOptions)
        handlers.scene(scene, willConnectTo: session, options: connectionOptions)
    }

    override func sceneDidDisconnect(_ scene: UIScene) {
        handlers.sceneDidDisconnect(scene)
        super.sceneDidDisconnect(scene)
    }

    override func sceneWillEnterForeground(_ scene: UIScene) {
        handlers.sceneWillEnterForeground(scene)
        super.sceneWillEnterForeground(scene)
    }

    override func sceneDidBecomeActive(_ scene: UIScene) {
        handlers.sceneDidBecomeActive(scene)
        super.sceneDidBecomeActive(scene)
    }

    override func sceneWillResignActive(_ scene: UIScene) {
        handlers.sceneWillResignActive(scene)
        super.sceneWillResignActive(scene)
    }

    override func sceneDidEnterBackground(_ scene: UIScene) {
        handlers.sceneDidEnterBackground(scene)
        super.sceneDidEnterBackground(scene)
    }

    override func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
        handlers.scene(scene, openURLContexts: URLContexts)
        super.scene(scene, openURLContexts: URLContexts)
    }

    override func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {
        handlers.scene(scene, continue: userActivity)
        super.scene(scene, continue: userActivity)
    }
}
