// swift-format-ignore-file
import Foundation

public struct SDKConfigBuilderResult {}

public class SDKConfigBuilder {
    public init(cdpApiKey: String) {}

    public func build() -> SDKConfigBuilderResult { SDKConfigBuilderResult() }
}

public class CustomerIO {
    public static func initialize(withConfig config: SDKConfigBuilderResult) { note("CustomerIO.initialize") }
}

/// Says that the SDK was called; the tests of the recipes listen.
private func note(_ call: String) {
    NotificationCenter.default.post(name: Notification.Name("StandIn"), object: call)
}
