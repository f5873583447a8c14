#if os(Linux) || os(macOS)
import Foundation

/// Ends this process in order when it takes too long, or when a signal interrupts it, whatever it waits for.
final class Safeguard {
    private var sources: [any DispatchSourceProtocol] = []

    /// Begins to watch, for as long as the object lives.
    ///
    /// - Parameters:
    ///   - seconds: How long the process may take.
    ///   - cleanUp: What is to be done before the process ends.
    init(limit seconds: TimeInterval, cleanUp: @escaping @Sendable () -> Void) {
        let timer = DispatchSource.makeTimerSource(queue: .global())
        timer.schedule(deadline: .now() + seconds)
        timer.setEventHandler {
            cleanUp()
            Console.remark("\ncourier: the tour timed out here after \(Int(seconds)) s")
            exit(1)
        }
        sources.append(timer)
        for number in [SIGINT, SIGTERM, SIGHUP] {
            signal(number, SIG_IGN)
            let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
            source.setEventHandler {
                cleanUp()
                exit(128 + number)
            }
            sources.append(source)
        }
        for source in sources {
            source.activate()
        }
    }

    deinit {
        for source in sources {
            source.cancel()
        }
    }
}
#endif
