import Foundation

/// What callgrind has written down: how many instructions there were, and how often memory was allocated.
struct CallgrindProfile {
    /// Why it was written; empty at the end of the process.
    private(set) var trigger: Substring = ""

    let instructions: Int
    let allocations: Int

    /// The functions of the C library that allocate, each of which may call another one.
    private static let allocators: Set<Substring> = [
        "malloc", "calloc", "realloc", "posix_memalign", "aligned_alloc", "memalign", "_mid_memalign",
    ]

    /// Reads a profile.
    ///
    /// After a function come those that it calls, each by its name, or by its number where it was named before:
    ///
    ///     fn=(7) swift_slowAlloc
    ///     cfn=(12) malloc
    ///     calls=3 0
    init(file: URL) throws {
        let text = try String(contentsOf: file, encoding: .utf8)
        var instructions: Int?
        var allocations = 0
        var numbers: Set<Substring> = []
        var (isInAllocator, callsAllocator) = (false, false)
        for line in text.split(separator: "\n") {
            if line.hasPrefix("cfn=") {
                callsAllocator = Self.isAllocator(line, &numbers)
            } else if line.hasPrefix("fn=") {
                isInAllocator = Self.isAllocator(line, &numbers)
            } else if callsAllocator, !isInAllocator, line.hasPrefix("calls=") {
                allocations += Int(line.dropFirst("calls=".count).prefix { $0 != " " }) ?? 0
            } else if line.hasPrefix("totals: ") {
                instructions = Int(line.dropFirst("totals: ".count))
            } else if line.hasPrefix("desc: Trigger: ") {
                trigger = line.dropFirst("desc: Trigger: ".count)
            }
        }
        guard let instructions else { throw Failure(what: "callgrind wrote no totals into \(file.path)") }
        self.instructions = instructions
        self.allocations = allocations
    }

    /// Returns whether a line names an allocator, and notes its number.
    private static func isAllocator(_ line: Substring, _ numbers: inout Set<Substring>) -> Bool {
        let parts = line.drop { $0 != "(" }.split(separator: " ", maxSplits: 1)
        guard let number = parts.first else { return false }
        // A function that is entered again is named with a tick.
        if parts.count > 1, allocators.contains(parts[1].prefix { $0 != "'" }) { numbers.insert(number) }
        return numbers.contains(number)
    }
}
