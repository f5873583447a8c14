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
        var slices = ""
        for (number, slice) in Slice.all(of: records).enumerated() { slices += slice.json(number) }
        let text = #"""
            {"displayTimeUnit":"ms","traceEvents":[
            {"ph":"M","name":"process_name",\#(thread),"args":{"name":\#(ProcessInfo.processInfo.processName.quoted)}},
            {"ph":"M","name":"thread_name",\#(thread),"args":{"name":"main"}}\#(slices)
            ]}
            """#
        data = text.data(using: .utf8) ?? Data()
    }
}

// Everything happens on the main thread, whose number is that of the process.
private let thread = #"""
    "pid":\#(ProcessInfo.processInfo.processIdentifier),\#
    "tid":\#(ProcessInfo.processInfo.processIdentifier)
    """#

// The format, https://docs.google.com/document/d/1CvAClvFfyA5R-PhYUmn5OOQtYMH4h6I0nSsKchNAySU, names a slice’s kind by a letter:
// `X` is a slice of a thread, which must nest, `b` and `e` are the ends of an asynchronous one, which need not, `M` names things. Its
// times are in microseconds.
extension Slice {
    /// Returns an event without its calls, or a call and the waiting for its answer, each in a line of its own after the line before.
    fileprivate func json(_ number: Int) -> String {
        let name = ask?.handler ?? record.event.rawValue
        let slice = #""name":\#(name.quoted),"cat":"\#(ask?.kind.rawValue ?? record.slot)",\#(thread)"#
        let input = ask == nil ? #""input":\#(record.input.quoted),"# : ""
        let arguments = #"\#(input)"answer":\#((ask?.answer ?? record.answer).quoted)"#
        let isAwaited = ask?.isAwaited ?? record.asked.contains(where: \.isAwaited)
        var lines = ""
        if ask != nil || !isAwaited {
            lines = #"""
                ,
                {"ph":"X",\#(slice),"ts":\#(start)e-3,"dur":\#(end - start)e-3,"args":{\#(arguments)}}
                """#
        }
        if isAwaited {
            lines += #"""
                ,
                {"ph":"b",\#(slice),"id":"\#(number)","ts":\#(start)e-3,"args":{\#(arguments)}},
                {"ph":"e",\#(slice),"id":"\#(number)","ts":\#(answered)e-3,"args":{}}
                """#
        }
        return lines
    }
}

extension EventRecord.Ask {
    /// Whether the answer came after the call had returned.
    fileprivate var isAwaited: Bool { duration > callDuration }
}

extension String {
    /// The text as JSON has it.
    var quoted: String {
        let escaped = unicodeScalars.map { scalar in
            switch scalar {
            case "\"", "\\": "\\\(scalar)"
            case _ where scalar.value < 0x20: "\\u\(String(0x10000 + scalar.value, radix: 16).dropFirst())"
            default: String(scalar)
            }
        }
        return "\"\(escaped.joined())\""
    }
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
