#if os(iOS) || os(visionOS)
extension SceneDelegate {
    /// Forwards to ``Slots/orientationDelegate``; iOS 27 calls it for each scene, in place of the app delegate.
    ///
    /// Declared by its selector, since older SDKs do not know it.
    @objc(supportedInterfaceOrientationsForWindowScene:)
    open func supportedInterfaceOrientations(for windowScene: UIWindowScene) -> UIInterfaceOrientationMask {
        front.supportedOrientations(of: windowScene)
    }

    /// Forwards to ``Slots/windowGeometryDelegate``; iOS 26 calls it in place of the method with a
    /// coordinate space.
    ///
    /// Declared by its selector, since older SDKs do not know it.
    @available(iOS 26, visionOS 26, *)
    @objc(windowScene:didUpdateEffectiveGeometry:)
    open func windowScene(
        _ windowScene: UIWindowScene,
        didUpdateEffectiveGeometry previousEffectiveGeometry: UIWindowScene.Geometry
    ) {
        front.deliver(.windowSceneDidUpdateGeometry, input(of: windowScene, after: previousEffectiveGeometry))
    }
}

extension UIWindowScene {
    /// Every trait that UIKit may change.
    @available(iOS 17, *)
    static let observedTraits: [UITrait] = [
        UITraitUserInterfaceIdiom.self, UITraitUserInterfaceStyle.self, UITraitLayoutDirection.self,
        UITraitDisplayScale.self, UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self,
        UITraitForceTouchCapability.self, UITraitPreferredContentSizeCategory.self, UITraitDisplayGamut.self,
        UITraitAccessibilityContrast.self, UITraitUserInterfaceLevel.self, UITraitLegibilityWeight.self,
        UITraitActiveAppearance.self, UITraitToolbarItemPresentationSize.self, UITraitImageDynamicRange.self,
        UITraitSceneCaptureState.self, UITraitTypesettingLanguage.self,
    ]
}

@available(iOS 16, *)
extension UIWindowScene.Geometry {
    /// The coordinate space that a scene has, or had, with this geometry.
    @available(iOS 26, visionOS 26, *)
    @MainActor var space: (any UICoordinateSpace)? { (self as AnyObject).space }
}
#endif
