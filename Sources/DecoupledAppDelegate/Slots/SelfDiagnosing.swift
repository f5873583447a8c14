/// A handler that knows what is wrong with itself.
@MainActor
protocol SelfDiagnosing: RoleHandler {
    /// Returns what to report when the handler comes into a slot; each fault once, whatever the number of its slots.
    func faults(in slot: String) -> [Fault]
}
