public import Foundation

/// A trace in the Chrome trace event format, which Perfetto opens, at [ui.perfetto.dev](https://ui.perfetto.dev).
///
/// Each event is a slice of the main thread with the calls of its handlers inside. An event that was answered later than its handlers
/// returned is an asynchronous slice from its arrival to its answer, as is each handler that was waited for; their calls alone are on
/// the main thread. Arguments and answers are shown beside the slices, redacted as in the records.
public struct ChromeTrace: Sendable {
    private let records: EventRecords

    /// Creates the export of a trace's records.
    ///
    /// - Parameter records: The records of a trace.
    public init(_ records: EventRecords) {
        self.records = records
    }

    /// The trace as JSON.
    public var data: Data {
        var data = Data()
        write { data.append(contentsOf: $0) }
        return data
    }

    /// Writes the trace to a file in pieces that need little memory, and replaces an existing file.
    ///
    /// - Parameter url: The file.
    /// - Throws: Why the file cannot be written.
    public func write(to url: URL) throws {
        try Data().write(to: url)
        let file = try FileHandle(forWritingTo: url)
        defer { try? file.close() }
        try write { try file.write(contentsOf: $0) }
    }

    /// The size of a piece in bytes; the last part may add to it.
    private static let pieceSize = 1 << 18

    private func write(_ sink: ([UInt8]) throws -> Void) rethrows {
        var slices = SliceWriter()
        slices.begin()
        for part in parts {
            let record = records[part.record]
            if let ask = part.ask {
                slices.write(record.asked[ask])
            } else {
                slices.write(record)
            }
            if slices.json.bytes.count >= Self.pieceSize { try slices.json.flush(into: sink) }
        }
        slices.end()
        try slices.json.flush(into: sink)
    }
}

extension ChromeTrace {
    /// One piece of output: an event with the calls inside it, or a single call.
    private struct Part {
        let record: Int
        var ask: Int?
        let start: TimeInterval
        let end: TimeInterval
    }

    /// The parts in the order in which they began, outer ones first: of slices that begin at the same moment, readers take the later
    /// one for the inner one.
    private var parts: [Part] {
        var parts: [Part] = []
        parts.reserveCapacity(records.count)
        // Where both ends are the same, an event inside another was recorded before it.
        for index in records.indices.reversed() {
            let record = records[index]
            parts.append(Part(record: index, start: record.start, end: record.start + record.duration))
            // Calls that an event waits for may lie inside others, or after them.
            guard record.isAwaited else { continue }
            for (number, ask) in record.asked.enumerated() {
                parts.append(Part(record: index, ask: number, start: ask.start, end: ask.start + ask.callDuration))
            }
        }
        parts.sort { ($0.start, $1.end) < ($1.start, $0.end) }
        return parts
    }
}

extension EventRecord {
    /// Whether the system was answered later than those who were asked had returned.
    var isAwaited: Bool { asked.contains(where: \.isAwaited) }
}

extension EventRecord.Ask {
    /// Whether the answer came after the call had returned.
    var isAwaited: Bool { duration > callDuration }
}
