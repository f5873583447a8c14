#if os(tvOS)
extension SceneDelegate {
    /// Does nothing: handlers of the geometry are not told of traits.
    func observeTraits(of scene: UIScene) {}

    /// Asks the handlers in ``Roles/windowGeometryDelegate``.
    ///
    /// Declared by its selector, since older SDKs do not know it.
    @available(tvOS 16, *)
    @objc(windowScene:didUpdateEffectiveGeometry:)
    open func windowScene(
        _ windowScene: UIWindowScene,
        didUpdateEffectiveGeometry previousEffectiveGeometry: UIWindowScene.Geometry
    ) {
        front.router.windowSceneDidUpdateGeometry(
            WindowGeometryInput(windowScene: windowScene, previousEffectiveGeometry: previousEffectiveGeometry)
        )
    }
}
#endif
