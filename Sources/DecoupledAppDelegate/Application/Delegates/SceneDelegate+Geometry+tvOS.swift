#if os(tvOS)
extension SceneDelegate {
    /// Does nothing: handlers of the geometry do not receive traits.
    func observeTraits(of scene: UIScene) {}

    /// Forwards to ``Slots/windowGeometryDelegate``.
    ///
    /// Declared by its selector, since older SDKs do not know it.
    @available(tvOS 16, *)
    @objc(windowScene:didUpdateEffectiveGeometry:)
    open func windowScene(
        _ windowScene: UIWindowScene,
        didUpdateEffectiveGeometry previousEffectiveGeometry: UIWindowScene.Geometry
    ) {
        front.deliver(.windowSceneDidUpdateGeometry, (windowScene, previousEffectiveGeometry))
    }
}
#endif
