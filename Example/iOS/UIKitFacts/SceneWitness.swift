#if os(iOS)
import UIKit

/// A scene delegate that records the calls it receives.
final class SceneWitness: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(
        _ scene: UIScene,
        willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions
    ) {
        Diary.shared.note(.told("scene:willConnectToSession:options:"))
        guard let scene = scene as? UIWindowScene, session.role == .windowApplication else { return }
        window = UIWindow(windowScene: scene)
        window?.rootViewController = UIViewController()
        window?.makeKeyAndVisible()
    }

    func sceneWillEnterForeground(_ scene: UIScene) {
        Diary.shared.note(.told("sceneWillEnterForeground:"))
    }

    func sceneDidBecomeActive(_ scene: UIScene) {
        Diary.shared.note(.told("sceneDidBecomeActive:"))
    }

    func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
        Diary.shared.note(.told("scene:openURLContexts:"))
    }

    // MARK: Two methods for the geometry

    func windowScene(
        _ windowScene: UIWindowScene,
        didUpdate previousCoordinateSpace: any UICoordinateSpace,
        interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
        traitCollection previousTraitCollection: UITraitCollection
    ) {
        Diary.shared.note(.told(Diary.coordinateSpaceMethod))
    }

    @available(iOS 26, *)
    @objc(windowScene:didUpdateEffectiveGeometry:)
    func windowScene(
        _ windowScene: UIWindowScene,
        didUpdateEffectiveGeometry previousEffectiveGeometry: UIWindowScene.Geometry
    ) {
        Diary.shared.note(.told(Diary.effectiveGeometryMethod))
    }
}
#endif
