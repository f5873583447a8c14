#if os(iOS) || os(visionOS)
/// The methods by which UIKit tells of a scene's geometry.
enum GeometryDoor {
    // Version 26 replaces one method by another; each version of the system gets one of them, so that nothing is told twice.
    static let all: [AppEvent: AppEvent] = {
        if #available(iOS 26, visionOS 26, *) {
            return [AppEvent(rawValue: "windowScene:didUpdateEffectiveGeometry:"): .windowSceneDidUpdateGeometry]
        }
        return [.windowSceneDidUpdateGeometry: .windowSceneDidUpdateGeometry]
    }()
}

extension SceneDelegate {
    /// Asks the handlers in ``Roles/orientationDelegate``; iOS 27 asks each scene in place of the app.
    ///
    /// Declared by its selector, since older SDKs do not know it.
    @objc(supportedInterfaceOrientationsForWindowScene:)
    open func supportedInterfaceOrientations(for windowScene: UIWindowScene) -> UIInterfaceOrientationMask {
        front.supportedInterfaceOrientations(for: windowScene)
    }

    /// Asks the handlers in ``Roles/windowGeometryDelegate``; version 26 of the system calls it in place of the method with a coordinate space.
    ///
    /// Declared by its selector, since older SDKs do not know it. It tells the orientation before, and of the rest what it is now.
    @available(iOS 16, *)
    @objc(windowScene:didUpdateEffectiveGeometry:)
    open func windowScene(
        _ windowScene: UIWindowScene,
        didUpdateEffectiveGeometry previousEffectiveGeometry: UIWindowScene.Geometry
    ) {
        front.router.windowSceneDidUpdateGeometry(
            WindowGeometryInput(
                windowScene: windowScene,
                previousCoordinateSpace: windowScene.coordinateSpace,
                previousInterfaceOrientation: previousEffectiveGeometry.interfaceOrientation,
                previousTraitCollection: windowScene.traitCollection
            )
        )
    }
}
#endif
