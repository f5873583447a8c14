#if os(iOS) && !targetEnvironment(macCatalyst)
import CourierKit
import DecoupledAppDelegate
import SwiftUI
// What AppIntents and UIKit have together; Xcode imports it where a file imports both.
import _AppIntents_UIKit

/// What iOS 26 asks of a scene delegate that has one answer only, and so is no role: a subclass gives it.
@available(iOS 26, *)
final class CourierSceneDelegate: SceneDelegate, AppIntentSceneDelegate {
    /// Keeps the window's controls small: the list begins at the top.
    func preferredWindowingControlStyle(for windowScene: UIWindowScene) -> UIWindowScene.WindowingControlStyle {
        .minimal
    }

    /// Shows what an intent asks for; the scene has connected by then.
    func scene(_ scene: UIScene, willPerformAppIntent appIntent: any UISceneAppIntent) {
        Courier.shared.screen = .scanner
    }
}

/// A scene whose contents are SwiftUI's, beside those of UIKit.
@available(iOS 26, *)
final class TourSceneDelegate: SceneDelegate, UIHostingSceneDelegate {
    static var rootScene: some SwiftUI.Scene {
        WindowGroup(id: "tour") {
            Text("Today's tour")
        }
    }
}

/// Names the app's own scene delegate where the system knows what it has beyond the package's.
@available(iOS 26, *)
final class SceneClasses {}
extension SceneClasses: SceneSessionDelegate {
    func application(
        _ application: UIApplication,
        configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        let own = connectingSceneSession.configuration
        guard own.role == .windowApplication else { return own }
        let configuration = UISceneConfiguration(name: own.name, sessionRole: own.role)
        configuration.delegateClass = CourierSceneDelegate.self
        return configuration
    }
}
#endif
