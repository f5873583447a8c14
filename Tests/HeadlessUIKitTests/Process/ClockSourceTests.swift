#if os(Linux)
import Foundation
import Glibc
import Testing
import TestSupport

@Suite(.net, .inTurn) struct ClockSourceTests {
    private func launchedApp(_ environment: [String: String]) async throws -> ChildApp {
        let sources = ["SOURCES": "ClockSource SignalSource"]
        let app = try ChildApp(environment: sources.merging(environment) { _, new in new })
        #expect(await app.lines(through: "didBecomeActive active").last == "didBecomeActive active")
        return app
    }

    @Test func anotherTimeZoneIsASignificantChange() async throws {
        let zone = try ZoneLink()
        let app = try await launchedApp(["ZONE": zone.path])
        try zone.move()
        #expect(await app.nextLine() == "significantTimeChange active")
        app.send(SIGTERM)
        #expect(await app.nextLine() == "willTerminate active")
        #expect(await app.status() == 0)
    }

    @Test func aChangeWhileTheProcessWasStoppedIsToldOnceWhenItGoesOn() async throws {
        let zone = try ZoneLink()
        let app = try await launchedApp(["ZONE": zone.path])
        app.send(SIGTSTP)
        await app.stopped()
        try zone.move()
        app.send(SIGCONT)
        var changes: [String] = []
        while changes.isEmpty, let line = await app.nextLine() {
            changes += [line].filter { $0.hasPrefix("significantTimeChange") }
        }
        app.send(SIGTERM)
        changes += await app.lines(through: "").filter { $0.hasPrefix("significantTimeChange") }
        #expect(changes.count == 1)
    }

    @Test func midnightIsASignificantChange() async throws {
        let app = try await launchedApp(["SECONDS_TO_MIDNIGHT": "5"])
        #expect(await app.nextLine() == "significantTimeChange active")
        app.send(SIGTERM)
        #expect(await app.nextLine() == "willTerminate active")
        #expect(await app.status() == 0)
    }

    @Test(.enabled(if: MachineClock.canBeSet, "needs to run as root, on a machine whose clock can be set"))
    func aClockThatIsSetIsASignificantChange() async throws {
        let clock = try await MachineClock()
        let app = try await launchedApp(["TOLERANCE": "0.05"])
        clock.advance(by: 0.1)
        #expect(await app.nextLine() == "significantTimeChange active")
    }
}

/// A link to a file of a time zone, as `/etc/localtime` is one.
private final class ZoneLink {
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("zone-\(UUID().uuidString)")

    var path: String {
        folder.appendingPathComponent("localtime").path
    }

    init() throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
        try link(to: "here")
    }

    deinit {
        try? FileManager.default.removeItem(at: folder)
    }

    /// Makes it another time zone, in one step.
    func move() throws {
        try link(to: "there")
    }

    private func link(to zone: String) throws {
        try Data(zone.utf8).write(to: folder.appendingPathComponent(zone))
        let new = folder.appendingPathComponent("new").path
        try FileManager.default.createSymbolicLink(atPath: new, withDestinationPath: zone)
        unsafe rename(new, path)
    }
}
#endif
