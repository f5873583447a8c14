// swift-format-ignore-file
import DecoupledAppDelegate
import React

final class ReactNativeLinks: UIResponder, UISceneDelegate {
    func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
        RCTLinkingManager.scene(scene, openURLContexts: contexts)
    }
    func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {
        RCTLinkingManager.scene(scene, continue: userActivity)
    }
}
