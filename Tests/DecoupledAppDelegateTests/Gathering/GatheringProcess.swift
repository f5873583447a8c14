import Foundation

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// An app in a process of its own that gathers answers, and can be suspended meanwhile.
final class GatheringProcess {
    private let process = Process()
    private let input = Pipe()
    private let output = Pipe()
    private let errors = Pipe()
    private let lines: AsyncStream<String>

    init() throws {
        // The fixture is built beside the tests.
        process.executableURL = URL(fileURLWithPath: ProcessInfo.processInfo.arguments[0])
            .resolvingSymlinksInPath()
            .deletingLastPathComponent()
            .appendingPathComponent("GatheringApp")
        process.standardInput = input
        process.standardOutput = output
        process.standardError = errors
        lines = Self.lines(of: output.fileHandleForReading)
        try process.run()
    }

    deinit {
        kill(process.processIdentifier, SIGKILL)
    }

    /// Has the process begin a fetch that no handler answers.
    func fetch(_ name: String, deadline: Double) throws {
        try input.fileHandleForWriting.write(contentsOf: Data("\(name) \(deadline)\n".utf8))
    }

    /// The lines that the process prints, up to one.
    func lines(through last: String) async -> [String] {
        var found: [String] = []
        for await line in lines {
            found.append(line)
            if line == last { break }
        }
        return found
    }

    /// Suspends the process, and returns when the kernel says that it has stopped.
    func suspend() async {
        let identifier = id_t(process.processIdentifier)
        kill(process.processIdentifier, SIGSTOP)
        await withCheckedContinuation { continuation in
            Thread.detachNewThread {
                var information = unsafe siginfo_t()
                while unsafe waitid(P_PID, identifier, &information, WSTOPPED) == -1 && errno == EINTR {}
                continuation.resume()
            }
        }
    }

    func resume() {
        kill(process.processIdentifier, SIGCONT)
    }

    /// Ends the process and returns what it said to the person who runs it.
    func endWithErrors() throws -> String {
        try input.fileHandleForWriting.close()
        return String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    }

    private static func lines(of handle: FileHandle) -> AsyncStream<String> {
        AsyncStream { continuation in
            Thread.detachNewThread {
                var rest = Data()
                while case let data = handle.availableData, !data.isEmpty {
                    rest.append(data)
                    while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
                        continuation.yield(String(decoding: rest[rest.startIndex..<end], as: UTF8.self))
                        rest = Data(rest[(end + 1)...])
                    }
                }
                continuation.finish()
            }
        }
    }
}
