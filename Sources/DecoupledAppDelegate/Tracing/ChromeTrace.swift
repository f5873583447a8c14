public import Foundation

/// A trace in the Chrome trace event format, which Perfetto opens, at [ui.perfetto.dev](https://ui.perfetto.dev).
///
/// Each event is a slice of the main thread with the calls of its handlers inside. An event that waited for completion handlers is an
/// asynchronous slice from its arrival to its result, as is each handler that it waited for; only the calls are on the main thread.
/// Arguments and results are shown beside the slices, redacted as in the records.
public struct ChromeTrace: Sendable {
    private let records: EventRecords

    /// Creates the export of a trace's records.
    ///
    /// - Parameter records: The records of a trace.
    public init(_ records: EventRecords) { self.records = records }

    /// The trace as JSON, with a line for each slice.
    public var data: Data {
        let records = Array(records)
        var lines = Lines()
        for slice in Slice.all(of: records) {
            let record = records[slice.record]
            if let call = slice.call { lines.append(record.asked[call], slice) } else { lines.append(record, slice) }
        }
        return Data(#"{"displayTimeUnit":"ms","traceEvents":[\#(lines.texts.joined(separator: ",\n"))]}"#.utf8)
    }

    /// Writes the trace to a file, and replaces an existing file.
    ///
    /// - Parameter url: The file.
    /// - Throws: Why the file cannot be written.
    public func write(to url: URL) throws { try data.write(to: url) }
}

/// The lines of the export.
///
/// [The format](https://docs.google.com/document/d/1CvAClvFfyA5R-PhYUmn5OOQtYMH4h6I0nSsKchNAySU) names a slice’s kind by a letter:
/// `X` is a slice of a thread, which must nest, `b` and `e` are the ends of an asynchronous one, which need not, `M` names things. Its
/// times are in microseconds.
private struct Lines {
    private(set) var texts: [String] = []

    init() {
        append("M", "process_name", ["name": ProcessInfo.processInfo.processName])
        append("M", "thread_name", ["name": "main"])
    }

    /// Appends an event, without its calls.
    mutating func append(_ record: EventRecord, _ slice: Slice) {
        var arguments = ["input": record.input, "answer": record.answer]
        if !record.notAsked.isEmpty {
            arguments["not asked"] = record.notAsked.map { "\($0.handler): \($0.reason)" }.joined(separator: ", ")
        }
        let isAwaited = record.asked.contains(where: \.isAwaited)
        append(record.event.rawValue, record.slot, slice.start, slice.end, isAwaited, arguments)
    }

    /// Appends a call, and the waiting for its answer.
    mutating func append(_ ask: EventRecord.Ask, _ slice: Slice) {
        append(ask.handler, ask.kind.rawValue, slice.start, slice.end, false, ["answer": ask.answer])
        guard ask.isAwaited else { return }
        let end = max(slice.start, Slice.nanoseconds(ask.start + ask.duration))
        append(ask.handler, ask.kind.rawValue, slice.start, end, true, ["answer": ask.answer])
    }

    private mutating func append(
        _ name: String, _ category: String, _ start: Int64, _ end: Int64, _ isAsynchronous: Bool,
        _ arguments: [String: String]
    ) {
        var place: [String: Any] = ["cat": category, "ts": Double(start) / 1_000]
        if isAsynchronous {
            place["id"] = "\(texts.count)"
            append("b", name, arguments, place)
            place["ts"] = Double(end) / 1_000
            append("e", name, [:], place)
        } else {
            place["dur"] = Double(end - start) / 1_000
            append("X", name, arguments, place)
        }
    }

    private mutating func append(
        _ phase: String, _ name: String, _ arguments: [String: String], _ place: [String: Any] = [:]
    ) {
        var line = place
        line["ph"] = phase
        line["name"] = name
        line["args"] = arguments
        // Everything happens on the main thread, whose number is that of the process.
        line["pid"] = ProcessInfo.processInfo.processIdentifier
        line["tid"] = ProcessInfo.processInfo.processIdentifier
        let json = try? JSONSerialization.data(withJSONObject: line, options: [.sortedKeys, .withoutEscapingSlashes])
        texts.append(String(decoding: json ?? Data(), as: UTF8.self))
    }
}

extension EventRecord.Ask {
    /// Whether the answer came after the call had returned.
    fileprivate var isAwaited: Bool { duration > callDuration }
}

/// The stretch of time of an event, or of one call in it, in whole nanoseconds: both ends are rounded, so that stretches that nest
/// still do.
struct Slice {
    /// The index of the event's record.
    let record: Int

    /// The index of the call in the record; nil for the event.
    let call: Int?

    let start: Int64
    let end: Int64

    private init(record: Int, call: Int? = nil, start: TimeInterval, duration: TimeInterval) {
        self.record = record
        self.call = call
        self.start = Self.nanoseconds(start)
        end = max(self.start, Self.nanoseconds(start + duration))
    }

    /// Returns the slices of all events and calls in the order in which they began, outer ones first.
    static func all(of records: [EventRecord]) -> [Slice] {
        var slices: [Slice] = []
        func insert(_ new: Slice) {
            // Near the end, since records come in the order in which their events ended. Where both ends are the same, an event inside
            // another was recorded before it.
            let last = slices.lastIndex { $0.start < new.start || $0.start == new.start && $0.end > new.end }
            slices.insert(new, at: (last ?? -1) + 1)
        }
        for (index, record) in records.enumerated() {
            for (call, ask) in record.asked.enumerated().reversed() {
                insert(Slice(record: index, call: call, start: ask.start, duration: ask.callDuration))
            }
            insert(Slice(record: index, start: record.start, duration: record.duration))
        }
        return slices
    }

    /// Returns whole nanoseconds, and 0 for what is no time.
    static func nanoseconds(_ seconds: TimeInterval) -> Int64 { Int64(exactly: (seconds * 1e9).rounded()) ?? 0 }
}
