/// The role that follows the availability of protected files.
///
/// All handlers of the slot are called, in slot order, on the main thread. Protected files can be read while the device
/// is unlocked.
@preconcurrency @MainActor public protocol ProtectedDataDelegate: RoleHandler {
    /// Called when protected files are about to become unavailable, since the device is being locked.
    ///
    /// The default implementation does nothing.
    ///
    /// - Parameter application: The application.
    func applicationProtectedDataWillBecomeUnavailable(_ application: UIApplication)

    /// Called when protected files have become available, since the device was unlocked.
    ///
    /// The default implementation does nothing.
    ///
    /// - Parameter application: The application.
    func applicationProtectedDataDidBecomeAvailable(_ application: UIApplication)
}

extension ProtectedDataDelegate {
    /// Does nothing.
    public func applicationProtectedDataWillBecomeUnavailable(_: UIApplication) {
        defaultAnswer(to: .protectedDataWillBecomeUnavailable)
    }

    /// Does nothing.
    public func applicationProtectedDataDidBecomeAvailable(_: UIApplication) {
        defaultAnswer(to: .protectedDataDidBecomeAvailable)
    }
}

nonisolated extension AppEvent {
    /// Protected files are about to become unavailable.
    public static let protectedDataWillBecomeUnavailable = Event<Void, Void>(
        "applicationProtectedDataWillBecomeUnavailable:")

    /// Protected files have become available.
    public static let protectedDataDidBecomeAvailable = Event<Void, Void>(
        "applicationProtectedDataDidBecomeAvailable:")
}

extension Slots {
    /// Availability of protected files.
    public var protectedDataDelegate: Slot<any ProtectedDataDelegate> {
        Slot {
            told(.protectedDataWillBecomeUnavailable) {
                $0.applicationProtectedDataWillBecomeUnavailable($2.application)
            }
            told(.protectedDataDidBecomeAvailable) {
                $0.applicationProtectedDataDidBecomeAvailable($2.application)
            }
        }
    }
}
