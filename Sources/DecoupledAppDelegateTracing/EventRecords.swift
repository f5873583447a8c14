public import DecoupledAppDelegate

/// The records of a trace.
///
/// Later events do not change it, so you can read and export it on any thread. An input of
/// more than 1,024 characters is cut.
public struct EventRecords: Sendable {
    private let limit: Int

    /// A ring once it is full: the newest record takes the place of the oldest.
    private var records: [EventRecord] = []
    private var oldest = 0

    /// How many records were dropped because there were too many.
    public private(set) var droppedCount: Int = 0

    init(limit: Int) { self.limit = limit }

    mutating func append(_ record: EventRecord) {
        var record = record
        let start = record.input.unicodeScalars.prefix(1_024)
        if start.endIndex < record.input.endIndex { record.input = String(start) + "…" }
        guard records.count >= limit else { return records.append(record) }
        droppedCount += 1
        guard !records.isEmpty else { return }
        records[oldest] = record
        oldest = (oldest + 1) % records.count
    }
}

extension EventRecords: RandomAccessCollection {
    /// The position of the oldest record.
    public var startIndex: Int { 0 }

    /// The position after the newest record.
    public var endIndex: Int { records.count }

    /// A record.
    ///
    /// - Parameter position: Its position; 0 is the oldest record's.
    public subscript(position: Int) -> EventRecord {
        precondition(indices.contains(position), "There is no record \(position) among \(count).")
        return records[(oldest + position) % records.count]
    }
}
