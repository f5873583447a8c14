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
    private let limit: Int

    /// A ring once it is full: the newest record takes the place of the oldest.
    private var ring: [EventRecord] = []

    // Weak: what the app's own closure captured may retain the trace.
    private weak var recorder: Recorder?

    init(limit: Int, recorder: Recorder) {
        (self.limit, self.recorder) = (limit, recorder)
        recorder.traces.insert(self)
    }

    deinit { MainThread.run { [weak recorder] in recorder?.followIfNeeded() } }

    /// The records so far, in the order in which UIKit got the results.
    ///
    /// Each access copies them: read it once.
    ///
    /// An input of more than 1,024 characters is cut.
    public var records: [EventRecord] { ring.indices.map { ring[(droppedCount + $0) % ring.count] } }

    /// How many records were dropped because there were too many.
    public private(set) var droppedCount = 0

    /// Ends the trace, which keeps its records; does nothing if it has ended.
    public func cancel() { recorder?.traces.remove(self) }

    /// Takes the record of an event when UIKit has its result.
    func read(_ record: EventRecord) {
        var record = record
        let start = record.input.unicodeScalars.prefix(1_024)
        if start.endIndex < record.input.endIndex { record.input = String(start) + "…" }
        guard ring.count >= limit else { return ring.append(record) }
        if !ring.isEmpty { ring[droppedCount % ring.count] = record }
        droppedCount += 1
    }
}
