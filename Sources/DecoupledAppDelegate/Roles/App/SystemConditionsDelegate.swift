/// The role that reacts to low memory and to significant changes of the time.
///
/// All handlers of the slot are called, in slot order, on the main thread.
@preconcurrency @MainActor public protocol SystemConditionsDelegate: RoleHandler {
    /// Called when memory is low: free what the app can create again.
    ///
    /// The default implementation does nothing.
    ///
    /// - Parameter application: The application.
    func applicationDidReceiveMemoryWarning(_ application: UIApplication)

    /// Called when the time has changed significantly: a new day, another time zone, a clock that was set.
    ///
    /// The default implementation does nothing.
    ///
    /// - Parameter application: The application.
    func applicationSignificantTimeChange(_ application: UIApplication)
}

extension SystemConditionsDelegate {
    /// Does nothing.
    public func applicationDidReceiveMemoryWarning(_: UIApplication) { defaultAnswer(to: .didReceiveMemoryWarning) }

    /// Does nothing.
    public func applicationSignificantTimeChange(_: UIApplication) { defaultAnswer(to: .significantTimeChange) }
}

nonisolated extension AppEvent {
    /// Memory is low.
    public static let didReceiveMemoryWarning = Event<Void, Void>("applicationDidReceiveMemoryWarning:")

    /// The time has changed significantly.
    public static let significantTimeChange = Event<Void, Void>("applicationSignificantTimeChange:")
}

extension Slots {
    /// Memory warnings and significant changes of the time.
    public var systemConditionsDelegate: Slot<any SystemConditionsDelegate> {
        Slot {
            told(.didReceiveMemoryWarning) {
                $0.applicationDidReceiveMemoryWarning($2.application)
            }
            told(.significantTimeChange) {
                $0.applicationSignificantTimeChange($2.application)
            }
        }
    }
}
