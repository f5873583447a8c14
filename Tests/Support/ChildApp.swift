#if os(Linux) || os(macOS)
import Foundation

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// An app in a process of its own, which prints a line for each thing that happens to it.
package final class ChildApp {
    private let process: Process
    private let input = Pipe()
    private let output = Pipe()
    private let errors = Pipe()
    private let lines: AsyncStream<String>
    private let end: AsyncStream<Int32>

    /// Starts an app.
    ///
    /// - Parameters:
    ///   - command: Its executable and arguments.
    ///   - environment: What is different in its environment.
    ///   - outputEnd: Where what it prints goes.
    ///   - errorsEnd: Where what it says to the person who runs it goes.
    ///   - blockedSignals: The signals that the thread blocks which starts it.
    /// - Throws: What keeps the process from starting.
    package init(
        _ command: [String],
        environment: [String: String] = [:],
        output outputEnd: StreamEnd = .test,
        errors errorsEnd: StreamEnd = .test,
        blocking blockedSignals: [Int32] = []
    ) throws {
        Self.brokenPipesAreErrors
        let command = outputEnd.shellCommand(closing: 1) + errorsEnd.shellCommand(closing: 2) + command
        process = Process(command, environment: environment)
        process.standardInput = input
        process.standardOutput = try outputEnd.connection(to: output)
        process.standardError = try errorsEnd.connection(to: errors)
        lines = Self.lines(of: output.fileHandleForReading)
        end = process.endings()
        try Self.blocking(blockedSignals, process.run)
    }

    /// What the kernel calls the app.
    package var processIdentifier: Int32 { process.processIdentifier }

    /// What is written to an app that has ended fails, and does not end the tests; apps do not inherit that.
    private static let brokenPipesAreErrors: Void = { signal(SIGPIPE) { _ in } }()

    /// The path of a fixture's executable, which is built beside the tests.
    package static func executable(of fixture: String) -> String {
        URL(fileURLWithPath: ProcessInfo.processInfo.arguments[0])
            .resolvingSymlinksInPath()
            .deletingLastPathComponent()
            .appendingPathComponent(fixture)
            .path
    }

    deinit {
        guard process.isRunning else { return }
        kill(process.processIdentifier, SIGKILL)
        Self.removeCoverage(of: process.processIdentifier)
    }

    /// Removes what a process that was killed has written of its coverage: half a profile makes `llvm-profdata` refuse all of them.
    private static func removeCoverage(of process: Int32) {
        guard let pattern = ProcessInfo.processInfo.environment["LLVM_PROFILE_FILE"] else { return }
        // It may write until it has ended; whoever started it is told later.
        wait(for: process, WEXITED | WNOWAIT)
        let folder = URL(fileURLWithPath: pattern).deletingLastPathComponent()
        let profiles = try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
        for profile in profiles ?? [] where profile.lastPathComponent.hasSuffix(".\(process).profraw") {
            try? FileManager.default.removeItem(at: profile)
        }
    }

    /// Gives the app a line to read.
    package func write(_ line: String) throws {
        try input.fileHandleForWriting.write(contentsOf: Data("\(line)\n".utf8))
    }

    /// Says that nothing more will be written.
    package func finishWriting() throws {
        try input.fileHandleForWriting.close()
    }

    /// The next line that the app prints; nil when it has ended.
    package func nextLine() async -> String? {
        for await line in lines {
            return line
        }
        return nil
    }

    /// The lines that the app prints, up to one.
    package func lines(through last: String) async -> [String] {
        var found: [String] = []
        while found.last != last, let line = await nextLine() {
            found.append(line)
        }
        return found
    }

    /// Sends the app a signal.
    package func send(_ signal: Int32) {
        kill(process.processIdentifier, signal)
    }

    /// Returns when the kernel says that the process has stopped; false if it has ended instead.
    ///
    /// A test that is cancelled meanwhile, since it takes too long, ends the app.
    @discardableResult
    package func stopped() async -> Bool {
        let process = process.processIdentifier
        return await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                Thread.detachNewThread {
                    continuation.resume(returning: Self.wait(for: process, WSTOPPED))
                }
            }
        } onCancel: {
            kill(process, SIGKILL)
        }
    }

    /// Returns once the kernel says that something has become of a process; false if it knows the process no longer.
    @discardableResult
    private static func wait(for process: Int32, _ changes: Int32) -> Bool {
        var information = unsafe siginfo_t()
        var status: Int32
        repeat {
            status = unsafe waitid(P_PID, id_t(process), &information, changes)
        } while status == -1 && errno == EINTR
        return status == 0
    }

    /// The status with which the process ends; 128 and the signal's number if a signal ended it.
    package func status() async -> Int32? {
        for await status in end {
            return status
        }
        return nil
    }

    /// What the app said to the person who runs it; to be read when it has ended.
    package func errorText() -> String {
        String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    }

    /// Does something while this thread blocks certain signals and no others, as a process inherits that.
    private static func blocking(_ signals: [Int32], _ body: () throws -> Void) rethrows {
        var (mask, former) = (sigset_t(), sigset_t())
        unsafe sigemptyset(&mask)
        for signal in signals {
            unsafe sigaddset(&mask, signal)
        }
        unsafe pthread_sigmask(SIG_SETMASK, &mask, &former)
        defer { unsafe pthread_sigmask(SIG_SETMASK, &former, nil) }
        try body()
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
#endif
