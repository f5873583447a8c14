// swift-format-ignore-file
import HeadlessUIKit

// What iOS 18 adds.

public protocol GCGameControllerSceneDelegate: NSObjectProtocol {
    func scene(_ scene: UIScene, didActivateGameControllerWith context: GCGameControllerActivationContext)
}

public final class GCGameControllerActivationContext {
    public var previousApplicationBundleID: String? { nil }
}

extension UIScene.ConnectionOptions {
    public var gameControllerActivationContext: GCGameControllerActivationContext? { nil }
}
