import Foundation

/// What a process takes up, where there is a `/proc` to tell.
struct Figures {
    /// Resident, in kilobytes.
    let memory: Int?
    let descriptors: Int?
    let threads: Int?

    init(of process: Int32) {
        let status = (try? String(contentsOfFile: "/proc/\(process)/status", encoding: .utf8)) ?? ""
        func number(_ label: String) -> Int? {
            let line = status.split(separator: "\n").first { $0.hasPrefix(label) }
            return line.flatMap { Int($0.filter(\.isNumber)) }
        }
        memory = number("VmRSS:")
        threads = number("Threads:")
        descriptors = try? FileManager.default.contentsOfDirectory(atPath: "/proc/\(process)/fd").count
    }
}

extension Figures {
    /// For how many seconds the threads of a process have had a processor.
    static func work(of process: Int32) -> TimeInterval? {
        let tasks = "/proc/\(process)/task"
        let times = try? FileManager.default.contentsOfDirectory(atPath: tasks).compactMap { task in
            // In nanoseconds; a thread may end meanwhile.
            try? String(contentsOfFile: "\(tasks)/\(task)/schedstat", encoding: .utf8)
                .split(separator: " ").first.flatMap { TimeInterval($0) }
        }
        guard let times, !times.isEmpty else { return nil }
        return times.compactMap(\.self).reduce(0, +) / 1_000_000_000
    }

    // In kilobytes, whatever the number of events.
    private static let toleratedGrowth = 1_024

    /// Whether a process has not grown from what it was.
    func isNear(_ before: Figures) -> Bool {
        guard let memory, let descriptors, let threads,
            let memoryBefore = before.memory, let descriptorsBefore = before.descriptors,
            let threadsBefore = before.threads
        else { return true }
        return memory - memoryBefore <= Self.toleratedGrowth && descriptors <= descriptorsBefore
            && threads <= threadsBefore
    }

    /// Prints them, and what they have become.
    func print(and after: Figures) {
        func text(_ number: Int?) -> String { number.map { "\($0)" } ?? "unknown" }
        let table = Table(firstWidth: 42, "  what the app takes up", "before", "after")
        table.row("  memory in kB", text(memory), text(after.memory))
        table.row("  descriptors", text(descriptors), text(after.descriptors))
        table.row("  threads", text(threads), text(after.threads))
    }
}

/// How many files this process, and those that it starts, may have open.
enum OpenFileLimit {
    /// Raises the limit, as far as the system allows.
    static func raise(to count: UInt64) {
        var limit = rlimit()
        #if canImport(Darwin)
        let resource = RLIMIT_NOFILE
        #else
        let resource = __rlimit_resource_t(RLIMIT_NOFILE.rawValue)
        #endif
        guard unsafe getrlimit(resource, &limit) == 0 else { return }
        limit.rlim_cur = min(max(limit.rlim_cur, rlim_t(count)), limit.rlim_max)
        _ = unsafe setrlimit(resource, &limit)
    }
}
