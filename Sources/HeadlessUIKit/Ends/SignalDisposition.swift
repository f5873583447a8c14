import Foundation

/// What the process does about one signal, from when it is changed until it is put back.
struct SignalDisposition {
    /// Called for a signal on any thread that does not block it, wherever that thread is.
    ///
    /// It may call nothing but what `signal-safety(7)` lists.
    typealias Handler = @convention(c) (Int32, UnsafeMutablePointer<siginfo_t>?, UnsafeMutableRawPointer?) -> Void

    private let signal: Int32
    private let former: sigaction

    /// Has the process do something else about a signal from now on.
    ///
    /// - Parameters:
    ///   - signal: The signal.
    ///   - action: `SIG_DFL` for what the system does, or `SIG_IGN` for nothing, which also drops one that is pending.
    init(_ signal: Int32, _ action: sigaction.PlainHandler?) {
        var new = sigaction()
        new.plainHandler = action
        self.init(signal, new)
    }

    /// Has the process call a handler for a signal from now on.
    init(_ signal: Int32, handledBy handler: Handler) {
        var new = sigaction()
        unsafe new.handle(with: handler)
        // System calls that the handler interrupts go on after it.
        new.sa_flags = SA_SIGINFO | SA_RESTART
        self.init(signal, new)
    }

    private init(_ signal: Int32, _ action: sigaction) {
        self.signal = signal
        var new = action
        var former = sigaction()
        unsafe sigaction(signal, &new, &former)
        self.former = former
    }

    /// Puts back what the process did before.
    func restore() {
        var former = former
        unsafe sigaction(signal, &former, nil)
    }

    /// Whether the process does nothing about a signal, as one that another started so.
    static func isIgnored(_ signal: Int32) -> Bool { current(signal, is: SIG_IGN) }

    /// Whether the process leaves a signal to the system.
    static func isStandard(_ signal: Int32) -> Bool { current(signal, is: SIG_DFL) }

    private static func current(_ signal: Int32, is action: sigaction.PlainHandler?) -> Bool {
        var current = sigaction()
        unsafe sigaction(signal, nil, &current)
        // C functions have no equality but that of their addresses.
        return unsafe withUnsafeBytes(of: current.plainHandler) { current in
            unsafe withUnsafeBytes(of: action) { unsafe current.elementsEqual($0) }
        }
    }
}

/// Which signals a thread takes, from when that is changed until it is put back.
struct SignalMask {
    private let thread = Thread.current
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

    /// Puts back the mask that the thread had; on another one nothing, as no thread can change the mask of another.
    func restore() {
        guard Thread.current === thread else { return }
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
