import Foundation
import HeadlessUIKit
import Testing
import TestSupport

/// Apps in processes of their own that want the same name, die without notice, or have nowhere to put their socket.
@Suite(.net, .inTurn) struct ControlProcessTests {
    private let name = "LifeCycleApp"

    private func start(in runtimeDirectory: String) throws -> ChildApp {
        try ChildApp(environment: ["SOURCES": "SignalSource ControlSocket", "XDG_RUNTIME_DIR": runtimeDirectory])
    }

    private func client(in runtimeDirectory: String, timeout: TimeInterval = 600) -> ControlClient {
        let directory = ControlDirectory(environment: ["XDG_RUNTIME_DIR": runtimeDirectory])
        return ControlClient(app: name, directory: directory, timeout: timeout)
    }

    private func socketExists(in runtimeDirectory: String) throws -> Bool {
        let client = client(in: runtimeDirectory)
        return FileManager.default.fileExists(atPath: try client.directory.socketPath(of: name))
    }

    @Test func secondStartOfALiveAppSaysSoAndEndsWith69() async throws {
        try await TemporaryDirectory.with { directory in
            let first = try start(in: directory.path)
            _ = await first.lines(through: "didBecomeActive active")
            let second = try start(in: directory.path)
            #expect(await second.status() == 69)
            let advice = "\(name) is running already; end it with: swift run appctl \(name) terminate"
            #expect(second.errorText().contains(advice))
            #expect(try await client(in: directory.path).perform(.status).isHandled)
        }
    }

    @Test func nameOfAnAppThatWasKilledIsTakenOver() async throws {
        try await TemporaryDirectory.with { directory in
            let first = try start(in: directory.path)
            _ = await first.lines(through: "didBecomeActive active")
            first.send(SIGKILL)
            #expect(await first.status() == 128 + SIGKILL)
            #expect(try socketExists(in: directory.path))
            let second = try start(in: directory.path)
            _ = await second.lines(through: "didBecomeActive active")
            #expect(try await client(in: directory.path).perform(.status).isHandled)
        }
    }

    @Test func ofManyStartsAtOnceOneLives() async throws {
        try await TemporaryDirectory.with { directory in
            let apps = try (0..<8).map { _ in try start(in: directory.path) }
            var living = 0
            for app in apps {
                if await app.nextLine() == nil {
                    #expect(await app.status() == 69)
                } else {
                    living += 1
                }
            }
            #expect(living == 1)
        }
    }

    @Test func stoppedAppKeepsItsName() async throws {
        try await TemporaryDirectory.with { directory in
            let first = try start(in: directory.path)
            _ = await first.lines(through: "didBecomeActive active")
            first.send(SIGSTOP)
            await first.stopped()
            #expect(try await start(in: directory.path).status() == 69)
            first.send(SIGCONT)
            #expect(try await client(in: directory.path).perform(.status).isHandled)
        }
    }

    @Test func appThatMayOpenFewFilesSaysSoAndEndsWith71() async throws {
        for limit in [7, 12, 18, 30] {
            let app = try ChildApp(
                ["/bin/sh", "-c", "ulimit -n \(limit); exec \"$0\"", ChildApp.lifeCycleExecutable],
                environment: ["SOURCES": allSources]
            )
            #expect(await app.status() == 71)
            #expect(app.errorText().contains("files can be opened, and 32 are needed; raise the limit"))
        }
    }

    @Test func appThatMayOpenFewerFilesThanItHasServesOn() async throws {
        try await TemporaryDirectory.with { directory in
            let app = try ChildApp(
                environment: [
                    "SOURCES": "SignalSource ControlSocket", "XDG_RUNTIME_DIR": directory.path, "FILES": "10",
                ]
            )
            _ = await app.lines(through: "didBecomeActive active")
            let path = try client(in: directory.path).directory.socketPath(of: name)
            let clients = try (0..<20).map { _ in try RawClient(path: path) }
            for client in clients {
                #expect(try await client.ask(#"{"verb":"status"}"#)?.contains(name) == true)
            }
            // The fixture lowers its limit when it is told of this.
            #expect(try await clients[0].ask(#"{"verb":"memory-warning"}"#)?.contains("notified") == true)
            for client in clients {
                #expect(try await client.ask(#"{"verb":"status"}"#)?.contains(name) == true)
            }
        }
    }

    private var allSources: String {
        "ArgumentSource SignalSource ControlSocket MemoryPressureSource ClockSource"
    }

    @Test func socketIsRemovedAtANormalEnd() async throws {
        try await TemporaryDirectory.with { directory in
            let app = try start(in: directory.path)
            _ = await app.lines(through: "didBecomeActive active")
            #expect(try socketExists(in: directory.path))
            app.send(SIGTERM)
            #expect(await app.status() == 0)
            #expect(try !socketExists(in: directory.path))
        }
    }

    @Test func terminateEndsTheAppAfterItsHandlersRan() async throws {
        try await TemporaryDirectory.with { directory in
            let app = try start(in: directory.path)
            _ = await app.lines(through: "didBecomeActive active")
            #expect(try await client(in: directory.path).perform(.terminate).isHandled)
            #expect(await app.lines(through: "willTerminate active") == ["willTerminate active"])
            #expect(await app.status() == 0)
        }
    }

    @Test func anAppWithoutScenesThatIsSwipedAwayEntersTheBackgroundFirst() async throws {
        try await TemporaryDirectory.with { directory in
            let app = try start(in: directory.path)
            _ = await app.lines(through: "didBecomeActive active")
            #expect(try await client(in: directory.path).perform(.swipeAway).isHandled)
            let lines = await app.lines(through: "willTerminate background")
            #expect(lines.contains("didEnterBackground background"))
            #expect(await app.status() == 0)
        }
    }

    @Test func stoppedAppIsSaidNotToAnswer() async throws {
        try await TemporaryDirectory.with { directory in
            let app = try start(in: directory.path)
            _ = await app.lines(through: "didBecomeActive active")
            app.send(SIGSTOP)
            await app.stopped()
            let error = await #expect(throws: ControlError.self) {
                try await client(in: directory.path, timeout: 0.05).perform(.status)
            }
            #expect(error?.code == .noAnswer)
            #expect(error?.remedy?.contains("SIGCONT") == true)
            app.send(SIGCONT)
            #expect(try await client(in: directory.path).perform(.status).isHandled)
        }
    }

    @Test func appWithoutADirectoryForItsSocketSaysSoAndLivesOn() async throws {
        try await TemporaryDirectory.with { directory in
            let file = directory.path + "/file"
            try Data().write(to: URL(fileURLWithPath: file))
            let words = "no control socket: \(file)/appctl: Not a directory; set XDG_RUNTIME_DIR"
            try await expectNoSocket(in: file, words)
        }
    }

    @Test func appWhoseSocketWouldHaveTooLongAPathSaysSoAndLivesOn() async throws {
        try await TemporaryDirectory.with { directory in
            let long = directory.path + "/" + String(repeating: "x", count: 100)
            try FileManager.default.createDirectory(atPath: long, withIntermediateDirectories: false)
            try await expectNoSocket(in: long, "File name too long")
        }
    }

    @Test(arguments: [0o770, 0o710, 0o720, 0o740, 0o701, 0o702, 0o704, 0o777])
    func directoryThatOthersMayUseIsRefused(_ permissions: Int) async throws {
        try await TemporaryDirectory.with { directory in
            let manager = FileManager.default
            let path = directory.path + "/appctl"
            try manager.createDirectory(atPath: path, withIntermediateDirectories: false)
            try manager.setAttributes([.posixPermissions: permissions], ofItemAtPath: path)
            try await expectNoSocket(in: directory.path, "\(path): open to other users; run chmod 700 \(path)")
        }
    }

    @Test func fileInThePlaceOfTheDirectoryIsRefused() async throws {
        try await TemporaryDirectory.with { directory in
            let path = directory.path + "/appctl"
            #expect(FileManager.default.createFile(atPath: path, contents: nil))
            try await expectNoSocket(in: directory.path, "\(path): not a directory")
        }
    }

    /// An app that cannot be reached lives on, and its user is told why it cannot.
    private func expectNoSocket(in runtimeDirectory: String, _ words: String) async throws {
        let app = try start(in: runtimeDirectory)
        _ = await app.lines(through: "didBecomeActive active")
        app.send(SIGTERM)
        #expect(await app.status() == 0)
        let errors = app.errorText()
        #expect(errors.contains(words), "\(errors)")
    }

    #if os(Linux)
    @Test func aProgramThatTheAppStartsInheritsNothingOfItsSources() async throws {
        try await TemporaryDirectory.with { directory in
            let environment = ["SOURCES": "\(allSources) OutputSource", "XDG_RUNTIME_DIR": directory.path]
            let command = Self.withoutFilesOfOtherTests + [ChildApp.lifeCycleExecutable]
            let app = try ChildApp(command, environment: environment)
            _ = await app.lines(through: "didBecomeActive active")
            let client = try RawClient(path: directory.path + "/appctl/\(name).sock")
            _ = try await client.ask(#"{"verb":"status"}"#)
            let files = try withExtendedLifetime(client) { try Self.inheritableFiles(of: app.processIdentifier) }
            #expect(files.sorted() == ["0", "1", "2"])
        }
    }

    /// What a command line begins with to run a program without the files that other tests happen to have open.
    private static let withoutFilesOfOtherTests = [
        "/bin/bash", "-c",
        #"for file in /proc/self/fd/*; do fd=${file##*/}; ((fd > 2)) && eval "exec $fd>&-"; done; exec "$0" "$@""#,
    ]

    /// The files that a program would get which a process starts.
    private static func inheritableFiles(of process: Int32) throws -> [String] {
        let folder = "/proc/\(process)/fdinfo"
        return try FileManager.default.contentsOfDirectory(atPath: folder).filter { file in
            // Files are opened and closed meanwhile.
            guard let text = try? String(contentsOfFile: "\(folder)/\(file)", encoding: .utf8) else { return false }
            let flags = text.split(separator: "\n").first { $0.hasPrefix("flags:") }?.split(separator: "\t").last
            return flags.flatMap { Int32($0, radix: 8) }.map { $0 & O_CLOEXEC == 0 } ?? true
        }
    }

    @Test(.disabled(if: Sanitizer.isForAddresses || Sanitizer.isForThreads, "a sanitizer takes memory of its own"))
    func tenThousandRequestsLeaveMemoryWhereItWas() async throws {
        try await TemporaryDirectory.with { directory in
            let app = try start(in: directory.path)
            _ = await app.lines(through: "didBecomeActive active")
            let client = client(in: directory.path)
            let process = try #require(try await client.perform(.status).status?.processIdentifier)
            let url = try #require(URL(string: "courier://parcel/7"))
            func open(times: Int) async throws {
                for _ in 0..<times {
                    try await client.perform(.openURL(url))
                }
            }
            // What is allocated once and for all is allocated by then.
            try await open(times: 2_000)
            let before = try Self.residentPages(of: process)
            try await open(times: 10_000)
            let after = try Self.residentPages(of: process)
            #expect(after - before <= 64, "pages")
        }
    }

    private static func residentPages(of process: Int32) throws -> Int {
        let text = try String(contentsOfFile: "/proc/\(process)/statm", encoding: .utf8)
        return try #require(Int(text.split(separator: " ")[1]))
    }
    #endif
}
