#if !os(tvOS)
extension SceneDelegate {
    /// Observes the traits of a scene where UIKit does not report them.
    ///
    /// iOS 26's method has no traits; we observe them and merge both reports if the geometry's comes first.
    func observeTraits(of scene: UIScene) {
        guard #available(iOS 26, visionOS 26, *), traits == nil, let windowScene = scene as? UIWindowScene else {
            return
        }
        traits = windowScene.traitCollection
        _ = windowScene.registerForTraitChanges(UIWindowScene.observedTraits) {
            [weak self] (windowScene: UIWindowScene, previous: UITraitCollection) in
            guard let self, windowScene.traitCollection != traits else { return }
            traits = previous
            let input = input(of: windowScene, after: windowScene.effectiveGeometry)
            guard router.responses.wanted.contains(.windowSceneDidUpdateGeometry) else { return }
            router.deliver(.windowSceneDidUpdateGeometry, input, via: .scene)
        }
    }

    /// Returns what was before the geometry or the traits of a scene changed.
    @available(iOS 26, visionOS 26, *)
    func input(of windowScene: UIWindowScene, after previous: UIWindowScene.Geometry) -> WindowGeometryInput {
        defer { traits = windowScene.traitCollection }
        return (
            windowScene, previous.space ?? windowScene.coordinateSpace, previous.interfaceOrientation,
            traits ?? windowScene.traitCollection
        )
    }
}
#endif
