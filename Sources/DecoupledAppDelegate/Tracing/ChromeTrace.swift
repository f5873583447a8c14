public import Foundation

/// A trace in the Chrome trace event format, which Perfetto opens, at [ui.perfetto.dev](https://ui.perfetto.dev).
///
/// Each event is a slice of the main thread with the calls of its handlers inside. An event that was answered later than its handlers
/// returned is an asynchronous slice from its arrival to its answer, as is each handler that was waited for; their calls alone are on
/// the main thread. Arguments and answers are shown beside the slices, redacted as in the records.
public struct ChromeTrace: Sendable {
    private let records: EventRecords

    /// Creates the export of records.
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

    /// Writes the trace to a file, in place of what is there, in pieces that need little memory.
    ///
    /// - Parameter url: The file.
    /// - Throws: Why the file cannot be written.
    public func write(to url: URL) throws {
        try Data().write(to: url)
        let file = try FileHandle(forWritingTo: url)
        defer { try? file.close() }
        try write { try file.write(contentsOf: $0) }
    }

    /// The size of a piece, in bytes, and what a last record may add to it.
    private static let pieceSize = 1 << 18

    private func write(_ sink: ([UInt8]) throws -> Void) rethrows {
        var slices = SliceWriter()
        slices.begin()
        for record in order.lazy.map({ records[$0] }) {
            slices.write(record)
            if slices.json.bytes.count >= Self.pieceSize { try slices.json.flush(into: sink) }
        }
        slices.end()
        try slices.json.flush(into: sink)
    }

    /// The records in the order in which events began, outer ones first: where slices begin at the same moment, readers take the
    /// later one for the inner one. An event inside another was recorded before it.
    private var order: [Int] {
        let spans = records.spans
        return spans.indices.reversed().sorted { first, second in
            let (first, second) = (spans[first], spans[second])
            return (first.start, second.end) < (second.start, first.end)
        }
    }
}
