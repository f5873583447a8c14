#if os(tvOS)
extension SceneDelegate {
    /// Does nothing: handlers are told of no traits.
    func observeTraits(of: UIScene) {}

    /// Returns what handlers are told.
    @available(tvOS 16, *)
    func input(of windowScene: UIWindowScene, after previous: UIWindowScene.Geometry) -> WindowGeometryInput {
        (windowScene, previous)
    }
}
#endif
