import Foundation

/// A scene that shows windows.
@preconcurrency @MainActor open class UIWindowScene: UIScene {
    /// The extent of the scene and how it is turned.
    open internal(set) var effectiveGeometry = Geometry(interfaceOrientation: .portrait)

    /// How the interface is turned.
    open var interfaceOrientation: UIInterfaceOrientation { effectiveGeometry.interfaceOrientation }

    /// The extent of the scene: a phone's, turned as the interface is.
    open var coordinateSpace: any UICoordinateSpace { effectiveGeometry.coordinateSpace }

    /// The circumstances that the interface adapts to: a phone's, turned as the interface is.
    open var traitCollection: UITraitCollection {
        UITraitCollection(
            userInterfaceStyle: userInterfaceStyle,
            horizontalSizeClass: .compact,
            verticalSizeClass: interfaceOrientation.isLandscape ? .compact : .regular
        )
    }

    var userInterfaceStyle = UIUserInterfaceStyle.light
    var traitRegistrations: [TraitRegistration] = []

    /// The windows that are still in use, in the order in which they were put into the scene.
    open var windows: [UIWindow] { windowList.windows }

    /// The window that was the last to be made key.
    open var keyWindow: UIWindow? { windows.first(where: \.isKeyWindow) }

    /// The window that stands for the scene where one has to.
    var mainWindow: UIWindow? { keyWindow ?? windows.first }

    var windowList = WindowList()
}
