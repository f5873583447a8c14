#if !(os(iOS) || os(tvOS) || os(visionOS))
/// The methods by which the system tells of a scene's geometry.
enum GeometryDoor {
    static let all: [AppEvent: AppEvent] = [.windowSceneDidUpdateGeometry: .windowSceneDidUpdateGeometry]
}

extension SceneDelegate {
    /// Asks the handlers in ``Roles/orientationDelegate``.
    public func supportedInterfaceOrientations(for windowScene: UIWindowScene) -> UIInterfaceOrientationMask {
        front.supportedInterfaceOrientations(for: windowScene)
    }
}
#endif
