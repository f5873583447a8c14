// swift-format-ignore-file
import Foundation

public final class FirebaseApp {
    public class func configure() { note("FirebaseApp.configure") }
}

/// Says that the SDK was called; the tests of the recipes listen.
private func note(_ call: String) {
    NotificationCenter.default.post(name: Notification.Name("StandIn"), object: call)
}
