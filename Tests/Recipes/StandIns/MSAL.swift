// swift-format-ignore-file
public import Foundation

public final class MSALPublicClientApplication {
    @discardableResult public class func handleMSALResponse(_ response: URL, sourceApplication: String?) -> Bool {
        note("MSALPublicClientApplication.handleMSALResponse from \(sourceApplication ?? "nobody")")
        return response.scheme?.hasPrefix("msauth.") == true
    }
}

/// Says that the SDK was called; the tests of the recipes listen.
private func note(_ call: String) {
    NotificationCenter.default.post(name: Notification.Name("StandIn"), object: call)
}
