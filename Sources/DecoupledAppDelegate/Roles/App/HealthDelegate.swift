/// The role that asks the user for health data on behalf of the watch app.
///
/// All handlers of the slot are called, in slot order, on the main thread. Despite the method's name it returns
/// nothing.
@preconcurrency @MainActor public protocol HealthDelegate: RoleHandler {
    /// Called when the watch app wants access to health data, which the user grants on the phone.
    ///
    /// There is no default, so that a misspelled method does not compile.
    ///
    /// - Parameter application: The application.
    func applicationShouldRequestHealthAuthorization(_ application: UIApplication)
}

nonisolated extension AppEvent {
    /// The watch app wants access to health data.
    public static let shouldRequestHealthAuthorization = Event<Void, Void>(
        "applicationShouldRequestHealthAuthorization:")
}

extension Slots {
    /// Access to health data for the watch app.
    public var healthDelegate: Slot<any HealthDelegate> {
        Slot {
            told(.shouldRequestHealthAuthorization) {
                $0.applicationShouldRequestHealthAuthorization($2.application)
            }
        }
    }
}
