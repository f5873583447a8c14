// swift-format-ignore-file
public import Foundation

public final class MessagingMessageInfo {}

public final class Messaging {
    private static let shared = Messaging()

    public class func messaging() -> Messaging { shared }

    public var apnsToken: Data? {
        didSet { note("Messaging.apnsToken") }
    }

    @discardableResult public func appDidReceiveMessage(_ message: [AnyHashable: Any]) -> MessagingMessageInfo {
        note("Messaging.appDidReceiveMessage")
        return MessagingMessageInfo()
    }
}

/// Says that the SDK was called; the tests of the recipes listen.
private func note(_ call: String) {
    NotificationCenter.default.post(name: Notification.Name("StandIn"), object: call)
}
