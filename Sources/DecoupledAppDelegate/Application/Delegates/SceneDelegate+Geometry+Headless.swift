#if !(os(iOS) || os(tvOS) || os(visionOS))
extension SceneDelegate {
    /// Forwards to ``Slots/orientationDelegate``.
    public func supportedInterfaceOrientations(for windowScene: UIWindowScene) -> UIInterfaceOrientationMask {
        front.supportedOrientations(of: windowScene)
    }

    /// Forwards to ``Slots/windowGeometryDelegate``.
    public func windowScene(
        _ windowScene: UIWindowScene,
        didUpdateEffectiveGeometry previousEffectiveGeometry: UIWindowScene.Geometry
    ) {
        front.deliver(.windowSceneDidUpdateGeometry, input(of: windowScene, after: previousEffectiveGeometry))
    }
}

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
