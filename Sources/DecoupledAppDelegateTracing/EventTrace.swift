import DecoupledAppDelegate

/// The records of all events since `AppDelegate.startTracing(limit:)`.
///
/// It ends with ``cancel()``, and when it is released.
///
/// ```swift
/// let trace = AppDelegate.shared.startTracing()
/// …
/// print(LaunchReport(trace.records)?.description ?? "no launch")
/// try ChromeTrace(trace.records).data.write(to: file)
/// ```
///
/// URL paths and queries, tokens and user info are left out, as in every record, unless `AppDelegate.recordsPayloads` was set when the
/// event arrived.
@preconcurrency @MainActor public final class EventTrace {
    private let log: TraceLog
    private weak var diagnostics: Diagnostics?

    init(limit: Int, diagnostics: Diagnostics) {
        log = TraceLog(limit: limit)
        self.diagnostics = diagnostics
        Recorder.of(diagnostics).add(log)
    }

    deinit {
        MainThread.run { [log, weak diagnostics] in
            if let diagnostics { Recorder.of(diagnostics).remove { $0 === log } }
        }
    }

    /// The records so far, in the order in which UIKit got the results.
    ///
    /// Each access copies them: read it once.
    ///
    /// An input of more than 1,024 characters is cut.
    public var records: [EventRecord] { log.records }

    /// How many records were dropped because there were too many.
    public var droppedCount: Int { log.droppedCount }

    /// Ends the trace, which keeps its records; does nothing if it has ended.
    public func cancel() { if let diagnostics { Recorder.of(diagnostics).remove { $0 === log } } }
}

/// Collects the records of a trace.
@MainActor private final class TraceLog: RecordReader {
    private let limit: Int

    /// A ring once it is full: the newest record takes the place of the oldest.
    private var ring: [EventRecord] = []
    private var count = 0

    init(limit: Int) { self.limit = limit }

    var droppedCount: Int { count - ring.count }

    /// The records, the oldest first.
    var records: [EventRecord] {
        let oldest = ring.isEmpty ? 0 : count % ring.count
        return ring.indices.map { ring[(oldest + $0) % ring.count] }
    }

    func read(_ record: EventRecord) {
        var record = record
        let start = record.input.unicodeScalars.prefix(1_024)
        if start.endIndex < record.input.endIndex { record.input = String(start) + "…" }
        if ring.count < limit { ring.append(record) } else if !ring.isEmpty { ring[count % ring.count] = record }
        count += 1
    }
}
