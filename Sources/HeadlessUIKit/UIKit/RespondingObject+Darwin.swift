#if canImport(ObjectiveC)
public import Foundation

/// An object that can be asked which methods it has: on Apple platforms, any.
public typealias RespondingObject = NSObject

/// The protocol of an object that can be asked which methods it has: on Apple platforms, that of any.
public typealias RespondingObjectProtocol = NSObjectProtocol
#endif
