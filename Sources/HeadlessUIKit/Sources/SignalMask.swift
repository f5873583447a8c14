#if os(Linux) || os(macOS)
import Foundation

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// Which signals a thread takes, from when that is changed until it is put back.
struct SignalMask {
    private var former = sigset_t()

    /// Has this thread take signals, whatever mask it was started with.
    ///
    /// A process inherits the mask of the thread that started it, and dispatch's threads take no signals.
    init(taking signals: [Int32]) {
        var taken = sigset_t()
        unsafe sigemptyset(&taken)
        for signal in signals {
            unsafe sigaddset(&taken, signal)
        }
        unsafe pthread_sigmask(SIG_UNBLOCK, &taken, &former)
    }

    /// Puts back the mask that the thread had.
    func restore() {
        var former = former
        unsafe pthread_sigmask(SIG_SETMASK, &former, nil)
    }
}
#endif
