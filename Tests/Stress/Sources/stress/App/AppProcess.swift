import DecoupledAppDelegate
import Foundation

/// This program once more, as an app that serves a control socket, with a runtime directory of its own, so that it meets no other.
final class AppProcess {
    private let process: Process
    private let output = Pipe()

    /// What asks the app.
    let client: ControlClient

    /// The app's runtime directory.
    let directory: URL

    /// Starts an app and waits until it prints that it is active.
    ///
    /// - Parameters:
    ///   - arguments: What has this program be the app.
    ///   - environment: What is different in its environment.
    ///   - errors: Where its standard error goes; where this program's goes unless given.
    /// - Throws: What keeps it from starting.
    init(_ arguments: [String], environment: [String: String] = [:], errors: FileHandle = .standardError) throws {
        // Short, as the path of a socket must be.
        directory = FileManager.default.temporaryDirectory.appendingPathComponent("app-\(UUID().uuidString.prefix(8))")
        try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: false)
        let executable = try ownExecutable()
        let environment = environment.merging(["XDG_RUNTIME_DIR": directory.path]) { _, own in own }
        client = ControlClient(
            app: executable.lastPathComponent, directory: ControlDirectory(environment: environment), timeout: 120)
        process = Process([executable.path] + arguments, environment: environment)
        process.standardOutput = output
        process.standardError = errors
        try process.run()
        guard try output.fileHandleForReading.read(upToCount: 1)?.isEmpty == false else {
            throw Failure(what: "the app did not start")
        }
    }

    var identifier: Int32 { process.processIdentifier }

    /// Ends the app as a user would, and removes what it leaves.
    ///
    /// - Returns: Whether it ended with status 0.
    func end() -> Bool {
        process.terminate()
        process.waitUntilExit()
        try? FileManager.default.removeItem(at: directory)
        return process.status == 0
    }
}
