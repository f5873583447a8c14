#if !(os(Linux) || os(macOS))
extension HeadlessConfiguration {
    /// Creates one source of each kind; other processes cannot reach an application on a phone.
    ///
    /// - Returns: The sources, in the order in which they are to be started.
    public static func allSources() -> [any EventSource] {
        [ArgumentSource(), MemoryPressureSource(), ClockSource()]
    }
}
#endif
