// swift-format-ignore-file
public import CioMessagingPush
public import Foundation

public typealias MessagingPush = CioMessagingPush.MessagingPush
public typealias MessagingPushConfigBuilder = CioMessagingPush.MessagingPushConfigBuilder
public typealias MessagingPushConfigOptions = CioMessagingPush.MessagingPushConfigOptions
public typealias CustomerIOParsedPushPayload = CioMessagingPush.CustomerIOParsedPushPayload

extension MessagingPush {
    public func registerDeviceToken(apnDeviceToken: Data) { note("MessagingPush.registerDeviceToken") }

    public func application(
        _ application: Any, didFailToRegisterForRemoteNotificationsWithError error: any Error
    ) { note("MessagingPush.didFailToRegister") }
}

public class MessagingPushAPN {
    @discardableResult public static func initialize(
        withConfig config: MessagingPushConfigOptions = MessagingPushConfigBuilder().build()
    ) -> any MessagingPushInstance {
        note(config.swizzles ? "MessagingPushAPN swizzles" : "MessagingPushAPN.initialize")
        return MessagingPush.shared
    }
}

/// Says that the SDK was called; the tests of the recipes listen.
private func note(_ call: String) {
    NotificationCenter.default.post(name: Notification.Name("StandIn"), object: call)
}
