#if !canImport(os)
/// Where faults go as long as the app has not asked for them: standard error.
enum FaultLog {
    static func write(_ fault: Fault) {
        StandardStreams.complain("DecoupledAppDelegate: \(fault)")
    }
}
#endif
