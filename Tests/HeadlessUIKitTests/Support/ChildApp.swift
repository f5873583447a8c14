import Foundation

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// An application in a process of its own, which prints a line for each thing it is told.
final class ChildApp {
    private let process = Process()
    private let output = Pipe()
    private let errors = Pipe()
    private let lines: AsyncStream<String>
    private let end: AsyncStream<Int32>

    /// - Parameters:
    ///   - arguments: What the application is started with.
    ///   - environment: What is different in its environment.
    ///   - user: Who runs it, if not who runs the tests.
    /// - Throws: What keeps the process from starting.
    init(_ arguments: [String] = [], environment: [String: String] = [:], user: OtherUser? = nil) throws {
        let command = (user?.prefix ?? []) + [Self.executable.path] + arguments
        process.executableURL = URL(fileURLWithPath: command[0])
        process.arguments = Array(command.dropFirst())
        process.environment = ProcessInfo.processInfo.environment.merging(environment) { _, new in new }
        process.standardOutput = output
        process.standardError = errors
        lines = Self.lines(of: output.fileHandleForReading)
        end = process.endings()
        try process.run()
    }

    /// The fixture, which is built beside the tests.
    static let executable = URL(fileURLWithPath: ProcessInfo.processInfo.arguments[0])
        .resolvingSymlinksInPath()
        .deletingLastPathComponent()
        .appendingPathComponent("LifeCycleApp")

    deinit {
        kill(process.processIdentifier, SIGKILL)
    }

    /// The next line that the application prints; nil when it has ended.
    func nextLine() async -> String? {
        for await line in lines {
            return line
        }
        return nil
    }

    /// The lines that the application prints, up to one.
    func lines(through last: String) async -> [String] {
        var found: [String] = []
        while found.last != last, let line = await nextLine() {
            found.append(line)
        }
        return found
    }

    /// Sends the application a signal.
    func send(_ signal: Int32) {
        kill(process.processIdentifier, signal)
    }

    /// Returns when the kernel says that the process has stopped.
    func stopped() async {
        let identifier = id_t(process.processIdentifier)
        await withCheckedContinuation { continuation in
            Thread.detachNewThread {
                var information = unsafe siginfo_t()
                while unsafe waitid(P_PID, identifier, &information, WSTOPPED) == -1 && errno == EINTR {}
                continuation.resume()
            }
        }
    }

    /// The status with which the process ends; 128 and the signal's number if a signal ended it.
    func status() async -> Int32? {
        for await status in end {
            return status
        }
        return nil
    }

    /// What the application said to the person who runs it; to be read when it has ended.
    func errorText() -> String {
        String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
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
