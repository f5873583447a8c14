import Foundation
import HeadlessUIKit

/// What a test can have the application do differently, by environment variables.
@MainActor enum Fixture {
    private static let environment = ProcessInfo.processInfo.environment

    /// `SOURCES`: the types of the sources to use, separated by spaces; arguments and signals unless set.
    ///
    /// `SECONDS_TO_MIDNIGHT`: the application is in a time zone where it will be midnight so soon.
    ///
    /// `SCENES`: the application is one with scenes if this is set at all.
    ///
    /// `EXIT`: the end of the application prints its status, and the process goes on, if this is set at all.
    ///
    /// `THREAD`: a thread is at work before the sources are started, if this is set at all.
    static func configure(_ system: HeadlessSystem) {
        if environment["THREAD"] != nil {
            startThread()
        }
        if let seconds = environment["SECONDS_TO_MIDNIGHT"].flatMap(Int.init) {
            NSTimeZone.default = zone(whereMidnightIsIn: seconds)
        }
        let own: [any EventSource] = [TakenSource(), LateSource()]
        let available =
            own + sensitiveSources(environment) + [OutputSource()] + HeadlessConfiguration.allSources()
        system.configuration.sceneManifest = environment["SCENES"].map { _ in SceneNarrator.manifest }
        if environment["EXIT"] != nil {
            system.configuration.exit = { say("exit \($0)") }
        }
        let names = environment["SOURCES"] ?? "ArgumentSource SignalSource"
        system.configuration.sources = names.split(separator: " ").compactMap { name in
            available.first { "\(type(of: $0))" == name }
        }
    }

    /// `REACT`: an event and the signal that the process sends itself when it receives it, such as `willTerminate 15`.
    ///
    /// `FILES`: how many files the process may have open after a memory warning.
    ///
    /// `AGAIN`: the application is started once more when it has become active, if this is set at all.
    ///
    /// `HOLD`: an event at which the main thread does nothing until it is given a line to read.
    static func react(to event: String) {
        if event == "didReceiveMemoryWarning", let count = environment["FILES"].flatMap(Int.init) {
            limitOpenFiles(to: count)
        }
        if environment["AGAIN"] != nil, event == "didBecomeActive" {
            Narrator.main()
        }
        if environment["HOLD"] == event {
            _ = readLine()
        }
        let reaction = environment["REACT"]?.split(separator: " ") ?? []
        if reaction.first.map(String.init) == event, let signal = reaction.last.flatMap({ Int32($0) }) {
            kill(getpid(), signal)
        }
    }

    /// `ELSEWHERE`: the sources are started, and stopped on another thread; then the process ends, if this is set at all.
    static func stopElsewhere(_ system: HeadlessSystem) {
        guard environment["ELSEWHERE"] != nil, (try? system.start()) != nil else { return }
        let main = Thread.current
        DispatchQueue.main.async {
            MainActor.assumeIsolated {
                let before = blockedSignals()
                system.stop()
                say("stopped on \(Thread.current === main ? "the same" : "another") thread")
                say("its mask is \(blockedSignals() == before ? "as it was" : "another")")
                exit(EXIT_SUCCESS)
            }
        }
        // From here on the main queue is served by other threads.
        dispatchMain()
    }

    /// The signals that this thread takes not.
    private static func blockedSignals() -> [Int32] {
        var mask = sigset_t()
        unsafe pthread_sigmask(SIG_BLOCK, nil, &mask)
        return (1..<32).filter { unsafe sigismember(&mask, $0) == 1 }
    }

    /// Prints a line, if somebody reads it.
    static func say(_ line: String) {
        try? FileHandle.standardOutput.write(contentsOf: Data("\(line)\n".utf8))
    }

    private static func startThread() {
        let hasBegun = DispatchSemaphore(value: 0)
        Thread.detachNewThread {
            hasBegun.signal()
            while true {
                sleep(1)
            }
        }
        hasBegun.wait()
    }

    private static func zone(whereMidnightIsIn seconds: Int) -> TimeZone {
        let day = 24 * 60 * 60
        let offset = day - seconds - Int(Date().timeIntervalSince1970) % day
        return TimeZone(secondsFromGMT: offset > day / 2 ? offset - day : offset) ?? .current
    }
}

/// A source that can never start.
final class TakenSource: EventSource {
    func start(_ system: HeadlessSystem) throws {
        throw StartFailure("the socket /run/courier is taken by process 7", exitStatus: 69)
    }

    func stop() {}
}

/// A source that sends the process a signal once it is stopped.
final class LateSource: EventSource {
    func start(_ system: HeadlessSystem) {}

    func stop() {
        kill(getpid(), SIGTERM)
    }
}
