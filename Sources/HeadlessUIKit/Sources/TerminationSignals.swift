#if os(Linux) || os(macOS)
import Foundation

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// The signals that ask the process to end: `SIGTERM`, `SIGINT` and `SIGHUP`.
@MainActor final class TerminationSignals {
    private let flag: SignalFlag
    private let watch: any DispatchSourceRead
    private let dispositions: [SignalDisposition]
    private let mask: SignalMask

    /// Begins to take the signals.
    ///
    /// - Parameter action: What is to be done when one has come.
    /// - Throws: A `StartFailure` if there is no file descriptor left.
    init(_ action: @escaping @MainActor () -> Void) throws {
        guard let flag = SignalFlag.termination else { throw StartFailure.noDescriptor }
        // Of an earlier time.
        _ = flag.lower()
        self.flag = flag
        watch = DispatchSource.makeReadSource(fileDescriptor: flag.output, queue: .main)
        watch.setEventHandler { MainActor.assumeIsolated { if flag.lower() { action() } } }
        // Terminals and shells send the other two, and a process that was started with them ignored is not their concern.
        // SIGTERM is somebody's explicit wish.
        let signals = [SIGTERM] + [SIGINT, SIGHUP].filter { !SignalDisposition.isIgnored($0) }
        dispositions = signals.map { unsafe SignalDisposition($0, handledBy: raiseTermination) }
        mask = SignalMask(taking: signals)
        watch.activate()
    }

    /// Whether one has come that nobody has been told of.
    func haveCome() -> Bool { flag.lower() }

    /// Stops notifying; the signals go on doing no harm.
    func cancel() { watch.cancel() }

    /// Puts back what the process did about the signals.
    func restore() {
        mask.restore()
        for disposition in dispositions { disposition.restore() }
    }
}

private func raiseTermination(_: Int32, _: UnsafeMutablePointer<siginfo_t>?, _: UnsafeMutableRawPointer?) {
    SignalFlag.termination?.raise()
}
#endif
