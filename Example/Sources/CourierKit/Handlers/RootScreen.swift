public import DecoupledAppDelegate

/// Gives each window scene its window.
@MainActor
public final class RootScreen {
    private let makeContent: @MainActor () -> UIViewController

    /// Creates the handler.
    ///
    /// - Parameter makeContent: Makes what a window shows; nothing, by default, for machines without a screen.
    public init(_ makeContent: @escaping @MainActor () -> UIViewController = { UIViewController() }) {
        self.makeContent = makeContent
    }
}

extension RootScreen: SceneConnectionDelegate {
    /// Sets up a window, which the scene's delegate owns for as long as the scene is connected.
    public func scene(
        _ scene: UIScene,
        willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions
    ) {
        guard let windowScene = scene as? UIWindowScene, session.role == .windowApplication,
            let delegate = scene.delegate as? SceneDelegate
        else { return }
        let window = UIWindow(windowScene: windowScene)
        window.rootViewController = makeContent()
        window.makeKeyAndVisible()
        delegate.window = window
        scene.title = "Parcels"
    }
}
