#if !os(tvOS)
extension ApplicationFront {
    /// Returns the orientations of a scene, by way of the app delegate's own method where a subclass overrides it.
    func supportedOrientations(of scene: UIWindowScene) -> UIInterfaceOrientationMask {
        let window = scene.windows.first
        guard let overridingDelegate, overridden.contains(.supportedInterfaceOrientations) else {
            return deliver(.supportedInterfaceOrientations, .init(window: window))
        }
        return overridingDelegate.application(application, supportedInterfaceOrientationsFor: window)
    }
}

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
