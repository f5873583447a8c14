#if os(Linux) || os(macOS)
import DecoupledAppDelegate
import DecoupledAppDelegateTracing

/// The file that a trace of the app is written to when it ends.
@MainActor
struct TraceFile {
    private let file: URL
    private let trace = AppDelegate.shared.startTracing()

    /// Starts to trace, and writes an empty trace at once: a file that cannot be written is reported before the app runs.
    init(path: String) throws(TraceFailure) {
        file = URL(fileURLWithPath: path)
        try write()
    }

    /// Writes the trace and prints what the launch cost, once all handlers have heard that the app terminates.
    func writeAtEnd() {
        let termination = UIApplication.willTerminateNotification
        _ = NotificationCenter.default.addObserver(forName: termination, object: nil, queue: nil) { _ in
            MainActor.assumeIsolated(finish)
        }
    }

    private func finish() {
        do {
            try write()
            Console.remark(LaunchReport(trace.records)?.description ?? "The app did not launch.")
        } catch {
            Console.remark("courier: \(error)")
            exit(EX_IOERR)
        }
    }

    private func write() throws(TraceFailure) {
        do {
            try ChromeTrace(trace.records).data.write(to: file)
        } catch {
            throw TraceFailure(file: file, reason: error)
        }
    }
}

/// Why a trace cannot be written.
struct TraceFailure: Error, CustomStringConvertible {
    let file: URL
    let reason: any Error

    var description: String {
        // Foundation's own words for it may be no more than a number.
        let cause = (reason as? CocoaError)?.underlying ?? reason
        let words = (cause as NSError).localizedFailureReason ?? cause.localizedDescription
        return "cannot write the trace to \(file.path): \(words)"
    }
}
#endif
