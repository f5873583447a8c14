import Foundation

/// Writes records as slices of a Chrome trace.
///
/// [The format](https://docs.google.com/document/d/1CvAClvFfyA5R-PhYUmn5OOQtYMH4h6I0nSsKchNAySU) names a slice’s kind by a letter:
/// `X` is a slice of a thread, which must nest, `b` and `e` are the ends of an asynchronous one, which need not, `M` names things.
struct SliceWriter {
    var json = JSONWriter()

    private let process = ProcessInfo.processInfo.processIdentifier
    private var asynchronousSlices = 0

    mutating func begin() {
        json.beginObject()
        json.key("displayTimeUnit")
        json.string("ms")
        json.key("traceEvents")
        json.beginArray()
        name("process_name", ProcessInfo.processInfo.processName)
        name("thread_name", "main")
    }

    mutating func end() {
        json.endArray()
        json.endObject()
    }

    /// Writes an event, with the calls inside it unless it waits for them.
    mutating func write(_ record: EventRecord) {
        let span = Span(start: record.start, duration: record.duration)
        slice(record.event.rawValue, record.slot, span, isAsynchronous: record.isAwaited) { json in
            json.key("input")
            json.string(record.input)
            json.key("answer")
            json.string(record.answer)
            guard !record.notAsked.isEmpty else { return }
            json.key("not asked")
            json.string(record.notAsked.map { "\($0.handler): \($0.reason)" }.joined(separator: ", "))
        }
        if !record.isAwaited { record.asked.forEach { write($0) } }
    }

    /// Writes a call, and the waiting for its answer.
    mutating func write(_ ask: EventRecord.Ask) {
        slice(ask, Span(start: ask.start, duration: ask.callDuration), isAsynchronous: false)
        if ask.isAwaited {
            slice(ask, Span(start: ask.start, duration: ask.duration), isAsynchronous: true)
        }
    }

    private mutating func slice(_ ask: EventRecord.Ask, _ span: Span, isAsynchronous: Bool) {
        slice(ask.handler, ask.category, span, isAsynchronous: isAsynchronous) { json in
            json.key("answer")
            json.string(ask.answer)
        }
    }

    private mutating func slice(
        _ name: String,
        _ category: String,
        _ span: Span,
        isAsynchronous: Bool,
        arguments: (inout JSONWriter) -> Void
    ) {
        beginEvent(isAsynchronous ? "b" : "X", name)
        json.key("cat")
        json.string(category)
        moment("ts", span.start)
        if isAsynchronous {
            asynchronousSlices += 1
            identity()
        } else {
            moment("dur", span.end - span.start)
        }
        json.key("args")
        json.beginObject()
        arguments(&json)
        json.endObject()
        json.endObject()

        guard isAsynchronous else { return }
        beginEvent("e", name)
        json.key("cat")
        json.string(category)
        moment("ts", span.end)
        identity()
        json.endObject()
    }

    private mutating func name(_ kind: String, _ name: String) {
        beginEvent("M", kind)
        json.key("args")
        json.beginObject()
        json.key("name")
        json.string(name)
        json.endObject()
        json.endObject()
    }

    private mutating func beginEvent(_ phase: String, _ name: String) {
        json.beginObject()
        json.key("ph")
        json.string(phase)
        json.key("name")
        json.string(name)
        json.key("pid")
        json.integer(process)
        // Everything happens on the main thread, whose number is that of the process.
        json.key("tid")
        json.integer(process)
    }

    private mutating func identity() {
        json.key("id")
        json.string("0x\(String(asynchronousSlices, radix: 16))")
    }

    private mutating func moment(_ key: String, _ nanoseconds: Int64) {
        json.key(key)
        json.thousandths(nanoseconds)
    }
}

/// A stretch of time in whole nanoseconds, rounded at both ends, so that stretches that nest still do.
private struct Span {
    let start: Int64
    let end: Int64

    init(start: TimeInterval, duration: TimeInterval) {
        self.start = Self.nanoseconds(start)
        end = max(self.start, Self.nanoseconds(start + duration))
    }

    private static func nanoseconds(_ seconds: TimeInterval) -> Int64 {
        Int64(exactly: (seconds * 1e9).rounded()) ?? 0
    }
}

extension EventRecord.Ask {
    fileprivate var category: String {
        switch kind {
        case .handler: "handler"
        case .observer: "observer"
        case .interception: "interception"
        }
    }
}
