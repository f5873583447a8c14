#if !os(tvOS)
extension SceneDelegate {
    /// Observes trait changes, which UIKit does not report by themselves.
    func observeTraits(of scene: UIScene) {
        guard let windowScene = scene as? UIWindowScene else { return }
        traits.observe(windowScene) { [front] input in
            guard front.responses.isWanted(.windowSceneDidUpdateGeometry) == true else { return }
            front.deliver(.windowSceneDidUpdateGeometry, input)
        }
    }

    /// Reports a scene's previous geometry and traits to the handlers.
    @available(iOS 26, visionOS 26, *)
    func didUpdateGeometry(of windowScene: UIWindowScene, after previous: UIWindowScene.Geometry) {
        front.deliver(.windowSceneDidUpdateGeometry, traits.input(of: windowScene, after: previous))
    }
}
#endif
