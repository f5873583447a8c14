import Foundation
import HeadlessUIKit
import Testing
import TestSupport

/// An app of this process that other threads, and other processes, reach through a real socket.
@MainActor struct ControlledApp {
    let phone: Phone
    let runtimeDirectory: String
    let directory: ControlDirectory

    var application: UIApplication { phone.application }
    var delegate: RecordingDelegate { phone.delegate }
    var system: HeadlessSystem { phone.system }

    var client: ControlClient {
        ControlClient(app: system.configuration.name, directory: directory, timeout: 600)
    }

    /// Does something with an app that is launched and serves clients.
    ///
    /// - Parameters:
    ///   - name: The name of the app.
    ///   - lacks: The methods that the app's delegate denies to have.
    ///   - body: What to do with the app.
    /// - Returns: What the body returns.
    /// - Throws: What the body throws.
    static func serving<Result>(
        name: String = "courier",
        lacks: Set<String> = [],
        _ body: (ControlledApp) async throws -> Result
    ) async throws -> Result {
        try await TemporaryDirectory.with { directory in
            let app = ControlledApp(name, in: directory.path, lacks: lacks)
            try app.system.start()
            defer { app.system.stop() }
            app.system.launch()
            return try await body(app)
        }
    }

    private init(_ name: String, in runtimeDirectory: String, lacks: Set<String>) {
        self.runtimeDirectory = runtimeDirectory
        directory = ControlDirectory(environment: ["XDG_RUNTIME_DIR": runtimeDirectory])
        phone = Phone(lacks: lacks)
        delegate.orientations = .landscape
        system.configuration.name = name
        system.configuration.sources = [ControlSocket(directory: directory)]
    }

    /// Does something that leads to a push, and waits until the push is there.
    ///
    /// - Parameter body: What to do.
    /// - Returns: The push's completion handler, which was not called yet.
    /// - Throws: What the body throws.
    func completionOfPush(_ body: () throws -> Void) async throws -> (@Sendable (UIBackgroundFetchResult) -> Void)? {
        let (pushes, push) = AsyncStream.makeStream(of: (@Sendable (UIBackgroundFetchResult) -> Void).self)
        delegate.fetch = { push.yield($0) }
        try body()
        for await completion in pushes {
            return completion
        }
        return nil
    }

    /// Runs `appctl` where it finds the app, with arguments that have no space in them.
    func appctl(_ line: String, input: String = "") async throws -> Process.Outcome {
        try await Process.patientAppctl(line, in: runtimeDirectory).outcome(input: input)
    }

    /// Sees that the app still serves a well-behaved client.
    func expectAlive() async throws {
        #expect(try await client.perform(.status).isHandled)
    }

    /// A client that may send anything.
    func connect() throws -> RawClient { try RawClient(path: directory.socketPath(of: system.configuration.name)) }
}

/// A directory of a test's own, with a path that is short enough for a socket in it.
struct TemporaryDirectory {
    let path: String

    /// Does something with a directory, and removes it afterwards.
    ///
    /// - Parameter body: What to do with it.
    /// - Returns: What the body returns.
    /// - Throws: What the body throws.
    static func with<Result>(_ body: (TemporaryDirectory) async throws -> Result) async throws -> Result {
        let name = "control-\(UUID().uuidString.prefix(8))"
        let url = FileManager.default.temporaryDirectory.appendingPathComponent(name)
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: url) }
        return try await body(TemporaryDirectory(path: url.path))
    }
}
