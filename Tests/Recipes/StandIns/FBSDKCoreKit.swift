// swift-format-ignore-file
public import Foundation
public import HeadlessUIKit

public final class ApplicationDelegate {
    public private(set) static var shared = ApplicationDelegate()

    @discardableResult public func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
    ) -> Bool {
        note("ApplicationDelegate.didFinishLaunching")
        return true
    }

    @discardableResult public func application(
        _ application: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
    ) -> Bool {
        note("ApplicationDelegate.open")
        return url.scheme?.hasPrefix("fb") == true
    }

    @discardableResult public func application(
        _ application: UIApplication, continue userActivity: NSUserActivity
    ) -> Bool {
        note("ApplicationDelegate.continue")
        return false
    }
}

/// Says that the SDK was called; the tests of the recipes listen.
private func note(_ call: String) {
    NotificationCenter.default.post(name: Notification.Name("StandIn"), object: call)
}
