import Foundation

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
        for (index, record) in records.enumerated() {
            for (call, ask) in record.asked.enumerated().reversed() {
                slices.insert(Slice(record: index, call: call, start: ask.start, duration: ask.callDuration))
            }
            slices.insert(Slice(record: index, start: record.start, duration: record.duration))
        }
        return slices
    }

    /// Returns whole nanoseconds, and 0 for what is no time.
    static func nanoseconds(_ seconds: TimeInterval) -> Int64 {
        Int64(exactly: (seconds * 1e9).rounded()) ?? 0
    }
}

extension [Slice] {
    /// Inserts a slice where it belongs, which is near the end, since records come in the order in which their events ended.
    ///
    /// Where both ends are the same, an event inside another was recorded before it.
    fileprivate mutating func insert(_ new: Slice) {
        let last = lastIndex { $0.start < new.start || $0.start == new.start && $0.end > new.end }
        insert(new, at: (last ?? -1) + 1)
    }
}
