#if !canImport(os)
import Foundation

/// Where faults go as long as the app has not asked for them: standard error.
enum FaultLog {
    static func write(_ fault: Fault) {
        FileHandle.standardError.write(Data("DecoupledAppDelegate: \(fault)\n".utf8))
    }
}
#endif
