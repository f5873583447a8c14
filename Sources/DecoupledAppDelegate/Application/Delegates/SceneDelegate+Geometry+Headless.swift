#if !canImport(UIKit)
extension UIWindowScene {
    /// Every trait that the system may change.
    static let observedTraits: [UITrait] = [
        UITraitUserInterfaceStyle.self, UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self,
    ]
}

extension UIWindowScene.Geometry {
    /// The coordinate space that a scene has, or had, with this geometry.
    var space: (any UICoordinateSpace)? { coordinateSpace }
}
#endif
