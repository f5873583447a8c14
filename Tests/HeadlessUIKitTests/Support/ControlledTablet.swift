import Foundation
import HeadlessUIKit
import TestSupport

/// An app of this process with scenes, which other threads and other processes reach through a real socket.
@MainActor struct ControlledTablet {
    let tablet = Tablet()
    let client: ControlClient

    private let runtimeDirectory: String

    /// Does something with an app that is launched and serves clients.
    ///
    /// - Parameter body: What to do with the app.
    /// - Returns: What the body returns.
    /// - Throws: What the body throws.
    static func serving<Result>(_ body: (ControlledTablet) async throws -> Result) async throws -> Result {
        try await TemporaryDirectory.with { directory in
            let app = ControlledTablet(in: directory.path)
            try app.tablet.system.start()
            defer { app.tablet.system.stop() }
            app.tablet.system.launch()
            return try await body(app)
        }
    }

    private init(in runtimeDirectory: String) {
        let directory = ControlDirectory(environment: ["XDG_RUNTIME_DIR": runtimeDirectory])
        self.runtimeDirectory = runtimeDirectory
        client = ControlClient(app: "courier", directory: directory, timeout: 600)
        tablet.system.configuration.name = "courier"
        tablet.system.configuration.sources = [ControlSocket(directory: directory)]
    }

    /// Runs `appctl` where it finds the app, with arguments that have no space in them.
    func appctl(_ line: String, input: String = "") async throws -> Process.Outcome {
        try await Process.patientAppctl(line, in: runtimeDirectory).outcome(input: input)
    }
}
