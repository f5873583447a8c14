public import DecoupledAppDelegate

/// A trace in the Chrome trace event format, which Perfetto opens, at [ui.perfetto.dev](https://ui.perfetto.dev).
///
/// Each event is a slice of the main thread with the calls of its handlers inside. An event that waited for completion handlers is an
/// asynchronous slice from its arrival to its result, as is each handler that it waited for; only the calls are on the main thread.
/// Arguments and results are shown beside the slices, redacted as in the records.
public struct ChromeTrace: Sendable {
    private let process = ProcessInfo.processInfo.processIdentifier
    private var text = ""
    private var asynchronousSlices = 0

    /// Creates the export of a trace's records, and writes their slices down at once.
    ///
    /// - Parameter records: The records of a trace.
    public init(_ records: [EventRecord]) {
        append("M", "process_name", "", #""name":\#(ProcessInfo.processInfo.processName.quoted)"#)
        append("M", "thread_name", "", #""name":"main""#)
        for slice in Slice.all(of: records) { append(slice) }
    }

    /// The trace as JSON, with a line for each slice.
    public var data: Data { (text + "]}").data(using: .utf8) ?? Data() }
}

// The format, https://docs.google.com/document/d/1CvAClvFfyA5R-PhYUmn5OOQtYMH4h6I0nSsKchNAySU, names a slice’s kind by a letter:
// `X` is a slice of a thread, which must nest, `b` and `e` are the ends of an asynchronous one, which need not, `M` names things. Its
// times are in microseconds.
extension ChromeTrace {
    /// Appends an event without its calls, or a call and the waiting for its answer.
    private mutating func append(_ slice: Slice) {
        let (record, ask, start) = (slice.record, slice.ask, slice.start)
        let name = ask?.handler ?? record.event.rawValue
        let category = #""cat":"\#(ask?.kind.rawValue ?? record.slot)""#
        let input = ask == nil ? #""input":\#(record.input.quoted),"# : ""
        let arguments = #"\#(input)"answer":\#((ask?.answer ?? record.answer).quoted)"#
        let isAwaited = ask?.isAwaited ?? record.asked.contains(where: \.isAwaited)
        if ask != nil || !isAwaited {
            append("X", name, #"\#(category),"ts":\#(start)e-3,"dur":\#(slice.end - start)e-3,"#, arguments)
        }
        guard isAwaited else { return }
        asynchronousSlices += 1
        let identity = #"\#(category),"id":"\#(asynchronousSlices)""#
        append("b", name, #"\#(identity),"ts":\#(start)e-3,"#, arguments)
        append("e", name, #"\#(identity),"ts":\#(slice.answered)e-3,"#, "")
    }

    private mutating func append(_ phase: String, _ name: String, _ place: String, _ arguments: String) {
        // Everything happens on the main thread, whose number is that of the process.
        let thread = #""pid":\#(process),"tid":\#(process)"#
        text += text.isEmpty ? #"{"displayTimeUnit":"ms","traceEvents":["# : ",\n"
        text += #"{"ph":"\#(phase)","name":\#(name.quoted),\#(thread),\#(place)"args":{\#(arguments)}}"#
    }
}

extension EventRecord.Ask {
    /// Whether the answer came after the call had returned.
    fileprivate var isAwaited: Bool { duration > callDuration }
}

extension String {
    /// The text as JSON has it.
    var quoted: String {
        var quoted = "\""
        for scalar in unicodeScalars {
            switch scalar {
            case "\"", "\\": quoted += "\\\(scalar)"
            case _ where scalar.value < 0x20: quoted += "\\u\(String(0x10000 + scalar.value, radix: 16).dropFirst())"
            default: quoted.unicodeScalars.append(scalar)
            }
        }
        return quoted + "\""
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
