#if os(Linux) || os(macOS)
package import Foundation

extension Process {
    /// The status with which the process ends, once it does; 128 and the signal's number if a signal ended it.
    package func endings() -> AsyncStream<Int32> {
        let (statuses, ending) = AsyncStream.makeStream(of: Int32.self)
        terminationHandler = { process in
            let isExit = process.terminationReason == .exit
            ending.yield(isExit ? process.terminationStatus : 128 + process.terminationStatus)
            ending.finish()
        }
        return statuses
    }
}
#endif
