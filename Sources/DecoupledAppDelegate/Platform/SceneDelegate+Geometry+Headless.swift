#if !os(iOS)
/// The methods by which the system tells of a scene's geometry.
enum GeometryDoor {
    #if os(tvOS) || os(visionOS)
    static let all: [AppEvent: AppEvent] = [:]
    #else
    static let all: [AppEvent: AppEvent] = [.windowSceneDidUpdateGeometry: .windowSceneDidUpdateGeometry]
    #endif
}
#endif

#if !(os(iOS) || os(tvOS) || os(visionOS))
extension SceneDelegate {
    /// Asks the handlers in ``Roles/orientationDelegate``.
    public func supportedInterfaceOrientations(for windowScene: UIWindowScene) -> UIInterfaceOrientationMask {
        front.supportedInterfaceOrientations(for: windowScene)
    }
}
#endif
