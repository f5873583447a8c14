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
        for slice in Slice.all(of: records) { append(slice, of: records[slice.record]) }
    }

    /// The trace as JSON, with a line for each slice.
    public var data: Data { (text + "]}").data(using: .utf8) ?? Data() }
}

// The format, https://docs.google.com/document/d/1CvAClvFfyA5R-PhYUmn5OOQtYMH4h6I0nSsKchNAySU, names a slice’s kind by a letter:
// `X` is a slice of a thread, which must nest, `b` and `e` are the ends of an asynchronous one, which need not, `M` names things. Its
// times are in microseconds.
extension ChromeTrace {
    /// Appends an event without its calls, or a call and the waiting for its answer.
    private mutating func append(_ slice: Slice, of record: EventRecord) {
        if let ask = slice.ask {
            let answer = #""answer":\#(ask.answer.quoted)"#
            append(ask.handler, ask.kind.rawValue, slice.start, slice.end, false, answer)
            guard ask.isAwaited else { return }
            let end = max(slice.start, Slice.nanoseconds(ask.start + ask.duration))
            return append(ask.handler, ask.kind.rawValue, slice.start, end, true, answer)
        }
        var arguments = #""input":\#(record.input.quoted),"answer":\#(record.answer.quoted)"#
        if !record.notAsked.isEmpty {
            let omissions = record.notAsked.map { "\($0.handler): \($0.reason)" }.joined(separator: ", ")
            arguments += #","not asked":\#(omissions.quoted)"#
        }
        let isAwaited = record.asked.contains(where: \.isAwaited)
        append(record.event.rawValue, record.slot, slice.start, slice.end, isAwaited, arguments)
    }

    private mutating func append(
        _ name: String, _ category: String, _ start: Int64, _ end: Int64, _ isAsynchronous: Bool, _ arguments: String
    ) {
        guard isAsynchronous else {
            return append("X", name, #""cat":"\#(category)","ts":\#(start)e-3,"dur":\#(end - start)e-3,"#, arguments)
        }
        asynchronousSlices += 1
        let identity = #""cat":"\#(category)","id":"\#(asynchronousSlices)","#
        append("b", name, #"\#(identity)"ts":\#(start)e-3,"#, arguments)
        append("e", name, #"\#(identity)"ts":\#(end)e-3,"#, "")
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
    /// The index of the event's record.
    let record: Int

    /// The call; nil for the event.
    let ask: EventRecord.Ask?

    let start: Int64
    let end: Int64

    private init(record: Int, ask: EventRecord.Ask? = nil, start: TimeInterval, duration: TimeInterval) {
        self.record = record
        self.ask = ask
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
            for ask in record.asked.reversed() {
                insert(Slice(record: index, ask: ask, start: ask.start, duration: ask.callDuration))
            }
            insert(Slice(record: index, start: record.start, duration: record.duration))
        }
        return slices
    }

    /// Returns whole nanoseconds, and 0 for what is no time.
    static func nanoseconds(_ seconds: TimeInterval) -> Int64 { Int64(exactly: (seconds * 1e9).rounded()) ?? 0 }
}
