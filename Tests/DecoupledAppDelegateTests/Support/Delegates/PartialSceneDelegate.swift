import DecoupledAppDelegate
import HeadlessUIKit

/// Forwards every method of ours but that of the connection, as SwiftUI's scene delegate was seen to do.
///
/// Nothing is forwarded by name where there is no Objective-C: what tests send it is forwarded by hand as well.
final class PartialSceneDelegate: UIResponder, UIWindowSceneDelegate {
    let next = SceneDelegate()
    private let unforwarded = Selector("scene:willConnectToSession:options:")

    override func responds(to aSelector: Selector!) -> Bool {
        aSelector != unforwarded && next.responds(to: aSelector)
    }

    override func forwardingTarget(for aSelector: Selector!) -> Any? { aSelector == unforwarded ? nil : next }

    func sceneDidBecomeActive(_ scene: UIScene) { next.sceneDidBecomeActive(scene) }

    func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
        next.scene(scene, openURLContexts: URLContexts)
    }

    func scene(_ scene: UIScene, continue userActivity: NSUserActivity) { next.scene(scene, continue: userActivity) }

    func windowScene(
        _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping (Bool) -> Void
    ) { next.windowScene(windowScene, performActionFor: shortcutItem, completionHandler: completionHandler) }
}
