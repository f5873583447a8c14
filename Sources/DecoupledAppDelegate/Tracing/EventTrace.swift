/// What became of every event, from ``AppDelegate/startTracing(limit:)`` on.
///
/// ```swift
/// let trace = AppDelegate.shared.startTracing()
/// …
/// print(LaunchReport(trace.records)?.description ?? "no launch")
/// try ChromeTrace(trace.records).write(to: file)
/// ```
///
/// URL queries, tokens and user info are left out, as in every record, unless ``AppDelegate/recordsPayloads`` was set when the event
/// arrived.
@MainActor
public final class EventTrace {
    /// The records so far, in the order in which the system was answered.
    public private(set) var records: EventRecords

    private weak var diagnostics: Diagnostics?

    init(limit: Int, diagnostics: Diagnostics) {
        records = EventRecords(limit: limit)
        self.diagnostics = diagnostics
    }

    /// Records nothing more; what was recorded stays.
    public func stop() {
        diagnostics?.remove(self)
        diagnostics = nil
    }
}

extension EventTrace: PassFollower {
    package func passDidEnd(_ pass: Int, _ record: EventRecord) {
        records.append(record)
    }
}
