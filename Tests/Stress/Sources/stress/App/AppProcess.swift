import DecoupledAppDelegate
import Foundation

/// An app that serves a control socket, in a process of its own, with a runtime directory of its own, so that it meets no other.
final class AppProcess {
    private let process = Process()
    private let directory: URL
    private let output = Pipe()

    /// What asks the app.
    let client: ControlClient

    /// The file that the app writes a line into for each event that it receives.
    let log: URL

    /// Starts an app and waits until it is active.
    ///
    /// - Parameters:
    ///   - hasScenes: Whether it is an app with scenes.
    ///   - environment: What is different in its environment.
    ///   - errors: Where its standard error goes; where this program's goes unless given.
    /// - Throws: What keeps it from starting.
    init(hasScenes: Bool, environment: [String: String] = [:], errors: FileHandle = .standardError) throws {
        // Short, as the path of a socket must be.
        directory = FileManager.default.temporaryDirectory
            .appendingPathComponent("stress-\(UUID().uuidString.prefix(8))")
        try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: false)
        log = directory.appendingPathComponent("log")
        guard FileManager.default.createFile(atPath: log.path, contents: nil) else {
            throw Failure(what: "\(log.path) cannot be written")
        }

        let merged = ProcessInfo.processInfo.environment
            .merging(["XDG_RUNTIME_DIR": directory.path, SoakedApp.logVariable: log.path]) { _, new in new }
            .merging(environment) { _, new in new }
        let executable = try ownExecutable()
        let name = executable.lastPathComponent
        client = ControlClient(app: name, directory: ControlDirectory(environment: merged), timeout: 120)
        process.executableURL = executable
        process.arguments = Command.soakedApp(hasScenes: hasScenes).arguments
        process.environment = merged
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = output
        process.standardError = errors
        try process.run()
        guard try output.fileHandleForReading.read(upToCount: SoakedApp.greeting.utf8.count)?.isEmpty == false else {
            throw Failure(what: "the app did not start")
        }
    }

    /// Where the app's control socket is.
    var socketPath: String { "\(client.directory.path)/\(client.app).sock" }

    var identifier: Int32 { process.processIdentifier }

    /// What the operating system knows about the app.
    var figures: Figures { Figures(of: process.processIdentifier) }

    /// What it is when the app has nothing to do.
    ///
    /// - Parameter before: What it was at an earlier time, and is awaited to be again: the threads that Dispatch keeps in reserve end
    ///   after some seconds.
    /// - Returns: What it is, at the latest after some seconds.
    func restingFigures(like before: Figures? = nil) -> Figures {
        let end = ProcessInfo.processInfo.systemUptime + 15
        var (figures, sightings) = (figures, 0)
        while ProcessInfo.processInfo.systemUptime < end, sightings < 5 {
            Thread.sleep(forTimeInterval: 0.1)
            let last = figures
            figures = self.figures
            let isResting = before.map(figures.isNear) ?? (figures.descriptors == last.descriptors)
            sightings = isResting ? sightings + 1 : 0
        }
        return figures
    }

    /// Ends the app as a user would, and removes what it leaves.
    ///
    /// - Returns: Whether it ended with status 0.
    func end() -> Bool {
        process.terminate()
        process.waitUntilExit()
        try? FileManager.default.removeItem(at: directory)
        return process.terminationReason == .exit && process.terminationStatus == 0
    }
}
