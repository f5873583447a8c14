/// The role that allows or forbids app extensions, such as custom keyboards.
///
/// All handlers are called, in slot order, on the main thread; an extension point is allowed unless a handler returns
/// false, as it is without handlers.
@preconcurrency @MainActor public protocol ExtensionDelegate: RoleHandler {
    /// Called when UIKit wants to know whether extensions of a kind may be used.
    ///
    /// There is no default, so that a misspelled method does not compile.
    ///
    /// - Parameters:
    ///   - application: The application.
    ///   - extensionPointIdentifier: The kind of extension.
    /// - Returns: Whether such extensions may be used.
    func application(
        _ application: UIApplication,
        shouldAllowExtensionPointIdentifier extensionPointIdentifier: UIApplication.ExtensionPointIdentifier
    ) -> Bool
}

nonisolated extension AppEvent {
    /// UIKit wants to know whether extensions of a kind may be used.
    public static let shouldAllowExtensionPoint = Event<UIApplication.ExtensionPointIdentifier, Bool>(
        "application:shouldAllowExtensionPointIdentifier:")
}

extension Slots {
    /// Permission for app extensions.
    public var extensionDelegate: Slot<any ExtensionDelegate> {
        Slot {
            asked(.shouldAllowExtensionPoint, combining: AllTrue()) {
                $0.application($2.application, shouldAllowExtensionPointIdentifier: $1)
            }
        }
    }
}
