#if os(tvOS)
public import DecoupledAppDelegate

extension EventHandler: WindowGeometryDelegate {
    /// Handles the event.
    @available(tvOS 16, *)
    public func windowScene(
        _ windowScene: UIWindowScene,
        didUpdateEffectiveGeometry previousEffectiveGeometry: UIWindowScene.Geometry
    ) {
        receive(
            .windowSceneDidUpdateGeometry,
            (windowScene, previousEffectiveGeometry))
    }
}
#endif
