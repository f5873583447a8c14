#if os(Linux) || os(macOS)
import Foundation
import HeadlessUIKit
import TestSupport
import Testing

@MainActor
@Suite(.net) struct ControlDirectoryTests {
    @Test func namesThatNoAppCanHaveAreNotListed() async throws {
        try await TemporaryDirectory.with { runtime in
            let directory = try Self.directory(in: runtime)
            let sockets = try [".hidden", "a\nb", "", "courier"].map {
                try UnixSocket.listening(at: "\(directory.path)/\($0).sock")
            }
            #expect(directory.runningApps() == ["courier"])
            withExtendedLifetime(sockets) {}
        }
    }

    @Test func theNameOfAnAppThatRunsAlreadyIsSafeToShow() async throws {
        try await TemporaryDirectory.with { runtime in
            let directory = try Self.directory(in: runtime)
            let systems = (0..<2).map { _ in Self.system("a\u{1B}[31mb", in: directory) }
            try systems[0].start()
            defer { systems[0].stop() }
            let failure = #expect(throws: StartFailure.self) { try systems[1].start() }
            #expect(failure?.description.contains(#"a\u{1B}[31mb is running already"#) == true)
        }
    }

    @Test func aStarterThatHasBeenStoppedHoldsUpNobody() async throws {
        try await TemporaryDirectory.with { runtime in
            let directory = try Self.directory(in: runtime)
            // What it has opened and locked until then.
            let paths = [directory.path, "\(directory.path)/stopped.lock"]
            let locked = paths.map { unsafe open($0, $0 == directory.path ? O_RDONLY : O_RDWR | O_CREAT, 0o600) }
            defer { locked.forEach { _ = close($0) } }
            for descriptor in locked { #expect(flock(descriptor, LOCK_EX) == 0) }
            let (other, same) = (Self.system("courier", in: directory), Self.system("stopped", in: directory))
            try other.start()
            defer { other.stop() }
            #expect(directory.runningApps() == ["courier"])
            let failure = #expect(throws: StartFailure.self) { try same.start() }
            #expect(failure?.exitStatus == 69)
        }
    }

    @Test func theNameOfAnAppThatHasStoppedIsFreeThoughAProgramThatItHasStartedHoldsItsFiles() async throws {
        try await TemporaryDirectory.with { runtime in
            let directory = try Self.directory(in: runtime)
            let systems = (0..<2).map { _ in Self.system("courier", in: directory) }
            try systems[0].start()
            let inherited = Descriptors(ofFileAt: "\(directory.path)/courier.lock")
            #expect(inherited.count == 1)
            systems[0].stop()
            try systems[1].start()
            systems[1].stop()
        }
    }

    private static func system(_ name: String, in directory: ControlDirectory) -> HeadlessSystem {
        let system = UIApplication().system
        system.configuration.name = name
        system.configuration.sources = [ControlSocket(directory: directory)]
        return system
    }

    private static func directory(in runtime: TemporaryDirectory) throws -> ControlDirectory {
        try FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: runtime.path)
        return ControlDirectory(path: runtime.path)
    }
}
#endif
