public import Foundation

extension UIWindowScene {
    /// The extent of a scene and how it is turned, at one moment.
    @preconcurrency @MainActor public final class Geometry: NSObject {
        /// How the interface is turned.
        public let interfaceOrientation: UIInterfaceOrientation

        /// The extent: a phone's, turned as the interface is.
        public let coordinateSpace: any UICoordinateSpace

        init(interfaceOrientation: UIInterfaceOrientation) {
            self.interfaceOrientation = interfaceOrientation
            coordinateSpace = SceneCoordinateSpace(orientation: interfaceOrientation)
            super.init()
        }
    }
}

/// The extent of a phone that is turned one way or the other.
private final class SceneCoordinateSpace: NSObject, UICoordinateSpace {
    let bounds: CGRect

    init(orientation: UIInterfaceOrientation) {
        let (short, long): (CGFloat, CGFloat) = (390, 844)
        let size = orientation.isLandscape ? CGSize(width: long, height: short) : CGSize(width: short, height: long)
        bounds = CGRect(origin: CGPoint(), size: size)
        super.init()
    }
}

/// Something that has an extent, as far as a scene's delegate deals with it.
@preconcurrency @MainActor public protocol UICoordinateSpace: NSObjectProtocol {
    /// The extent.
    var bounds: CGRect { get }
}
