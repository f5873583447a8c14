/// What callgrind has written down: how many instructions there were, and how often memory was allocated.
struct CallgrindProfile {
    let instructions: Int
    let allocations: Int

    /// The options with which callgrind writes what is read here: how often each instruction was run, by its address.
    static let options = [
        "--tool=callgrind", "--dump-instr=yes", "--dump-line=no", "--compress-pos=no", "--compress-strings=no",
    ]

    /// The functions of the C library that allocate; those for an alignment call the first or the last of these.
    private static let allocators: Set<Substring> = ["malloc", "calloc", "realloc", "_int_memalign"]

    /// Reads a profile.
    ///
    /// After the name of a function come its instructions, and how often each was run. The first one is run once for each call; callgrind's
    /// own count of calls has those outside of the window, too.
    ///
    ///     fn=malloc
    ///     0x9c2b0 3
    ///     calls=1 0x9c110
    ///     0x9c2d4 120
    init(_ text: String) throws {
        var instructions: Int?
        var object: Substring = ""
        var allocator: Substring?
        var followsCalls = false
        var runs: [Substring: [Int: Int]] = [:]
        for line in text.split(separator: "\n") {
            if line.hasPrefix("fn=") {
                // A function that is entered again is named with a tick.
                let name = line.dropFirst("fn=".count).prefix { $0 != "'" }
                allocator = Self.allocators.contains(name) ? object + name : nil
            } else if line.hasPrefix("ob=") {
                object = line
            } else if line.hasPrefix("totals: ") {
                instructions = Int(line.dropFirst("totals: ".count))
            } else if let allocator, line.hasPrefix("0x"), !followsCalls {
                let numbers = line.dropFirst("0x".count).split(separator: " ")
                guard numbers.count == 2, let address = Int(numbers[0], radix: 16), let count = Int(numbers[1])
                else { continue }
                runs[allocator, default: [:]][address, default: 0] += count
            }
            followsCalls = line.hasPrefix("calls=")
        }
        guard let instructions else { throw Failure(what: "callgrind wrote no totals:\n\(text.prefix(1_000))") }
        self.instructions = instructions
        allocations = runs.values.reduce(0) { sum, runs in
            sum + (runs.min { $0.key < $1.key }?.value ?? 0)
        }
    }
}
