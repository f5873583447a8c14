import Foundation

/// A built product that is run to its end.
struct Tool {
    /// What came of a run.
    struct Outcome {
        let status: Int32
        let output: String
        let errors: String
    }

    private static let products = URL(fileURLWithPath: ProcessInfo.processInfo.arguments[0])
        .resolvingSymlinksInPath()
        .deletingLastPathComponent()

    /// Runs `appctl`.
    ///
    /// - Parameters:
    ///   - arguments: Its arguments.
    ///   - runtimeDirectory: Its `XDG_RUNTIME_DIR`.
    ///   - input: What it reads from standard input.
    /// - Returns: What came of it.
    /// - Throws: What keeps it from starting.
    static func appctl(
        _ arguments: [String],
        in runtimeDirectory: String = "/nonexistent",
        input: String = ""
    ) async throws -> Outcome {
        let process = Process()
        process.executableURL = products.appendingPathComponent("appctl")
        process.arguments = arguments
        process.environment = ProcessInfo.processInfo.environment
            .merging(["XDG_RUNTIME_DIR": runtimeDirectory]) { _, new in new }
        let (standardInput, output, errors) = (Pipe(), Pipe(), Pipe())
        process.standardInput = standardInput
        process.standardOutput = output
        process.standardError = errors
        try process.run()
        try standardInput.fileHandleForWriting.write(contentsOf: Data(input.utf8))
        try standardInput.fileHandleForWriting.close()
        return await withCheckedContinuation { continuation in
            Thread.detachNewThread {
                // What is printed is less than a pipe holds, so one can be read after the other.
                let texts = [output, errors].map {
                    String(decoding: $0.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
                }
                process.waitUntilExit()
                let status = process.terminationStatus
                continuation.resume(returning: Outcome(status: status, output: texts[0], errors: texts[1]))
            }
        }
    }
}
