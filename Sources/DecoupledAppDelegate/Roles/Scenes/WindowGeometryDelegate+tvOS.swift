#if os(tvOS)
/// The role that follows the geometry of window scenes.
///
/// All handlers of the slot are called, in slot order, on the main thread. tvOS reports it as of version 26, and has
/// neither orientations nor the method that iOS 13 brought.
@preconcurrency @MainActor public protocol WindowGeometryDelegate: RoleHandler {
    /// Called when a window scene has another geometry.
    ///
    /// There is no default, so that a misspelled method does not compile.
    ///
    /// - Parameters:
    ///   - windowScene: The scene, with its new geometry.
    ///   - previousEffectiveGeometry: Its geometry before.
    @available(tvOS 16, *)
    func windowScene(
        _ windowScene: UIWindowScene,
        didUpdateEffectiveGeometry previousEffectiveGeometry: UIWindowScene.Geometry)
}

/// The arguments of a window scene that has changed.
@available(tvOS 16, *)
public typealias WindowGeometryInput = (
    windowScene: UIWindowScene, previousEffectiveGeometry: UIWindowScene.Geometry
)

nonisolated extension AppEvent {
    /// A window scene has another geometry.
    @available(tvOS 16, *)
    public static let windowSceneDidUpdateGeometry = Event<WindowGeometryInput, Void>(
        "windowScene:didUpdateEffectiveGeometry:")
}

extension Slots {
    /// Size, orientation and traits of window scenes.
    public var windowGeometryDelegate: Slot<any WindowGeometryDelegate> {
        Slot {
            if #available(tvOS 16, *) {
                told(.windowSceneDidUpdateGeometry) { handler, input, _ in
                    handler.windowScene(input.windowScene, didUpdateEffectiveGeometry: input.previousEffectiveGeometry)
                }
            }
        }
    }
}
#endif
