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
    init(taking signals: [Int32]) { self.init(SIG_UNBLOCK, signals) }

    /// Has signals wait that come for this thread, or for the process while no other thread takes them.
    init(blocking signals: [Int32]) { self.init(SIG_BLOCK, signals) }

    private init(_ change: Int32, _ signals: [Int32]) {
        var changed = sigset_t(signals)
        unsafe pthread_sigmask(change, &changed, &former)
    }

    /// Puts back the mask that the thread had.
    func restore() {
        var former = former
        unsafe pthread_sigmask(SIG_SETMASK, &former, nil)
    }

    /// Whether a signal that this thread blocks has come.
    static func isPending(_ signal: Int32) -> Bool {
        var pending = sigset_t()
        return unsafe sigpending(&pending) == 0 && sigismember(&pending, signal) == 1
    }

    /// Takes a signal that is pending, so that it has no effect.
    static func take(_ signal: Int32) {
        var signals = sigset_t([signal])
        var taken: Int32 = 0
        unsafe sigwait(&signals, &taken)
    }
}

extension sigset_t {
    init(_ signals: [Int32]) {
        self.init()
        unsafe sigemptyset(&self)
        for signal in signals { unsafe sigaddset(&self, signal) }
    }
}
