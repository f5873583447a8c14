public import DecoupledAppDelegate

/// A trace in the Chrome trace event format, which Perfetto opens, at [ui.perfetto.dev](https://ui.perfetto.dev).
///
/// Each event is a slice of the main thread with the calls of its handlers inside. An event that waited for completion handlers is an
/// asynchronous slice from its arrival to its result, as is each handler that it waited for; only the calls are on the main thread.
/// Arguments and results are shown beside the slices, redacted as in the records.
public struct ChromeTrace: Sendable {
    /// The trace as JSON, with a line for each slice.
    public let data: Data

    /// Creates the export of a trace's records.
    ///
    /// - Parameter records: The records of a trace.
    public init(_ records: [EventRecord]) {
        let names = [
            Entry(ph: "M", name: "process_name", args: ["name": ProcessInfo.processInfo.processName]),
            Entry(ph: "M", name: "thread_name", args: ["name": "main"]),
        ]
        let entries = names + Slice.all(of: records).enumerated().flatMap { $1.entries("\($0)") }
        // One by one: encoding all of a long trace at once takes several times the memory.
        let lines = entries.map(\.json).joined(separator: ",\n")
        data = Data("{\"displayTimeUnit\":\"ms\",\"traceEvents\":[\n\(lines)\n]}".utf8)
    }
}

/// An entry of the trace, with the names that its members have in the format,
/// https://docs.google.com/document/d/1CvAClvFfyA5R-PhYUmn5OOQtYMH4h6I0nSsKchNAySU.
private struct Entry: Encodable {
    /// The kind: `X` is a slice of a thread, which must nest, `b` and `e` are the ends of an asynchronous one, which need not, `M` names
    /// things.
    let ph: String

    let name: String
    var cat, id: String?

    /// When it begins, and how long it takes, in microseconds.
    var ts, dur: Double?

    var args: [String: String] = [:]

    // Everything happens on the main thread, whose number is that of the process.
    let pid = getpid(), tid = getpid()
}

extension Slice {
    /// Returns an event without its calls, or a call and the waiting for its answer.
    fileprivate func entries(_ id: String) -> [Entry] {
        let (name, cat) = (ask?.handler ?? record.event.name, ask?.kind.rawValue ?? record.slot)
        let args = ask.map { ["answer": $0.answer] } ?? ["input": record.input, "answer": record.answer]
        let ts = Double(start) / 1_000
        let slice = Entry(ph: "X", name: name, cat: cat, ts: ts, dur: Double(end - start) / 1_000, args: args)
        guard ask?.isAwaited ?? record.asked.contains(where: \.isAwaited) else { return [slice] }
        return (ask == nil ? [] : [slice]) + [
            Entry(ph: "b", name: name, cat: cat, id: id, ts: ts, args: args),
            Entry(ph: "e", name: name, cat: cat, id: id, ts: Double(answered) / 1_000),
        ]
    }
}

extension EventRecord.Ask {
    /// Whether the answer came after the call had returned.
    fileprivate var isAwaited: Bool { duration > callDuration }
}

/// The stretch of time of an event, or of one call in it, in whole nanoseconds: both ends are rounded, so that stretches that nest
/// still do.
struct Slice {
    let record: EventRecord

    /// The call; nil for the event.
    let ask: EventRecord.Ask?

    let start: Int64

    /// When the call returned, or the event was over.
    let end: Int64

    /// When the call or the event was answered.
    let answered: Int64

    private init(_ record: EventRecord, _ ask: EventRecord.Ask? = nil) {
        (self.record, self.ask) = (record, ask)
        let (seconds, duration) = (ask?.start ?? record.start, ask?.duration ?? record.duration)
        start = Self.nanoseconds(seconds)
        end = max(start, Self.nanoseconds(seconds + (ask?.callDuration ?? duration)))
        answered = max(start, Self.nanoseconds(seconds + duration))
    }

    /// Returns the slices of all events and calls in the order in which they began, outer ones first.
    static func all(of records: [EventRecord]) -> [Slice] {
        let slices = records.flatMap { record in record.asked.reversed().map { Slice(record, $0) } + [Slice(record)] }
        // Where both ends are the same, an event inside another was recorded before it.
        return slices.reversed().sorted { ($0.start, $1.end) < ($1.start, $0.end) }
    }

    /// Returns whole nanoseconds, and 0 for what is no time.
    private static func nanoseconds(_ seconds: TimeInterval) -> Int64 { Int64(exactly: (seconds * 1e9).rounded()) ?? 0 }
}
