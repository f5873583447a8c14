import Foundation
import Testing

/// A Chrome trace as the format's documentation describes it, read with nothing in common with what wrote it.
struct TraceFile {
    /// A slice, or whatever else a trace file lists.
    struct Entry {
        let phase: String
        let name: String
        let category: String?
        let id: String?
        let process: Int
        let thread: Int
        /// In nanoseconds.
        let start: Int
        /// In nanoseconds.
        let duration: Int
        let arguments: [String: String]

        var end: Int { start + duration }
    }

    let entries: [Entry]

    /// Reads a trace, and throws what is wrong with it.
    init(_ data: Data) throws {
        let file = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
        let events = try #require(file["traceEvents"] as? [[String: Any]])
        if let unit = file["displayTimeUnit"] { #expect(["ms", "ns"].contains(unit as? String)) }
        entries = try events.map(Entry.init)
        try checkNesting()
        try checkPairs()
    }

    func named(_ phase: String) -> [Entry] {
        entries.filter { $0.phase == phase }
    }

    /// Slices of a thread lie inside each other or side by side. Readers sort them by their beginnings, and leave those that begin at
    /// the same moment as they are.
    private func checkNesting() throws {
        for (thread, slices) in Dictionary(grouping: named("X"), by: \.thread) {
            let sorted = slices.enumerated().sorted { ($0.element.start, $0.offset) < ($1.element.start, $1.offset) }
            var open: [Entry] = []
            for slice in sorted.map(\.element) {
                while let last = open.last, last.end <= slice.start { open.removeLast() }
                if let last = open.last {
                    try #require(slice.end <= last.end, "thread \(thread): \(slice) sticks out of \(last)")
                }
                open.append(slice)
            }
        }
    }

    /// Every asynchronous slice has one beginning and one end, which is not before, and an identifier of its own: readers draw those
    /// that share one inside each other.
    private func checkPairs() throws {
        let (beginnings, ends) = (named("b"), named("e"))
        let keys = beginnings.map { [$0.category, $0.id, $0.name] }
        try #require(Set(beginnings.map(\.id)).count == keys.count)
        let byKey = Dictionary(uniqueKeysWithValues: zip(keys, beginnings))
        try #require(ends.count == beginnings.count)
        try #require(Set(ends.map { [$0.category, $0.id, $0.name] }) == Set(keys))
        for end in ends {
            let beginning = try #require(byKey[[end.category, end.id, end.name]])
            try #require(beginning.start <= end.start)
        }
    }
}

extension TraceFile.Entry {
    /// Reads an entry with the members that its phase requires.
    init(_ members: [String: Any]) throws {
        phase = try #require(members["ph"] as? String)
        name = try #require(members["name"] as? String)
        process = try #require(members["pid"] as? Int)
        thread = try #require(members["tid"] as? Int)
        arguments = try #require((members["args"] ?? [String: String]()) as? [String: String])
        category = members["cat"] as? String
        id = members["id"] as? String
        var required: Set = ["ph", "name", "pid", "tid"]
        switch phase {
        case "X": required.formUnion(["ts", "dur", "cat"])
        case "b", "e": required.formUnion(["ts", "id", "cat"])
        case "M":
            try #require(["process_name", "thread_name"].contains(name))
            try #require(arguments["name"]?.isEmpty == false)
        default: throw UnknownPhase(phase: phase)
        }
        try #require(required.isSubset(of: members.keys), "\(members)")
        try #require(Set(members.keys).subtracting(required).isSubset(of: ["args"]), "\(members)")
        start = try Self.nanoseconds(members["ts"])
        duration = try Self.nanoseconds(members["dur"])
        try #require(duration >= 0)
    }

    private static func nanoseconds(_ microseconds: Any?) throws -> Int {
        guard let microseconds else { return 0 }
        return Int((try #require(microseconds as? Double) * 1_000).rounded())
    }

    private struct UnknownPhase: Error {
        let phase: String
    }
}
