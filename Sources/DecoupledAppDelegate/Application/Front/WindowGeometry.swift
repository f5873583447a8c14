#if !os(tvOS)
extension SceneDoor {
    /// Which of two methods reports a window scene's geometry.
    ///
    /// iOS 26 replaced the method of iOS 13. Each version sees one of them, so that no change is
    /// reported twice; if a subclass overrides the other one, UIKit may call that, too.
    private static let geometry: (used: AppEvent, closed: AppEvent) = {
        let effective = AppEvent("windowScene:didUpdateEffectiveGeometry:")
        if #available(iOS 26, visionOS 26, *) { return (effective, .windowSceneDidUpdateGeometry) }
        return (.windowSceneDidUpdateGeometry, effective)
    }()

    /// The methods that not every platform has.
    static let ofPlatform: [AppEvent: AppEvent] = [
        AppEvent("windowScene:performActionForShortcutItem:completionHandler:"): .performShortcutAction,
        AppEvent("supportedInterfaceOrientationsForWindowScene:"): .supportedInterfaceOrientations,
        geometry.used: .windowSceneDidUpdateGeometry,
    ]

    /// Methods that this OS version must not see.
    static let closed: Set<AppEvent> = [geometry.closed]
}

/// The traits of a window scene that were reported last, where UIKit does not send them with the geometry.
///
/// iOS 26's method has no traits; we observe them and merge both reports if the geometry's comes first.
@MainActor final class ToldTraits {
    private var traits: UITraitCollection?

    /// Observes the traits of a scene where UIKit does not report them.
    ///
    /// - Parameters:
    ///   - windowScene: The scene.
    ///   - tell: Takes what was before, when nothing but traits has changed.
    func observe(_ windowScene: UIWindowScene, _ tell: @escaping (WindowGeometryInput) -> Void) {
        guard #available(iOS 26, visionOS 26, *), traits == nil else { return }
        traits = windowScene.traitCollection
        _ = windowScene.registerForTraitChanges(UIWindowScene.observedTraits) {
            [weak self] (windowScene: UIWindowScene, previous: UITraitCollection) in
            guard let self, windowScene.traitCollection != traits else { return }
            traits = previous
            tell(input(of: windowScene, after: windowScene.effectiveGeometry))
        }
    }

    /// Returns what was before the geometry or the traits of a scene changed.
    @available(iOS 26, visionOS 26, *)
    func input(of windowScene: UIWindowScene, after previous: UIWindowScene.Geometry) -> WindowGeometryInput {
        defer { traits = windowScene.traitCollection }
        return WindowGeometryInput(
            windowScene: windowScene, previousCoordinateSpace: previous.space ?? windowScene.coordinateSpace,
            previousInterfaceOrientation: previous.interfaceOrientation,
            previousTraitCollection: traits ?? windowScene.traitCollection)
    }
}
#endif
