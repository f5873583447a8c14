// swift-format-ignore-file
public import Foundation

public let ADJEnvironmentSandbox = "sandbox"
public let ADJEnvironmentProduction = "production"

public final class ADJConfig {
    public init?(appToken: String, environment: String) {}
}

public final class ADJDeeplink {
    public init?(deeplink: URL) {}
}

public final class Adjust {
    public class func initSdk(_ adjustConfig: ADJConfig?) { note("Adjust.initSdk") }

    public class func setPushToken(_ pushToken: Data) { note("Adjust.setPushToken") }

    public class func processDeeplink(_ deeplink: ADJDeeplink) { note("Adjust.processDeeplink") }
}

/// Says that the SDK was called; the tests of the recipes listen.
private func note(_ call: String) {
    NotificationCenter.default.post(name: Notification.Name("StandIn"), object: call)
}
