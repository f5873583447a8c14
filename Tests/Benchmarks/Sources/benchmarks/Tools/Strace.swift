import Foundation

/// Counts the system calls of events of a kind, with this program as a child of strace.
struct Strace {
    private let tool: Tool

    /// Finds strace; nil where it is not installed, or may not watch a process.
    init?() {
        guard let tool = Tool("strace"), (try? tool.run(["-f", "-o", "/dev/null"], .help)) != nil else { return nil }
        self.tool = tool
    }

    /// Counts the system calls that an event of a kind makes, with every shape and number of handlers.
    func counts(of kind: Kind) throws -> [KindSetup: Double] {
        let log = FileManager.default.temporaryDirectory.appendingPathComponent("benchmarks-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: log) }
        _ = try tool.run(["-f", "-o", log.path], .play(kind))
        let counts = Self.counts(in: try String(contentsOf: log, encoding: .utf8))
        guard counts.count == kind.setups.count else {
            throw Failure(what: "strace has seen \(counts.count) setups of \(kind.rawValue)")
        }
        return Dictionary(
            uniqueKeysWithValues: zip(kind.setups, counts).map { ($0, Double($1) / Double($0.events)) })
    }

    /// Counts the calls in the windows of each setup, each on the thread that the window is on.
    ///
    /// Every line begins with the number of its thread. A call that another thread interrupts is in two lines, of which the second one has no
    /// name and does not count.
    private static func counts(in log: String) -> [Int] {
        var counts: [Int] = []
        var count = 0
        var open: Set<Substring> = []
        for line in log.split(separator: "\n") {
            let parts = line.split(separator: " ", maxSplits: 1, omittingEmptySubsequences: true)
            guard parts.count == 2 else { continue }
            let (thread, call) = (parts[0], parts[1].drop { $0 == " " })
            if call.hasPrefix(Marks.windowCall) {
                if open.remove(thread) == nil { open.insert(thread) }
            } else if call.hasPrefix(Marks.endCall) {
                counts.append(count)
                count = 0
            } else if open.contains(thread), call.first?.isLetter == true {
                count += 1
            }
        }
        return counts
    }
}

extension Kind {
    /// Plays the kind with every shape and number of handlers, for strace to watch.
    @MainActor
    func play() {
        for setup in setups {
            let play = Play.make(setup)
            // What happens only once happens here.
            play.play(setup.events, in: .rehearsal)
            play.play(setup.events, in: .marked)
            endOfSetup()
        }
    }
}
