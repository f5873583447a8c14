#if canImport(ObjectiveC)
public import Foundation

/// An object that can be asked which methods it has: on Apple platforms, any.
public typealias RespondingObject = NSObject

/// The question which methods an object has: on Apple platforms, part of every object's protocol.
public typealias RespondingObjectProtocol = NSObjectProtocol
#endif
