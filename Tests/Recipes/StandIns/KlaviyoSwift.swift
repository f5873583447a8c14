// swift-format-ignore-file
public import Foundation
public import HeadlessUIKit

public struct KlaviyoSDK {
    public init() {}

    @discardableResult public func initialize(with apiKey: String) -> KlaviyoSDK {
        note("KlaviyoSDK.initialize")
        return self
    }

    @discardableResult public func registerDeepLinkHandler(_ handler: @escaping (URL) -> Void) -> KlaviyoSDK { self }

    public func set(pushToken: Data) { note("KlaviyoSDK.set(pushToken:)") }

    public func handleUniversalTrackingLink(_ url: URL) -> Bool {
        note("KlaviyoSDK.handleUniversalTrackingLink")
        return ["http", "https"].contains(url.scheme) && url.path.hasPrefix("/u/")
    }

    /// True without a call of the completion handler where the user has dismissed a notification of Klaviyo's.
    public func handle(
        notificationResponse: UNNotificationResponse,
        withCompletionHandler completionHandler: @escaping () -> Void
    ) -> Bool {
        note("KlaviyoSDK.handle")
        let body = notificationResponse.notification.request.content.userInfo["body"] as? [String: Any]
        guard body?["_k"] != nil else { return false }
        guard notificationResponse.actionIdentifier != UNNotificationDismissActionIdentifier else { return true }
        DispatchQueue.main.async(execute: DispatchWorkItem(block: completionHandler))
        return true
    }
}

/// Says that the SDK was called; the tests of the recipes listen.
private func note(_ call: String) {
    NotificationCenter.default.post(name: Notification.Name("StandIn"), object: call)
}
