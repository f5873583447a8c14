import DecoupledAppDelegate
import DecoupledAppDelegateTracing
import Foundation

/// What it costs to trace more events than a trace keeps, and to export it: URLs that are all different, each asked of two handlers and
/// spared a third.
@MainActor
struct LongTrace {
    private static let count = 100_000
    private static let kept = 10_000
    private static let kilobytes = 32 * 1_024

    private let recording: Duration
    private let export: Duration
    private let before: Int?
    private let after: Int?
    private let peak: Int?
    private let fileSize: Int

    /// Traces events and exports them, once what is made only once has been made.
    init() throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("trace-\(UUID().uuidString).json")
        defer { try? FileManager.default.removeItem(at: file) }
        try ChromeTrace(Self.trace(events: 10)).data.write(to: file)

        let process = ProcessInfo.processInfo.processIdentifier
        before = ResidentMemory.kilobytes(of: process)
        var records: [EventRecord] = []
        recording = ContinuousClock().measure { records = Self.trace(events: Self.count) }
        after = ResidentMemory.kilobytes(of: process)
        export = try ContinuousClock().measure { try ChromeTrace(records).data.write(to: file) }
        peak = ResidentMemory.peakKilobytes(of: process)
        fileSize = try FileManager.default.attributesOfItem(atPath: file.path)[.size] as? Int ?? 0
    }

    private static func trace(events: Int) -> [EventRecord] {
        let delegate = AppDelegate(roles: Roles())
        delegate.urlDelegate = [Passer(), Taker(), Passer()]
        let trace = delegate.startTracing()
        for number in 0..<events {
            guard let url = URL(string: "benchmarks://parcel/\(number)?code=4711") else { continue }
            _ = delegate.application(.shared, open: url)
        }
        precondition(trace.records.count == min(events, kept), "Some event has not been traced.")
        return trace.records
    }

    /// Whether the trace and its export take up little enough memory; nil where nobody can tell.
    var isSmall: Bool? {
        guard let before, let peak else { return nil }
        return peak - before < Self.kilobytes
    }

    /// The outcome in words.
    var text: String {
        """
        A trace of \(Self.count) events, of which it keeps the last \(Self.kept)

        recorded in      \(milliseconds(recording)) ms
        takes up         \(growth(to: after)), to be less than \(Self.kilobytes) kB
        exported in      \(milliseconds(export)) ms, to be less than 1000 ms
        with the export  \(growth(to: peak)), to be less than \(Self.kilobytes) kB
        as a file        \(fileSize / 1_024) kB
        """
    }

    private func milliseconds(_ duration: Duration) -> Int {
        Int(duration / .milliseconds(1))
    }

    private func growth(to memory: Int?) -> String {
        guard let before, let memory else { return "an unknown number of kB" }
        return "\(memory - before) kB"
    }
}

private final class Passer: URLDelegate {
    func application(
        _ app: UIApplication,
        open url: URL,
        options: [UIApplication.OpenURLOptionsKey: Any] = [:]
    ) -> Bool {
        false
    }
}

private final class Taker: URLDelegate {
    func application(
        _ app: UIApplication,
        open url: URL,
        options: [UIApplication.OpenURLOptionsKey: Any] = [:]
    ) -> Bool {
        true
    }
}
