#if !os(tvOS)
extension SceneDelegate {
    /// Starts to observe what the system tells nobody of: a change of nothing but traits.
    func observeTraits(of scene: UIScene) {
        guard let windowScene = scene as? UIWindowScene else { return }
        traits.observe(windowScene) { [front] input in
            guard front.responses.isWanted(.windowSceneDidUpdateGeometry) == true else { return }
            front.deliver(.windowSceneDidUpdateGeometry, input)
        }
    }

    /// Tells the handlers what a scene's geometry was, and its traits.
    @available(iOS 26, visionOS 26, *)
    func didUpdateGeometry(of windowScene: UIWindowScene, after previous: UIWindowScene.Geometry) {
        front.deliver(.windowSceneDidUpdateGeometry, traits.input(of: windowScene, after: previous))
    }
}
#endif
