extension HeadlessSystem {
    /// Turns the interface if the application supports that; otherwise it stays as it was.
    ///
    /// In an application with scenes each window scene that is in front turns, or does not, for itself.
    ///
    /// - Parameter orientation: How to turn it.
    /// - Returns: Whether it is turned that way now; of several scenes, whether any is.
    @discardableResult
    public func rotate(to orientation: UIInterfaceOrientation) -> Bool {
        let scenes = application.systemState.scenes.compactMap { $0 as? UIWindowScene }.filter(\.isVisible)
        let isTurned =
            scenes.isEmpty
            ? supportedOrientations(of: application.currentDelegate?.window).contains(.init(orientation))
            : scenes.map { rotate($0, to: orientation) }.contains(true)
        if isTurned {
            application.systemState.orientation = orientation
        }
        return isTurned
    }

    /// Turns a scene if it supports that; otherwise it stays as it was.
    ///
    /// - Parameters:
    ///   - scene: The scene.
    ///   - orientation: How to turn it.
    /// - Returns: Whether it is turned that way now.
    @discardableResult
    public func rotate(_ scene: UIWindowScene, to orientation: UIInterfaceOrientation) -> Bool {
        guard supportedOrientations(of: scene).contains(UIInterfaceOrientationMask(orientation)) else { return false }
        guard scene.interfaceOrientation != orientation else { return true }
        let (space, previous, traits) = (scene.coordinateSpace, scene.interfaceOrientation, scene.traitCollection)
        scene.interfaceOrientation = orientation
        send(.didUpdateGeometry, toWindowScene: scene) { scene, delegate in
            delegate.windowScene(scene, didUpdate: space, interfaceOrientation: previous, traitCollection: traits)
        }
        return true
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
            """
        )
        return application.supportedInterfaceOrientations(for: window)
    }
}
