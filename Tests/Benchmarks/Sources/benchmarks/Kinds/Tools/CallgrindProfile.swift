import Foundation

/// What callgrind has written down: how many instructions there were, and how often memory was allocated.
struct CallgrindProfile {
    let instructions: Int
    let allocations: Int

    private static let allocators: Set<Substring> = [
        "malloc", "calloc", "realloc", "posix_memalign", "aligned_alloc", "memalign",
    ]

    /// Reads a profile.
    ///
    /// The calls of a function follow the line that names it, by its number where it was named before:
    ///
    ///     cfn=(12) malloc
    ///     calls=3 0
    init(file: URL) throws {
        let text = try String(contentsOf: file, encoding: .utf8)
        var instructions: Int?
        var allocations = 0
        var allocatorNumbers: Set<Substring> = []
        var isAllocator = false
        for line in text.utf8.split(separator: UInt8(ascii: "\n")).lazy.map(Substring.init) {
            if line.hasPrefix("cfn=") || line.hasPrefix("fn=") {
                let parts = line.drop { $0 != "(" }.split(separator: " ", maxSplits: 1)
                guard let number = parts.first else { continue }
                // A function that is entered again is named with a tick.
                if parts.count > 1, Self.allocators.contains(parts[1].prefix { $0 != "'" }) {
                    allocatorNumbers.insert(number)
                }
                if line.hasPrefix("cfn=") { isAllocator = allocatorNumbers.contains(number) }
            } else if isAllocator, line.hasPrefix("calls=") {
                allocations += Int(line.dropFirst("calls=".count).prefix { $0 != " " }) ?? 0
            } else if line.hasPrefix("totals: ") {
                instructions = Int(line.dropFirst("totals: ".count))
            }
        }
        guard let instructions else { throw Failure(what: "callgrind wrote no totals into \(file.path)") }
        self.instructions = instructions
        self.allocations = allocations
    }
}
