// swift-format-ignore-file
import Foundation
public import HeadlessUIKit

public struct MessagingPushConfigOptions {
    public let swizzles: Bool
}

public class MessagingPushConfigBuilder {
    private var fetchesToken = true
    private var tracksPushes = true

    public init() {}

    @discardableResult public func autoFetchDeviceToken(_ value: Bool) -> MessagingPushConfigBuilder {
        fetchesToken = value
        return self
    }

    @discardableResult public func autoTrackPushEvents(_ value: Bool) -> MessagingPushConfigBuilder {
        tracksPushes = value
        return self
    }

    public func build() -> MessagingPushConfigOptions {
        MessagingPushConfigOptions(swizzles: fetchesToken || tracksPushes)
    }
}

public struct CustomerIOParsedPushPayload {}

public protocol MessagingPushInstance: AnyObject {}

public class MessagingPush: MessagingPushInstance {
    public private(set) static var shared = MessagingPush()

    public func userNotificationCenter(
        _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse
    ) -> CustomerIOParsedPushPayload? {
        note("MessagingPush.didReceive")
        let isOwn = response.notification.request.content.userInfo["CIO-Delivery-ID"] != nil
        return isOwn ? CustomerIOParsedPushPayload() : nil
    }
}

/// Says that the SDK was called; the tests of the recipes listen.
private func note(_ call: String) {
    NotificationCenter.default.post(name: Notification.Name("StandIn"), object: call)
}
