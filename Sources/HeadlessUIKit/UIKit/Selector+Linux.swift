#if !canImport(ObjectiveC)
/// The name of a method, as Objective-C writes it.
///
/// Apple platforms have this type in their Objective-C module; this is its shape for everywhere else.
public struct Selector: Hashable, Sendable {
    private let name: String

    /// Creates the selector of a method.
    ///
    /// - Parameter string: The method's Objective-C name, such as `application:openURL:options:`.
    public init(_ string: String) { name = string }
}

extension Selector: ExpressibleByStringLiteral {
    /// Creates the selector of a method.
    ///
    /// - Parameter value: The method's Objective-C name.
    public init(stringLiteral value: String) { self.init(value) }
}

extension Selector: CustomStringConvertible {
    /// The method's Objective-C name.
    public var description: String { name }
}
#endif
