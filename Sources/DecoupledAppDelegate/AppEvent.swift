/// One event that UIKit sends the app, identified by its delegate method.
///
/// The raw value is the method's Objective-C selector, such as `application:openURL:options:`. Each role declares its events as
/// static members: ``AppEvent/openURL``, ``AppEvent/didBecomeActive`` and so on.
public struct AppEvent: RawRepresentable, Hashable, Codable, Sendable {
    /// The Objective-C selector of the event's delegate method.
    public let rawValue: String

    /// Creates an event from a selector.
    ///
    /// - Parameter rawValue: The Objective-C selector of a delegate method.
    public init(rawValue: String) { self.rawValue = rawValue }

    init(_ selector: String) { rawValue = selector }
}

extension AppEvent: CustomStringConvertible {
    /// The selector.
    public var description: String { rawValue }
}
