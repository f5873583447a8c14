public import Foundation

extension AppDelegate {
    /// What takes the app delegate's faults, and has events followed.
    package var diagnostics: Diagnostics { registry.diagnostics }

    /// The application whose events are forwarded.
    package var application: UIApplication { router.application }

    /// Receives each fault, on the main thread.
    ///
    /// By default faults go to the unified log, or to standard error where there is none.
    public var onFault: @MainActor (Fault) -> Void {
        get { diagnostics.onFault }
        // Exchanged, since the deinit of what the old value captured may look at the property.
        set { _ = exchange(&diagnostics.onFault, with: newValue) }
    }

    /// How long a handler may block the main thread, in seconds, before it is reported; nil by default, for no limit.
    public var handlerBudget: TimeInterval? {
        get { diagnostics.budget }
        set { diagnostics.budget = newValue }
    }
}
