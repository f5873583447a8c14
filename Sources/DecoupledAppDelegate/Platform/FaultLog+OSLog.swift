#if canImport(os)
import os

/// Where faults go as long as the app has not asked for them: the unified log.
enum FaultLog {
    static func write(_ fault: Fault) {
        let log = OSLog(subsystem: "DecoupledAppDelegate", category: "Faults")
        os_log("%{public}@", log: log, type: .fault, fault.description)
    }
}
#endif
