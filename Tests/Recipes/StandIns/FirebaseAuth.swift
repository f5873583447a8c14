// swift-format-ignore-file
public import Foundation

public enum AuthAPNSTokenType: Int, Sendable {
    case unknown, sandbox, prod
}

@preconcurrency open class Auth {
    private static let shared = Auth()

    open class func auth() -> Auth { shared }

    open func setAPNSToken(_ token: Data, type: AuthAPNSTokenType) { note("Auth.setAPNSToken") }

    open func canHandleNotification(_ userInfo: [AnyHashable: Any]) -> Bool {
        note("Auth.canHandleNotification")
        return userInfo["com.google.firebase.auth"] != nil
    }

    open func canHandle(_ url: URL) -> Bool {
        note("Auth.canHandle")
        return url.host == "firebaseauth"
    }
}

/// Says that the SDK was called; the tests of the recipes listen.
private func note(_ call: String) {
    NotificationCenter.default.post(name: Notification.Name("StandIn"), object: call)
}
