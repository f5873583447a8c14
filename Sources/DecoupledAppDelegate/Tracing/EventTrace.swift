/// The records of all events since ``AppDelegate/startTracing(limit:)``.
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

    /// Stops recording; the records stay.
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
