/// A handler that reports faults of its own.
@MainActor
protocol SelfDiagnosing: RoleHandler {
    /// Returns the faults to report when the handler is added to a slot; each once, in however many slots it is.
    func faults(in slot: String) -> [Fault]
}
