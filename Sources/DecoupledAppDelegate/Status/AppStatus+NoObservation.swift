#if !canImport(Observation)
extension AppStatus {
    /// Returns nil, since older systems have nothing that tracks readings.
    static func makeReadTracking() -> (any StatusReadTracking)? { nil }
}
#endif
