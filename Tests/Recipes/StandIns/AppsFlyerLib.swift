// swift-format-ignore-file
public import Foundation
public import HeadlessUIKit

public final class AppsFlyerLib {
    private static let instance = AppsFlyerLib()

    public class func shared() -> AppsFlyerLib { instance }

    public func initialize(devKey: String, appId: String) { note("AppsFlyerLib.initialize") }

    public func handleLaunchOptions(_ launchOptions: [AnyHashable: Any]?) { note("AppsFlyerLib.handleLaunchOptions") }

    /// The real one waits until the app is in front, and for the link that it is launched by.
    public func registerSessionReadyListener(_ listener: @escaping () -> Void) { listener() }

    public func start() { note("AppsFlyerLib.start") }

    public func handleOpen(_ url: URL?, options: [AnyHashable: Any]?) { note("AppsFlyerLib.handleOpen") }

    @discardableResult public func `continue`(
        _ userActivity: NSUserActivity?, restorationHandler: (([Any]?) -> Void)?
    ) -> Bool {
        note("AppsFlyerLib.continue")
        return true
    }

    public func handlePushNotification(_ pushPayload: [AnyHashable: Any]?) { note("AppsFlyerLib.handlePushNotification") }

    public func registerUninstall(_ deviceToken: Data?) { note("AppsFlyerLib.registerUninstall") }
}

/// Says that the SDK was called; the tests of the recipes listen.
private func note(_ call: String) {
    NotificationCenter.default.post(name: Notification.Name("StandIn"), object: call)
}
