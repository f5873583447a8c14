#if !os(tvOS)
/// Which of two methods tells of a window scene's geometry.
///
/// Version 26 of the system brought a method that replaces the one of iOS 13. Each system sees one of them, so that no change is
/// told twice; a subclass that overrides the other one has that called too, if UIKit does.
enum GeometryDoor {
    private static let methods: (used: AppEvent, closed: AppEvent) = {
        let effective = AppEvent(rawValue: "windowScene:didUpdateEffectiveGeometry:")
        if #available(iOS 26, visionOS 26, *) { return (effective, .windowSceneDidUpdateGeometry) }
        return (.windowSceneDidUpdateGeometry, effective)
    }()

    /// The method that this system calls, with its event.
    static let all: [AppEvent: AppEvent] = [methods.used: .windowSceneDidUpdateGeometry]

    /// The method that the system shall not see.
    static let closed: Set<AppEvent> = [methods.closed]
}

extension SceneDelegate {
    /// Starts to observe what the system tells nobody of: a change of nothing but traits.
    func observeTraits(of scene: UIScene) {
        guard let windowScene = scene as? UIWindowScene else { return }
        traits.observe(windowScene) { [front] input in
            guard front.responses.isWanted(.windowSceneDidUpdateGeometry) == true else { return }
            front.router.windowSceneDidUpdateGeometry(input)
        }
    }

    /// Tells the handlers what a scene's geometry was, and its traits.
    @available(iOS 26, visionOS 26, *)
    func didUpdateGeometry(of windowScene: UIWindowScene, after previous: UIWindowScene.Geometry) {
        front.router.windowSceneDidUpdateGeometry(traits.input(of: windowScene, after: previous))
    }
}

/// What has been told of a window scene's traits, where the system does not tell of them with its geometry.
///
/// The method of version 26 knows no traits. They are observed beside it, and a change of both is told once if the geometry's
/// comes first.
@MainActor
final class ToldTraits {
    private var traits: UITraitCollection?

    /// Starts to observe the traits of a scene on systems that do not tell of them.
    ///
    /// - Parameters:
    ///   - windowScene: The scene.
    ///   - tell: Takes what was before, when nothing but traits has changed.
    func observe(_ windowScene: UIWindowScene, _ tell: @escaping (WindowGeometryInput) -> Void) {
        guard #available(iOS 26, visionOS 26, *), traits == nil else { return }
        traits = windowScene.traitCollection
        _ = windowScene.registerForTraitChanges(UIWindowScene.observedTraits) {
            [weak self] (windowScene: UIWindowScene, previous: UITraitCollection) in
            guard let self, windowScene.traitCollection != traits else { return }
            tell(input(of: windowScene, after: windowScene.effectiveGeometry, traits: previous))
        }
    }

    /// Returns what was before the geometry of a scene changed.
    @available(iOS 26, visionOS 26, *)
    func input(of windowScene: UIWindowScene, after previous: UIWindowScene.Geometry) -> WindowGeometryInput {
        input(of: windowScene, after: previous, traits: traits ?? windowScene.traitCollection)
    }

    @available(iOS 26, visionOS 26, *)
    private func input(
        of windowScene: UIWindowScene,
        after previous: UIWindowScene.Geometry,
        traits previousTraits: UITraitCollection
    ) -> WindowGeometryInput {
        traits = windowScene.traitCollection
        return WindowGeometryInput(
            windowScene: windowScene,
            previousCoordinateSpace: previous.space ?? windowScene.coordinateSpace,
            previousInterfaceOrientation: previous.interfaceOrientation,
            previousTraitCollection: previousTraits
        )
    }
}
#endif
