import DecoupledAppDelegate
import Foundation
import Synchronization

/// The results that clients received, from many threads, to be compared with the app's log.
final class Tally: Sendable {
    private struct State {
        var expected: [String: Int] = [:]
        var times: [TimeInterval] = []
        var refusals: [String] = []
    }

    private let state = Mutex(State())

    /// Asks an app for an event, and remembers what came of it.
    func ask(_ client: ControlClient, for event: SoakedEvent) {
        let begin = ProcessInfo.processInfo.systemUptime
        do {
            let answer = try client.perform(event.request)
            let time = ProcessInfo.processInfo.systemUptime - begin
            state.withLock { state in
                state.times.append(time)
                if let line = event.line(after: answer) {
                    state.expected[line, default: 0] += 1
                }
            }
        } catch {
            state.withLock { $0.refusals.append("\(error)") }
        }
    }

    /// What the app's log says about the events.
    func result(log: URL) throws -> Result {
        var surplus: [String: Int] = [:]
        for line in try String(contentsOf: log, encoding: .utf8).split(separator: "\n") {
            surplus[String(line), default: 0] += 1
        }
        let state = state.withLock { $0 }
        surplus.merge(state.expected.mapValues { -$0 }, uniquingKeysWith: +)
        return Result(
            lost: -surplus.values.filter { $0 < 0 }.reduce(0, +),
            doubled: surplus.values.filter { $0 > 0 }.reduce(0, +),
            refusals: state.refusals,
            times: state.times.sorted()
        )
    }

    struct Result {
        let lost: Int
        let doubled: Int
        let refusals: [String]
        let times: [TimeInterval]

        var isRight: Bool { lost == 0 && doubled == 0 && refusals.isEmpty }

        func time(at quantile: Double) -> TimeInterval {
            times.isEmpty ? .nan : times[Int(Double(times.count - 1) * quantile)]
        }
    }
}
