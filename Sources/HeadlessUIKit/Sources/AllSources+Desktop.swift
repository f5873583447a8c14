#if os(Linux) || os(macOS)
extension HeadlessConfiguration {
    /// Creates one source of each kind.
    ///
    /// - Returns: The sources, in the order in which they are to be started.
    public static func allSources() -> [any EventSource] {
        [ArgumentSource(), SignalSource(), ControlSocket(), MemoryPressureSource(), ClockSource()]
    }
}
#endif
