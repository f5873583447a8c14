#if os(Linux)
import CSignals
import Dispatch
import Glibc

extension StopSignal {
    /// Makes what tells the main queue that the signal is pending, as long as it is.
    static func makeWatch() throws -> any DispatchSourceProtocol {
        var signals = sigset_t([SIGTSTP])
        // Nobody reads from it: that would take the signal.
        let descriptor = unsafe signalfd(-1, &signals, Int32(SFD_NONBLOCK | SFD_CLOEXEC))
        guard descriptor >= 0 else { throw StartFailure.noDescriptor }
        let watch = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: .main)
        watch.setCancelHandler { close(descriptor) }
        return watch
    }

    /// Has the thread that a handler runs on block a signal, from when the handler returns.
    nonisolated static func block(_ signal: Int32, afterHandlerWith context: UnsafeMutableRawPointer) {
        unsafe block_signal_after_handler(signal, context)
    }
}
#endif
