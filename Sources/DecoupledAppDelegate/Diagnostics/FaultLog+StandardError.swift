#if !canImport(os)
/// Where faults go while `onFault` is not set: standard error.
enum FaultLog {
    static func write(_ fault: Fault) {
        StandardStreams.complain("DecoupledAppDelegate: \(fault)")
    }
}
#endif
