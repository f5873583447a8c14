#if os(Linux)
import Foundation
import TestSupport
import Testing

/// What the kernel says of the timer behind a deadline.
@Suite(.net, .inTurn) struct DeadlineClockTests {
    // CLOCK_BOOTTIME, which nobody can set and which goes on while the machine sleeps.
    private static let bootTime = "7"

    @Test func aDeadlineFollowsAClockThatNobodyCanSetAndThatRunsOnDuringSuspension() async throws {
        let app = try ChildApp.awaiting()
        try app.tell("silent", deadline: 1_000)
        #expect(await app.lines(through: "silent asked") == ["silent asked"])
        var clocks: [String] = []
        while clocks.isEmpty {
            clocks = try clocksOfLongTimers(of: app)
            await Task.yield()
        }
        #expect(clocks == [Self.bootTime])
    }

    /// The clocks of those timers that have minutes to go.
    private func clocksOfLongTimers(of app: ChildApp) throws -> [String] {
        let folder = "/proc/\(app.processIdentifier)/fdinfo"
        return try FileManager.default.contentsOfDirectory(atPath: folder).compactMap { descriptor in
            // Descriptors come and go meanwhile.
            guard let text = try? String(contentsOfFile: "\(folder)/\(descriptor)", encoding: .utf8) else { return nil }
            let rest = text.firstMatch(of: /it_value: \((\d+),/).flatMap { Int($0.1) }
            return (rest ?? 0) > 500 ? text.firstMatch(of: /clockid: (\d+)/).map { String($0.1) } : nil
        }
    }
}
#endif
