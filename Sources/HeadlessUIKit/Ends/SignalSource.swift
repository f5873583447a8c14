#if os(Linux) || os(macOS)
import Foundation

/// Turns the signals that a terminal, a shell or a service manager sends into an application's life cycle.
///
/// - `SIGTSTP` (Control-Z): the application resigns active and goes to the background. When its handlers have run, and what
///   they put on the main queue, the process stops. Once it goes on, for `SIGCONT` (`fg`), the application comes back to the
///   front. Whichever of the two is sent last counts, however fast they follow each other: a `SIGCONT` before the process has
///   stopped keeps it from stopping. One that follows no `SIGTSTP` changes nothing.
/// - `SIGTERM`, `SIGINT` (Control-C) and `SIGHUP`: the application terminates, instead of stopping if it is about to. Another of
///   them meanwhile changes nothing.
///
/// `SIGTSTP`, `SIGINT` and `SIGHUP` stay ignored in a process that was started so, as by `nohup` or by a shell without job control.
/// `SIGTERM` is always taken. The main thread takes signals even if the process was started by a thread that blocks them.
///
/// In an orphaned process group, such as that of a service or of a terminal that runs nothing but this program, there is no shell to
/// continue a stopped process, and the kernel stops none for `SIGTSTP`: the application goes to the background and comes back
/// at once.
///
/// Signals belong to the process, so only one source can be at work in it. Threads that are started after the source, and programs
/// that they start, inherit that `SIGTSTP` is blocked. Send it to the process, with `kill(_:_:)`; one that `raise(_:)` sends to a
/// single thread may wait for the next.
@preconcurrency @MainActor public final class SignalSource: EventSource {
    private var system: HeadlessSystem?
    private var terminations: TerminationSignals?
    private var stopSignal: StopSignal?

    /// Creates a source.
    public init() {}

    /// Starts handling signals.
    ///
    /// - Parameter system: Sends the events to the application.
    /// - Throws: A `StartFailure` if the process has no file descriptor left for it.
    public func start(_ system: HeadlessSystem) throws {
        self.system = system
        do {
            terminations = try TerminationSignals { system.terminate() }
            if !SignalDisposition.isIgnored(SIGTSTP) { stopSignal = try StopSignal { [weak self] in self?.putAway() } }
        } catch {
            stop()
            throw error
        }
    }

    /// Restores the handling of signals that was there before.
    ///
    /// While an application ends that the process runs, they change nothing more, so that the process ends with status 0 whatever else is
    /// sent.
    public func stop() {
        stopSignal?.cancel()
        terminations?.cancel()
        if let system, system.state.life != .ending || !system.endsProcess {
            stopSignal?.restore()
            terminations?.restore()
        }
        stopSignal = nil
        terminations = nil
        system = nil
    }

    private func putAway() {
        system?.enterBackground()
        // A turn later, so that what the delegate left on the main queue is done first.
        MainQueue.performLater { [weak self] in self?.stopProcess() }
    }

    private func stopProcess() {
        guard !terminateIfAsked() else { return }
        stopSignal?.takeEffect()
        // A shell that ends a stopped process sends SIGTERM first, and then the SIGCONT.
        guard !terminateIfAsked() else { return }
        system?.enterForeground()
    }

    /// Terminates the application if a signal asked for that which the main queue has not come to yet.
    private func terminateIfAsked() -> Bool {
        guard terminations?.haveCome() == true else { return false }
        system?.terminate()
        return true
    }
}
#endif
