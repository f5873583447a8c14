// swift-format-ignore-file
public import Foundation

public final class Messaging {
    public var apnsToken: Data?

    public static func messaging() -> Messaging { Messaging() }

    @discardableResult public func appDidReceiveMessage(_ userInfo: [AnyHashable: Any]) -> AnyObject { self }
}
