#if os(iOS)
import CourierKit
import DecoupledAppDelegate

/// Gives each scene its window, with the list of parcels.
final class RootScreen: SceneConnectionDelegate {
    private let courier: Courier

    init(for courier: Courier = .shared) {
        self.courier = courier
    }

    func scene(
        _ scene: UIScene,
        willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions
    ) {
        guard let windowScene = scene as? UIWindowScene, let delegate = scene.delegate as? SceneDelegate else { return }
        let window = UIWindow(windowScene: windowScene)
        window.rootViewController = UINavigationController(rootViewController: ParcelList(of: courier))
        window.makeKeyAndVisible()
        delegate.window = window
    }
}
#endif
