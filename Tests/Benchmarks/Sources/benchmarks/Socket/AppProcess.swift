import DecoupledAppDelegate
import Foundation

/// The app in a process of its own, with a runtime directory of its own, so that it meets no other.
struct AppProcess {
    private let process = Process()
    private let directory: URL
    private let client: ControlClient

    /// Starts the app and waits until it is active.
    init() throws {
        // Short, as the path of a socket must be.
        let name = "benchmarks-\(UUID().uuidString.prefix(8))"
        directory = FileManager.default.temporaryDirectory.appendingPathComponent(name)
        try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: false)

        let environment = ProcessInfo.processInfo.environment
            .merging(["XDG_RUNTIME_DIR": directory.path]) { _, new in new }
        let executable = try ownExecutable()
        client = ControlClient(
            app: executable.lastPathComponent,
            directory: ControlDirectory(environment: environment)
        )

        let output = Pipe()
        process.executableURL = executable
        process.arguments = Command.app.arguments
        process.environment = environment
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = output
        try process.run()
        guard try output.fileHandleForReading.read(upToCount: App.greeting.utf8.count)?.isEmpty == false else {
            throw Failure(what: "the app did not start")
        }
    }

    /// Has the app open a URL, and waits for its answer.
    func open(_ url: URL) throws {
        let answer = try client.perform(.openURL(url))
        guard answer.isHandled else { throw Failure(what: "the app did not open \(url)") }
    }

    /// How much memory of the app is resident, in kilobytes; nil where there is no `/proc` to tell.
    var residentMemory: Int? { ResidentMemory.kilobytes(of: process.processIdentifier) }

    /// Ends the app and removes what it leaves.
    func end() {
        process.terminate()
        process.waitUntilExit()
        try? FileManager.default.removeItem(at: directory)
    }
}
