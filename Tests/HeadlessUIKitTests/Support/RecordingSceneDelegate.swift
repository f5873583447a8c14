import Foundation
import HeadlessUIKit

/// A scene's delegate that notes each method it is sent in the log of its application's delegate, with the scene's state.
final class RecordingSceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    /// How often it was asked whether it has a method.
    var questions: [String: Int] = [:]

    var orientations: UIInterfaceOrientationMask = .all
    var activity: NSUserActivity?
    var urlContexts: [Set<UIOpenURLContext>] = []
    var shortcut: (@escaping @Sendable (Bool) -> Void) -> Void = { $0(true) }

    private let tablet = unsafe UIApplication.shared.delegate as? RecordingDelegate

    private func note(_ event: String, _ scene: UIScene) {
        tablet?.note("\(event) \(scene.session.persistentIdentifier)", in: scene)
    }

    override func responds(to aSelector: Selector!) -> Bool {
        MainActor.assumeIsolated {
            let name = aSelector.map(\.description) ?? ""
            questions[name, default: 0] += 1
            return tablet?.lacks.contains(name) != true && super.responds(to: aSelector)
        }
    }

    func scene(
        _ scene: UIScene,
        willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions
    ) {
        note("willConnect", scene)
        tablet?.connectionOptions.append(connectionOptions)
        guard let scene = scene as? UIWindowScene else { return }
        window = UIWindow(windowScene: scene)
        window?.makeKeyAndVisible()
    }

    func sceneDidDisconnect(_ scene: UIScene) {
        note("didDisconnect", scene)
    }

    func sceneDidBecomeActive(_ scene: UIScene) {
        note("didBecomeActive", scene)
    }

    func sceneWillResignActive(_ scene: UIScene) {
        note("willResignActive", scene)
    }

    func sceneWillEnterForeground(_ scene: UIScene) {
        note("willEnterForeground", scene)
    }

    func sceneDidEnterBackground(_ scene: UIScene) {
        note("didEnterBackground", scene)
    }

    func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
        note("openURLContexts", scene)
        urlContexts.append(URLContexts)
    }

    func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String) {
        note("willContinue \(userActivityType)", scene)
    }

    func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {
        note("continue \(userActivity.activityType)", scene)
    }

    func scene(_ scene: UIScene, didFailToContinueUserActivityWithType userActivityType: String, error: any Error) {
        note("didFailToContinue \(userActivityType)", scene)
    }

    func scene(_ scene: UIScene, didUpdate userActivity: NSUserActivity) {
        note("didUpdate \(userActivity.activityType)", scene)
    }

    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
        activity
    }

    func scene(_ scene: UIScene, restoreInteractionStateWith stateRestorationActivity: NSUserActivity) {
        note("restore \(stateRestorationActivity.activityType)", scene)
    }

    func windowScene(
        _ windowScene: UIWindowScene,
        didUpdate previousCoordinateSpace: any UICoordinateSpace,
        interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
        traitCollection previousTraitCollection: UITraitCollection
    ) {
        note("didUpdate from \(previousInterfaceOrientation) to \(windowScene.interfaceOrientation)", windowScene)
    }

    func windowScene(
        _ windowScene: UIWindowScene,
        didUpdateEffectiveGeometry previousEffectiveGeometry: UIWindowScene.Geometry
    ) {
        let previous = previousEffectiveGeometry.interfaceOrientation
        note("didUpdateGeometry from \(previous) to \(windowScene.interfaceOrientation)", windowScene)
    }

    func supportedInterfaceOrientations(for windowScene: UIWindowScene) -> UIInterfaceOrientationMask {
        orientations
    }

    func windowScene(
        _ windowScene: UIWindowScene,
        performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping @Sendable (Bool) -> Void
    ) {
        note("performAction \(shortcutItem.type)", windowScene)
        shortcut(completionHandler)
    }

    func windowScene(
        _ windowScene: UIWindowScene,
        userDidAcceptCloudKitShareWith cloudKitShareMetadata: CKShare.Metadata
    ) {
        note("didAcceptShare \(cloudKitShareMetadata.containerIdentifier)", windowScene)
    }
}
