import DecoupledAppDelegate
import Foundation

#if canImport(Glibc)
import Glibc
#endif

/// Counts what an app has leaked when it ends, as the leak sanitizer tells: as much after many events as after few.
struct Leaks {
    struct Size {
        let few: Int
        let many: Int

        static let long = Size(few: 1_000, many: 20_000)
        static let short = Size(few: 100, many: 1_000)
    }

    private let size: Size

    init(_ size: Size) {
        self.size = size
    }

    /// Prints a row for each app and number of events.
    ///
    /// - Returns: Whether the number makes no difference.
    func run() throws -> Bool {
        guard unsafe dlsym(nil, "__asan_init") != nil else {
            throw Failure(what: "leaks are counted by the address sanitizer; build this with --sanitize=address")
        }
        let table = Table(firstWidth: 24, "an app", "events", "leaked bytes", "leaked pieces")
        var isRight = true
        for hasScenes in [false, true] {
            let counts = try [size.few, size.many].map { events in
                let count = try count(events: events, hasScenes: hasScenes)
                let app = hasScenes ? "with scenes" : "without scenes"
                table.row(app, "\(events)", "\(count.bytes)", "\(count.pieces)")
                return count
            }
            isRight = counts[0] == counts[1] && isRight
        }
        return isRight
    }

    private struct Count: Equatable {
        var bytes = 0
        var pieces = 0
    }

    private func count(events: Int, hasScenes: Bool) throws -> Count {
        let report = FileManager.default.temporaryDirectory.appendingPathComponent("stress-\(UUID().uuidString)")
        guard FileManager.default.createFile(atPath: report.path, contents: nil) else {
            throw Failure(what: "\(report.path) cannot be written")
        }
        defer { try? FileManager.default.removeItem(at: report) }
        let app = try AppProcess(
            hasScenes: hasScenes,
            environment: ["ASAN_OPTIONS": "detect_leaks=1:exitcode=0"],
            errors: FileHandle(forWritingTo: report)
        )
        for index in 0..<events {
            try app.client.perform(SoakedEvent(number: "\(index)").request)
        }
        guard app.end() else { throw Failure(what: "the app did not end as it should") }
        return try Self.count(in: String(contentsOf: report, encoding: .utf8))
    }

    /// What the last line of a report says: “SUMMARY: AddressSanitizer: 64 byte(s) leaked in 2 allocation(s).”
    private static func count(in report: String) throws -> Count {
        guard let summary = report.split(separator: "\n").last(where: { $0.hasPrefix("SUMMARY: ") }) else {
            return Count()
        }
        let numbers = summary.split(separator: " ").compactMap { Int($0) }
        guard summary.contains("leaked"), numbers.count == 2 else { throw Failure(what: report) }
        return Count(bytes: numbers[0], pieces: numbers[1])
    }
}
