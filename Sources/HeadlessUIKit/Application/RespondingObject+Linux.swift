#if !canImport(ObjectiveC)
public import Foundation

/// What `NSObjectProtocol` provides on Apple's platforms: the object can be created by its class, and says which methods it has.
@preconcurrency @MainActor public protocol RespondingObjectProtocol: NSObjectProtocol {
    /// Creates an object, as UIKit does with the class of a delegate.
    ///
    /// A class that has other initializers only need not implement it: you create its objects, as UIKit cannot.
    init()

    /// Returns whether the object has a method.
    ///
    /// - Parameter aSelector: The method's Objective-C name.
    /// - Returns: Whether the object has the method.
    nonisolated func responds(to aSelector: Selector!) -> Bool
}

extension RespondingObjectProtocol {
    /// Stops the process, as UIKit does where it is to create an object of a class that has no initializer without arguments.
    public init() {
        preconditionFailure("\(Self.self) has no init(): create the object yourself, or give its class one")
    }

    /// Creates an object of this class.
    package static func make() -> Self { Self() }
}

/// What `NSObject` is on Apple's platforms: an object that says which methods it has.
///
/// It is not an `NSObject`, because that one is created on any thread where there is no Objective-C, and nothing that
/// inherits from it could say otherwise.
open class RespondingObject: NSObjectProtocol, Hashable, CustomStringConvertible {
    /// Creates an object.
    @preconcurrency @MainActor public init() {}

    /// Returns whether the object has a method; a delegate has all methods of its protocol.
    ///
    /// - Parameter aSelector: The method's Objective-C name.
    /// - Returns: Whether the object has the method.
    open func responds(to aSelector: Selector!) -> Bool {
        aSelector.map { DelegateProtocols.declare($0, for: self) } == true
    }

    /// Names the object that takes a method this one does not have.
    ///
    /// Nothing sends methods by name where there is no Objective-C. An application's delegate is asked at its launch who configures scenes
    /// in its place; otherwise this only lets a class that overrides it compile everywhere.
    ///
    /// - Parameter aSelector: The method's Objective-C name.
    /// - Returns: The other object, or nil.
    open func forwardingTarget(for aSelector: Selector!) -> Any? { nil }

    /// Compares with another object.
    ///
    /// - Parameter object: The other object.
    /// - Returns: Whether it is this one, unless a subclass knows better.
    open func isEqual(_ object: Any?) -> Bool { object as AnyObject? === self }

    /// What equal objects have in common.
    open var hash: Int { ObjectIdentifier(self).hashValue }

    /// The object itself.
    ///
    /// - Returns: The object.
    public func `self`() -> Self { self }

    /// Whether the object is a proxy.
    ///
    /// - Returns: Always false.
    public func isProxy() -> Bool { false }

    /// What the object is, for people.
    open var description: String { "<\(type(of: self))>" }

    /// What the object is, for developers.
    open var debugDescription: String { description }

    /// Compares two objects.
    ///
    /// - Parameters:
    ///   - lhs: One object.
    ///   - rhs: Another object.
    /// - Returns: Whether the first says that they are equal.
    public static func == (lhs: RespondingObject, rhs: RespondingObject) -> Bool { lhs.isEqual(rhs) }

    /// Adds what equal objects have in common to a hash.
    ///
    /// - Parameter hasher: The hash.
    public func hash(into hasher: inout Hasher) { hasher.combine(hash) }
}

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
