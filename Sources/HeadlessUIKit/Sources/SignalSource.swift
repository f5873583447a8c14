#if os(Linux) || os(macOS)
import Foundation

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// Turns the signals that a terminal, a shell or a service manager sends into an application's life cycle.
///
/// - `SIGTSTP` (Control-Z): the application resigns active and goes to the background. When its handlers have run, and what
///   they put on the main queue, the process stops. `SIGCONT` (`fg`) brings it back to the front; one that comes before the
///   process has stopped keeps it from stopping. A `SIGCONT` that follows no `SIGTSTP` changes nothing.
/// - `SIGTERM`, `SIGINT` (Control-C) and `SIGHUP`: the application terminates. Another of them meanwhile changes nothing.
///   `SIGINT` and `SIGHUP` stay ignored in a process that was started so, as by `nohup`.
///
/// Signals belong to the process, so only one source can be at work in it.
@MainActor public final class SignalSource: EventSource {
    private var system: HeadlessSystem?
    private var pipe: SignalPipe?
    private var reader: (any DispatchSourceRead)?
    private var dispositions: [SignalDisposition] = []
    private var mask: SignalMask?

    /// Whether a `SIGTSTP` came and no `SIGCONT` since.
    private var isPutAway = false

    /// Creates a source.
    public init() {}

    /// Begins to handle signals.
    ///
    /// - Parameter system: What tells the application.
    public func start(_ system: HeadlessSystem) {
        let pipe = SignalPipe()
        let reader = DispatchSource.makeReadSource(fileDescriptor: pipe.output, queue: .main)
        reader.setEventHandler { [weak self] in
            MainActor.assumeIsolated { self?.receive() }
        }
        // The descriptor must stay open until the source has let go of it.
        reader.setCancelHandler { withExtendedLifetime(pipe) {} }
        self.system = system
        self.pipe = pipe
        self.reader = reader
        dispositions = [SIGTSTP, SIGCONT, SIGTERM].map(SignalDisposition.init)
        for signal in [SIGINT, SIGHUP] {
            let disposition = SignalDisposition(passing: signal)
            if disposition.wasIgnored {
                disposition.restore()
            } else {
                dispositions.append(disposition)
            }
        }
        reader.resume()
        mask = SignalMask(taking: dispositions.map(\.signal))
    }

    /// Leaves signals to whoever handled them before.
    public func stop() {
        mask?.restore()
        mask = nil
        for disposition in dispositions {
            disposition.restore()
        }
        dispositions = []
        reader?.cancel()
        reader = nil
        pipe = nil
        system = nil
    }

    private func receive() {
        for signal in pipe?.receive() ?? [] {
            switch signal {
            case SIGTSTP:
                putAway()
            case SIGCONT:
                bringBack()
            default:
                system?.terminate()
            }
        }
    }

    private func putAway() {
        guard !isPutAway else { return }
        isPutAway = true
        system?.enterBackground()
        // A turn later, so that what the delegate left on the main queue is done first.
        MainQueue.performLater { [weak self] in
            self?.stopProcess()
        }
    }

    private func bringBack() {
        guard isPutAway else { return }
        isPutAway = false
        system?.enterForeground()
    }

    private func stopProcess() {
        // A SIGCONT that came while the delegate was busy found nothing to continue, and no other may follow.
        receive()
        guard isPutAway else { return }
        kill(getpid(), SIGSTOP)
    }
}
#endif
