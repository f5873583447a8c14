import Foundation

/// A program that runs this one and counts what it does.
struct Tool {
    private let executable: URL

    /// Finds a tool; nil where it is not installed.
    init?(_ name: String) {
        let directories = ProcessInfo.processInfo.environment["PATH", default: ""].split(separator: ":")
        let candidates = directories.map { URL(fileURLWithPath: String($0)).appendingPathComponent(name) }
        guard let found = candidates.first(where: { FileManager.default.isExecutableFile(atPath: $0.path) }) else {
            return nil
        }
        executable = found
    }

    /// Has the tool run this program.
    ///
    /// - Parameters:
    ///   - options: The tool's options.
    ///   - command: What this program is to do.
    /// - Returns: What was printed on standard error.
    /// - Throws: That the tool could not do so.
    func run(_ options: [String], _ command: Command) throws -> String {
        // Without it hash tables are laid out differently each time, and the instructions of two runs do not compare.
        let environment = ["SWIFT_DETERMINISTIC_HASHING": "1"]
        let words = try [executable.path] + options + [ownExecutable().path] + command.arguments
        let (process, output) = (Process(words, environment: environment), Pipe())
        process.standardOutput = FileHandle.nullDevice
        process.standardError = output
        try process.run()
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        guard process.status == 0 else {
            throw Failure(what: "\(executable.lastPathComponent) failed:\n\(text)")
        }
        return text
    }
}
