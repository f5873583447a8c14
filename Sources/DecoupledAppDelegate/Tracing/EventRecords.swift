/// The records of a trace, kept in little memory.
///
/// A value: what is recorded later does not change it, so it may be looked through and exported on any thread. A hundred thousand
/// records of three handlers each take about 16 MB. A text of more than 1,024 characters is cut.
public struct EventRecords: Sendable {
    private let limit: Int
    private var pages: [RecordPage] = []

    /// How many records of the first page have been dropped.
    private var offset = 0

    /// How many records there are.
    public private(set) var count: Int = 0

    /// How many records were dropped because there were too many.
    public private(set) var droppedCount: Int = 0

    init(limit: Int) {
        self.limit = limit
    }

    mutating func append(_ record: EventRecord) {
        if pages.last?.isFull ?? true {
            pages.append(RecordPage())
        }
        pages[pages.count - 1].append(record)
        count += 1
        if count > limit { dropFirst() }
    }

    private mutating func dropFirst() {
        count -= 1
        droppedCount += 1
        offset += 1
        if offset == RecordPage.capacity {
            pages.removeFirst()
            offset = 0
        }
    }
}

extension EventRecords: RandomAccessCollection {
    /// The position of the oldest record.
    public var startIndex: Int { 0 }

    /// The position after the newest record.
    public var endIndex: Int { count }

    /// A record.
    ///
    /// - Parameter position: Its position; 0 is the oldest record's.
    public subscript(position: Int) -> EventRecord {
        precondition(indices.contains(position), "There is no record \(position) among \(count).")
        let (page, place) = (offset + position).quotientAndRemainder(dividingBy: RecordPage.capacity)
        return pages[page][place]
    }
}
