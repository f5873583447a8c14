/// The records of all events since ``AppDelegate/startTracing(limit:)``.
///
/// It ends with ``cancel()``, and when it is released.
///
/// ```swift
/// let trace = AppDelegate.shared.startTracing()
/// …
/// print(LaunchReport(trace.records)?.description ?? "no launch")
/// try ChromeTrace(trace.records).write(to: file)
/// ```
///
/// URL paths and queries, tokens and user info are left out, as in every record, unless ``AppDelegate/recordsPayloads`` was set when the event
/// arrived.
@preconcurrency @MainActor
public final class EventTrace {
    private let recorder: Recorder

    init(limit: Int, diagnostics: Diagnostics) {
        recorder = Recorder(limit: limit, diagnostics: diagnostics)
        diagnostics.add(recorder)
    }

    deinit {
        MainThread.run { [recorder] in recorder.end() }
    }

    /// The records so far, in the order in which UIKit got the results.
    public var records: EventRecords { recorder.records }

    /// Ends the trace, which keeps its records; does nothing if it has ended.
    public func cancel() {
        recorder.end()
    }
}

/// Collects the records of a trace.
@MainActor
private final class Recorder: PassFollower {
    private(set) var records: EventRecords
    private weak var diagnostics: Diagnostics?

    init(limit: Int, diagnostics: Diagnostics) {
        records = EventRecords(limit: limit)
        self.diagnostics = diagnostics
    }

    func end() {
        diagnostics?.remove(self)
        diagnostics = nil
    }

    func passDidEnd(_ pass: Int, _ record: EventRecord) {
        records.append(record)
    }
}
