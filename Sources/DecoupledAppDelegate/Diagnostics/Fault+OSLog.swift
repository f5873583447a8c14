#if canImport(os)
import os

extension Fault {
    private static let logger = Logger(subsystem: "DecoupledAppDelegate", category: "Faults")

    /// Writes the fault to the unified log, as long as `onFault` is not set.
    func log() { Self.logger.fault("\(self, privacy: .public)") }
}
#endif
