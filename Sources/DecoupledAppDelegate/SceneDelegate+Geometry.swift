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
}
#endif
