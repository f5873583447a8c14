// swift-format-ignore-file
import HeadlessUIKit

// What iOS 26 adds, and HeadlessUIKit lacks.

public protocol UISceneAppIntent {}

public protocol AppIntentSceneDelegate {
    func scene(_ scene: UIScene, willPerformAppIntent appIntent: any UISceneAppIntent)
}

extension UIWindowScene {
    public enum WindowingControlStyle { case minimal }
}
