#if !os(tvOS)
/// The role that follows the size, orientation and traits of window scenes.
///
/// All handlers of the slot are called, in slot order, on the main thread, with the values from before; the scene has
/// the new ones.
///
/// Before iOS 26 UIKit calls this method of the scene delegate, and since then
/// `windowScene(_:didUpdateEffectiveGeometry:)`, which has no traits. The handlers' method stays the same: with a
/// change of the geometry the traits are those of the last report; a change of nothing but traits is reported as well,
/// with the geometry as it is.
@preconcurrency @MainActor public protocol WindowGeometryDelegate: RoleHandler {
    /// Called when a window scene has another size, orientation or traits.
    ///
    /// There is no default, so that a misspelled method does not compile.
    ///
    /// - Parameters:
    ///   - windowScene: The scene, with its new geometry.
    ///   - previousCoordinateSpace: Its coordinate space before.
    ///   - previousInterfaceOrientation: Its orientation before.
    ///   - previousTraitCollection: Its traits before.
    func windowScene(
        _ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: any UICoordinateSpace,
        interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
        traitCollection previousTraitCollection: UITraitCollection)
}

/// The arguments of a window scene that has changed.
public typealias WindowGeometryInput = (
    windowScene: UIWindowScene, previousCoordinateSpace: any UICoordinateSpace,
    previousInterfaceOrientation: UIInterfaceOrientation, previousTraitCollection: UITraitCollection
)

nonisolated extension AppEvent {
    /// A window scene has another size, orientation or traits.
    public static let windowSceneDidUpdateGeometry = Event<WindowGeometryInput, Void>(
        "windowScene:didUpdateCoordinateSpace:interfaceOrientation:traitCollection:")
}

extension Slots {
    /// Size, orientation and traits of window scenes.
    public var windowGeometryDelegate: Slot<any WindowGeometryDelegate> {
        Slot {
            told(.windowSceneDidUpdateGeometry) { handler, input, _ in
                handler.windowScene(
                    input.windowScene, didUpdate: input.previousCoordinateSpace,
                    interfaceOrientation: input.previousInterfaceOrientation,
                    traitCollection: input.previousTraitCollection)
            }
        }
    }
}
#endif
