#if canImport(os)
import os

/// Where faults go as long as the app has not asked for them: the unified log.
enum FaultLog {
    private static let log = Logger(subsystem: "DecoupledAppDelegate", category: "Faults")

    static func write(_ fault: Fault) {
        log.fault("\(fault, privacy: .public)")
    }
}
#endif
