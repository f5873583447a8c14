// swift-format-ignore-file
public import Foundation
public import HeadlessUIKit

// Read in React Native 0.88: RCTLinkingManager.h and .mm.

/// Tells JavaScript of URLs and links; in an app with scenes the methods of app delegates do nothing and return false.
@MainActor public enum RCTLinkingManager {
    @discardableResult public static func application(
        _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
    ) -> Bool { false }

    /// Tells JavaScript of one of the URLs, whichever.
    public static func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
        URLContexts.first.map { note("React.link \($0.url)") }
    }

    public static func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {
        guard userActivity.activityType == NSUserActivityTypeBrowsingWeb, let url = userActivity.webpageURL else { return }
        note("React.link \(url)")
    }
}

/// Says that the host was called; the tests of the recipes listen.
private func note(_ call: String) {
    NotificationCenter.default.post(name: Notification.Name("StandIn"), object: call)
}
