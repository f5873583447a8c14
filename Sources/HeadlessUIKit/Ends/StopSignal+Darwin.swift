#if os(macOS)
import Darwin
import Dispatch

extension StopSignal {
    /// Makes what tells the main queue that the signal has come.
    ///
    /// Such a source hears of a signal when it is sent, blocked or not.
    static func makeWatch() throws -> any DispatchSourceProtocol {
        DispatchSource.makeSignalSource(signal: SIGTSTP, queue: .main)
    }

    /// Has the thread that a handler runs on block a signal, from when the handler returns.
    nonisolated static func block(_ signal: Int32, afterHandlerWith context: UnsafeMutableRawPointer) {
        // That is what the third argument of a handler is.
        let thread = unsafe context.assumingMemoryBound(to: ucontext_t.self)
        unsafe sigaddset(&thread.pointee.uc_sigmask, signal)
    }
}
#endif
