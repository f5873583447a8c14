#if os(Linux) || os(macOS)
import Foundation

/// `SIGTSTP`, which waits in the kernel until the application is ready to stop.
///
/// It is blocked, so it stays pending, and a `SIGCONT` that comes meanwhile makes the kernel drop it. The kernel alone knows which
/// of the two came last: one that has not been delivered yet is dropped when the other comes, and handlers that run on two
/// threads overtake each other.
@MainActor final class StopSignal {
    private let disposition: SignalDisposition
    private let mask: SignalMask
    private let watch: any DispatchSourceProtocol

    /// Whether the signal has been told of and has not had its effect yet.
    private var isTold = false

    /// Begins to hold the signal back.
    ///
    /// - Parameter action: What is to be done when it has come, before it takes effect.
    /// - Throws: A `StartFailure` if there is no file descriptor left.
    init(_ action: @escaping @MainActor () -> Void) throws {
        watch = try Self.makeWatch()
        // Blocked first, so that no thread that is started later takes it.
        mask = SignalMask(blocking: [SIGTSTP])
        disposition = unsafe SignalDisposition(SIGTSTP, handledBy: handBack)
        watch.setEventHandler { [weak self] in MainActor.assumeIsolated { self?.tell(action) } }
        watch.activate()
    }

    /// Stops the process if the signal is still pending, and returns when it runs.
    ///
    /// The kernel stops no process of an orphaned group, which no shell could continue.
    func takeEffect() {
        guard isTold else { return }
        let effect = SignalDisposition(SIGTSTP, SIG_DFL)
        let passage = SignalMask(taking: [SIGTSTP])
        // Here the process is stopped.
        passage.restore()
        effect.restore()
        isTold = false
        watch.resume()
    }

    /// Stops notifying; the signal goes on being held back.
    func cancel() {
        watch.cancel()
        if isTold { watch.resume() }
    }

    /// Drops the signal if it is pending, and puts back what the process did about it.
    func restore() {
        _ = SignalDisposition(SIGTSTP, SIG_IGN)
        disposition.restore()
        mask.restore()
    }

    private func tell(_ action: @MainActor () -> Void) {
        // A SIGCONT may have come since.
        guard SignalMask.isPending(SIGTSTP) else { return }
        isTold = true
        // It would tell again and again.
        watch.suspend()
        action()
    }
}

/// Takes the signal on a thread that does not block it, such as one that ran before it was held back: has the thread block it from
/// now on, and the process hold it back.
private func handBack(_ signal: Int32, _: UnsafeMutablePointer<siginfo_t>?, context: UnsafeMutableRawPointer?) {
    guard let context = unsafe context else { return }
    unsafe StopSignal.block(signal, afterHandlerWith: context)
    kill(getpid(), signal)
}
#endif
