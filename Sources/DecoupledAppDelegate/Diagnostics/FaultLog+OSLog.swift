#if canImport(os)
import os

/// Where faults go while `onFault` is not set: the unified log.
enum FaultLog {
    private static let log = Logger(subsystem: "DecoupledAppDelegate", category: "Faults")

    static func write(_ fault: Fault) { log.fault("\(fault, privacy: .public)") }
}
#endif
