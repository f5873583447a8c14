#if os(iOS) || os(visionOS)
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
