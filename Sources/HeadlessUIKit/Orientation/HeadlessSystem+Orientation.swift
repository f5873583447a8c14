// How the interface is turned, and what it adapts to.
//
// UIInterfaceOrientation names the ways, and sets of them. UIWindowScene+Geometry is the extent of a scene at one moment, which is a
// phone's. UITraitCollection has the traits of a scene: light or dark, and how much room there is. UIWindowScene+Traits lets an app
// observe them. HeadlessSystem+Orientation, below, turns the interface if the delegates support that, and tells of it in the order of
// iOS 26.

extension HeadlessSystem {
    /// Turns the interface if the application supports that; otherwise it stays as it was.
    ///
    /// In an application with scenes each window scene that is in front turns, or does not, for itself.
    ///
    /// - Parameter orientation: How to turn it.
    /// - Returns: Whether it is turned that way now; of several scenes, whether any is.
    @discardableResult public func rotate(to orientation: UIInterfaceOrientation) -> Bool {
        let scenes = state.scenes.compactMap { $0 as? UIWindowScene }.filter(\.isVisible)
        let isTurned =
            scenes.isEmpty
            ? supportedOrientations(of: application.currentDelegate?.window).contains(.init(orientation))
            : scenes.map { rotate($0, to: orientation) }.contains(true)
        if isTurned { state.orientation = orientation }
        return isTurned
    }

    /// Turns a scene if it supports that; otherwise it stays as it was.
    ///
    /// - Parameters:
    ///   - scene: The scene.
    ///   - orientation: How to turn it.
    /// - Returns: Whether it is turned that way now.
    @discardableResult public func rotate(_ scene: UIWindowScene, to orientation: UIInterfaceOrientation) -> Bool {
        guard supportedOrientations(of: scene).contains(UIInterfaceOrientationMask(orientation)) else { return false }
        guard scene.interfaceOrientation != orientation else { return true }
        update(scene) { $0.effectiveGeometry = UIWindowScene.Geometry(interfaceOrientation: orientation) }
        return true
    }

    /// Makes the interface of every scene light or dark.
    ///
    /// - Parameter style: Which.
    public func setUserInterfaceStyle(_ style: UIUserInterfaceStyle) {
        for case let scene as UIWindowScene in state.scenes where scene.userInterfaceStyle != style {
            update(scene) { $0.userInterfaceStyle = style }
        }
    }

    /// Changes a scene and tells of it in version 26's order: its delegate of the geometry, then whoever observes its traits.
    ///
    /// A delegate that has only the method that version 26 replaced is told of both by that.
    private func update(_ scene: UIWindowScene, _ change: (UIWindowScene) -> Void) {
        let (geometry, traits) = (scene.effectiveGeometry, scene.traitCollection)
        change(scene)
        if scene.responses.contains(.didUpdateEffectiveGeometry) {
            if scene.effectiveGeometry != geometry {
                send(.didUpdateEffectiveGeometry, toWindowScene: scene) { scene, delegate in
                    delegate.windowScene(scene, didUpdateEffectiveGeometry: geometry)
                }
            }
        } else {
            send(.didUpdateGeometry, toWindowScene: scene) { scene, delegate in
                delegate.windowScene(
                    scene,
                    didUpdate: geometry.coordinateSpace,
                    interfaceOrientation: geometry.interfaceOrientation,
                    traitCollection: traits
                )
            }
        }
        application.act { for registration in scene.traitRegistrations { registration.tell(scene, traits) } }
    }

    private func supportedOrientations(of scene: UIWindowScene) -> UIInterfaceOrientationMask {
        let answer = send(.supportedInterfaceOrientations, toWindowScene: scene) { scene, delegate in
            delegate.supportedInterfaceOrientations(for: scene)
        }
        guard let answer else { return supportedOrientations(of: scene.mainWindow) }
        return usable(answer, of: SceneMethod.supportedInterfaceOrientations.rawValue, for: scene.mainWindow)
    }

    func supportedOrientations(of window: UIWindow?) -> UIInterfaceOrientationMask {
        let answer = send(.supportedInterfaceOrientations) {
            $0.application(application, supportedInterfaceOrientationsFor: window)
        }
        guard let answer else { return application.supportedInterfaceOrientations(for: window) }
        return usable(answer, of: DelegateMethod.supportedInterfaceOrientations.rawValue, for: window)
    }

    private func usable(
        _ answer: UIInterfaceOrientationMask,
        of method: String,
        for window: UIWindow?
    ) -> UIInterfaceOrientationMask {
        guard answer.isEmpty else { return answer }
        report(
            """
            \(method) answered with no orientation at all, for which UIKit raises \
            UIApplicationInvalidInterfaceOrientation; what the application declares holds instead
            """)
        return application.supportedInterfaceOrientations(for: window)
    }
}
