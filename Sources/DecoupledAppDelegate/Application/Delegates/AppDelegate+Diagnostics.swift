public import Foundation

extension AppDelegate {
    /// What takes the app delegate's faults and records, and has events followed.
    package var diagnostics: Diagnostics { router.diagnostics }

    /// Receives each fault, on the main thread.
    ///
    /// By default faults go to the unified log, or to standard error where there is none.
    public var onFault: @MainActor (Fault) -> Void {
        get { diagnostics.onFault }
        // The old value lives until the new one is set: the deinit of what it captured may look at the property.
        set { withExtendedLifetime(diagnostics.onFault) { diagnostics.onFault = newValue } }
    }

    /// Receives a record of each event, on the main thread, when UIKit has the result; nil by default, which costs nothing.
    public var onRecord: (@MainActor (EventRecord) -> Void)? {
        get { diagnostics.onRecord }
        // The old value lives until the new one is set: the deinit of what it captured may look at the property.
        set { withExtendedLifetime(diagnostics.onRecord) { diagnostics.onRecord = newValue } }
    }

    /// Whether records show URL paths and queries, tokens, user info, and the messages of errors; false by default.
    public var recordsPayloads: Bool {
        get { diagnostics.revealsPayloads }
        set { diagnostics.revealsPayloads = newValue }
    }

    /// How long a handler may block the main thread, in seconds, before it is reported; nil by default, for no limit.
    public var handlerBudget: TimeInterval? {
        get { diagnostics.budget }
        set { diagnostics.budget = newValue }
    }
}
