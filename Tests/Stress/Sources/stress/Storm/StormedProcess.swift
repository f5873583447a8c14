import Foundation

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// The stormed app in a process of its own.
final class StormedProcess {
    private let process: Process
    private let input = Pipe()
    private let output = Pipe()

    /// Starts the app and waits until it runs.
    init() throws {
        process = try Process([ownExecutable().path] + Command.stormedApp.arguments)
        process.standardInput = input
        process.standardOutput = output
        try process.run()
        guard isRunning() else { throw Failure(what: "the app did not start") }
    }

    func send(_ signal: Int32) {
        kill(process.processIdentifier, signal)
    }

    /// Asks whether the app runs; it must not be told to stop meanwhile.
    func isRunning() -> Bool {
        ask(.alive)
        return nextWord() == .alive
    }

    /// Has the app's main thread do nothing until it is released.
    func holdMainThread() {
        ask(.held)
        _ = nextWord()
    }

    func releaseMainThread() {
        ask(.alive)
        _ = nextWord()
    }

    /// Whether the app said once that it terminates, and ended with status 0; it must have been told to end.
    func hasEndedInOrder() -> Bool {
        guard nextWord() == .terminates, nextWord() == nil, !isStopped else { return false }
        process.waitUntilExit()
        return process.status == 0
    }

    var hasEnded: Bool { !process.isRunning }

    /// Ends the app in any case.
    func end() {
        kill(process.processIdentifier, SIGKILL)
        process.waitUntilExit()
    }

    private func ask(_ word: StormedApp.Word) {
        // An app that has ended is asked in vain.
        try? input.fileHandleForWriting.write(contentsOf: Data([word.rawValue]))
    }

    /// What the app says next; nil if it is stopped, says nothing more, or keeps silent for long.
    private func nextWord() -> StormedApp.Word? {
        let reading = output.fileHandleForReading
        var descriptor = pollfd(fd: reading.fileDescriptor, events: Int16(POLLIN), revents: 0)
        let end = Date() + Self.patience
        // A stopped process closes nothing, so it is looked at from time to time.
        while unsafe poll(&descriptor, 1, 20) <= 0 {
            if isStopped || Date() > end { return nil }
        }
        return reading.readData(ofLength: 1).first.flatMap(StormedApp.Word.init)
    }

    /// How many seconds an app may take that has all that it needs; many more than it takes on a busy machine.
    private static let patience: TimeInterval = 10

    private var isStopped: Bool {
        var information = unsafe siginfo_t()
        let options = WSTOPPED | WNOHANG | WNOWAIT
        let status = unsafe waitid(P_PID, id_t(process.processIdentifier), &information, options)
        return unsafe status == 0 && information.si_signo != 0
    }
}
