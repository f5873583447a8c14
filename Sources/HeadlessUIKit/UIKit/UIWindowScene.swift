import Foundation

/// A scene that shows windows.
@MainActor open class UIWindowScene: UIScene {
    /// How the interface is turned.
    open internal(set) var interfaceOrientation = UIInterfaceOrientation.portrait

    /// The circumstances that the interface adapts to.
    open var traitCollection: UITraitCollection {
        UITraitCollection()
    }

    /// The extent of the scene: a phone's, turned as the interface is.
    open var coordinateSpace: any UICoordinateSpace {
        SceneCoordinateSpace(orientation: interfaceOrientation)
    }

    /// The windows that are still in use, in the order in which they were put into the scene.
    open var windows: [UIWindow] {
        windowReferences.compactMap(\.window)
    }

    /// The window that was the last to be made key.
    open var keyWindow: UIWindow? {
        windows.first(where: \.isKeyWindow)
    }

    /// The window that stands for the scene where one has to.
    var mainWindow: UIWindow? {
        keyWindow ?? windows.first
    }

    private var windowReferences: [WindowReference] = []

    func add(_ window: UIWindow) {
        windowReferences.removeAll { $0.window == nil || $0.window === window }
        windowReferences.append(WindowReference(window: window))
    }

    func remove(_ window: UIWindow) {
        windowReferences.removeAll { $0.window == nil || $0.window === window }
    }
}

/// A window that its scene does not own.
private struct WindowReference {
    weak var window: UIWindow?
}

/// The extent of a phone that is turned one way or the other.
private final class SceneCoordinateSpace: NSObject, UICoordinateSpace {
    let bounds: CGRect

    init(orientation: UIInterfaceOrientation) {
        let (short, long): (CGFloat, CGFloat) = (390, 844)
        let size =
            orientation.isLandscape ? CGSize(width: long, height: short) : CGSize(width: short, height: long)
        bounds = CGRect(origin: CGPoint(), size: size)
        super.init()
    }
}
