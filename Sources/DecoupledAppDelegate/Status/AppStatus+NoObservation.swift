#if !canImport(Observation)
extension AppStatus {
    /// Returns nil: older systems have no Observation framework.
    static func makeReadTracking() -> (any StatusReadTracking)? { nil }
}
#endif
