/// The role that says whether UIKit may adapt key commands to the user's keyboard layout.
///
/// All handlers are called, in slot order, on the main thread; the result is false if any returns false, and true
/// without handlers, as UIKit does for an app without the method.
@preconcurrency @MainActor public protocol KeyCommandsDelegate: RoleHandler {
    /// Called when UIKit wants to know whether it may adapt key commands.
    ///
    /// There is no default, so that a misspelled method does not compile.
    ///
    /// - Parameter application: The application.
    /// - Returns: Whether UIKit may adapt them.
    func applicationShouldAutomaticallyLocalizeKeyCommands(_ application: UIApplication) -> Bool
}

nonisolated extension AppEvent {
    /// UIKit wants to know whether it may adapt key commands.
    public static let shouldAutomaticallyLocalizeKeyCommands = Event<Void, Bool>(
        "applicationShouldAutomaticallyLocalizeKeyCommands:")
}

extension Slots {
    /// Key commands on other keyboard layouts.
    public var keyCommandsDelegate: Slot<any KeyCommandsDelegate> {
        Slot {
            asked(.shouldAutomaticallyLocalizeKeyCommands, combining: AllTrue()) {
                $0.applicationShouldAutomaticallyLocalizeKeyCommands($2.application)
            }
        }
    }
}
