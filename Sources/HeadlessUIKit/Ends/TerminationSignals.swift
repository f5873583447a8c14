#if os(Linux) || os(macOS)
import Foundation

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

/// A flag that the handler of a signal raises, which may do next to nothing, and that code sees which may do anything.
///
/// It is a pipe, raised while there is a byte in it; so when it is full, nothing is lost. It stays open as long as the process
/// lives, since a handler may be at work on any thread at any time.
struct SignalFlag {
    /// The flag of the signals that end the process; nil if there was no file descriptor left for it.
    static let termination = SignalFlag()

    /// The descriptor that can be read from while the flag is raised.
    var output: Int32 { ends.output }

    private let ends: PipeEnds

    private init?() {
        guard let ends = try? PipeEnds() else { return nil }
        self.ends = ends
    }

    /// Raises the flag; may be called by a handler, if somebody has looked at the flag before.
    func raise() {
        let interrupted = errno
        var byte: UInt8 = 1
        _ = unsafe write(ends.input, &byte, 1)
        errno = interrupted
    }

    /// Lowers the flag, and tells whether it was raised.
    func lower() -> Bool {
        var bytes = [UInt8](repeating: 0, count: 4_096)
        var wasRaised = false
        while unsafe read(output, &bytes, bytes.count) > 0 { wasRaised = true }
        return wasRaised
    }
}
#endif
