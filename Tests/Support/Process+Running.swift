#if os(Linux) || os(macOS)
package import Foundation

extension Process {
    /// How a program has ended, and what it has printed.
    package struct Outcome: Sendable {
        package let status: Int32
        package let output: String
        package let errors: String
    }

    /// A program that is to be run, with nothing to read.
    ///
    /// - Parameters:
    ///   - command: The program, which is looked for as a shell does, and its arguments.
    ///   - environment: What is different in its environment.
    package convenience init(_ command: [String], environment: [String: String] = [:]) {
        self.init()
        let isPath = command[0].contains("/")
        executableURL = URL(fileURLWithPath: isPath ? command[0] : "/usr/bin/env")
        arguments = isPath ? Array(command.dropFirst()) : command
        self.environment = ProcessInfo.processInfo.environment.merging(environment) { _, new in new }
        standardInput = FileHandle.nullDevice
    }

    /// The status with which it has ended; 128 and the signal's number if a signal ended it.
    package var status: Int32 {
        terminationReason == .exit ? terminationStatus : 128 + terminationStatus
    }

    /// The status with which it ends, once it does; to be asked for before it runs.
    package func endings() -> AsyncStream<Int32> {
        let (statuses, ending) = AsyncStream.makeStream(of: Int32.self)
        terminationHandler = { process in
            ending.yield(process.status)
            ending.finish()
        }
        return statuses
    }

    /// Runs it to its end.
    ///
    /// - Parameter input: What it reads from standard input.
    /// - Returns: What came of it.
    /// - Throws: What keeps it from starting, or from being given the input.
    package func outcome(input: String = "") async throws -> Outcome {
        let (reading, printing, complaining) = (Pipe(), Pipe(), Pipe())
        standardInput = reading
        standardOutput = printing
        standardError = complaining
        let endings = endings()
        try run()
        try reading.fileHandleForWriting.write(contentsOf: Data(input.utf8))
        try reading.fileHandleForWriting.close()
        // Both at once, as a program waits where a pipe is full.
        async let output = printing.fileHandleForReading.text()
        async let errors = complaining.fileHandleForReading.text()
        let status = await endings.reduce(0) { $1 }
        return await Outcome(status: status, output: output, errors: errors)
    }
}

extension FileHandle {
    /// What there is to read until nobody can write any more.
    package func text() async -> String {
        await withCheckedContinuation { continuation in
            Thread.detachNewThread {
                continuation.resume(returning: String(decoding: self.readDataToEndOfFile(), as: UTF8.self))
            }
        }
    }
}
#endif
