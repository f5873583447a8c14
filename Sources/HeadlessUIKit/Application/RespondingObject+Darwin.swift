#if canImport(ObjectiveC)
public import Foundation

/// An object with `responds(to:)`: on Apple platforms, any.
public typealias RespondingObject = NSObject

/// The protocol of an object with `responds(to:)`: on Apple platforms, that of any.
public typealias RespondingObjectProtocol = NSObjectProtocol

extension RespondingObjectProtocol {
    /// Creates an object of this class, as UIKit does: by the initializer that every object has.
    @MainActor package static func make() -> Self {
        guard let type = Self.self as? NSObject.Type, let object = type.init() as? Self else {
            preconditionFailure("\(Self.self) is a delegate and must inherit from UIResponder")
        }
        return object
    }
}
#endif
