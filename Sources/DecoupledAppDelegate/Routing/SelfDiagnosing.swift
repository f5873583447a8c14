/// A handler that knows what is wrong with itself.
@MainActor
protocol SelfDiagnosing: RoleHandler {
    /// Returns what to report when the handler comes into its first slot.
    func faults(in slot: String) -> [Fault]
}
