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
            let systems = (0..<2).map { _ in
                let system = UIApplication().system
                system.configuration.name = "a\u{1B}[31mb"
                system.configuration.sources = [ControlSocket(directory: directory)]
                return system
            }
            try systems[0].start()
            defer { systems[0].stop() }
            let failure = #expect(throws: StartFailure.self) { try systems[1].start() }
            #expect(failure?.description.contains(#"a\u{1B}[31mb is running already"#) == true)
        }
    }

    private static func directory(in runtime: TemporaryDirectory) throws -> ControlDirectory {
        try FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: runtime.path)
        return ControlDirectory(path: runtime.path)
    }
}
#endif
