public import Foundation

/// Something that has an extent, as far as a scene's delegate deals with it.
@preconcurrency @MainActor public protocol UICoordinateSpace: NSObjectProtocol {
    /// The extent.
    var bounds: CGRect { get }
}
