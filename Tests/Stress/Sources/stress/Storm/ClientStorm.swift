import DecoupledAppDelegate
import Foundation

/// A client that connects and leaves in a loop, and another one that must not notice.
///
/// For comparison the loop also runs against a second app, so that the processor is as busy.
struct ClientStorm {
    private let rounds: Int
    private let toleratedFactor: Double

    // How long the other client asks, with one app and the other being connected to.
    private static let seconds: TimeInterval = 1.5

    // In kilobytes.
    private static let toleratedGrowth = 1_024

    /// - Parameters:
    ///   - rounds: How often it is tried.
    ///   - toleratedFactor: How many times as long the other client may wait at the median.
    init(rounds: Int, toleratedFactor: Double) {
        self.rounds = rounds
        self.toleratedFactor = toleratedFactor
    }

    /// Prints a row for each round.
    ///
    /// - Returns: Whether the other client was served as well as without the loop in one of the rounds, and the app is as large as before.
    func run() throws -> Bool {
        let app = try AppProcess(hasScenes: false)
        let other = try AppProcess(hasScenes: false)
        defer {
            _ = app.end()
            _ = other.end()
        }
        let table = Table(
            firstWidth: 34, "a client connects and leaves to", "connections", "median ms", "99 of 100", "memory kB"
        )
        // What an app makes only once is made.
        _ = try measure(app, whileConnectingTo: app)
        let memory = app.figures.memory
        var factors: [Double] = []
        for _ in 0..<rounds {
            let calm = try measure(app, whileConnectingTo: other)
            calm.print("another app", in: table, memory: app.figures.memory)
            let stormed = try measure(app, whileConnectingTo: app)
            stormed.print("the app that serves another one", in: table, memory: app.figures.memory)
            factors.append(stormed.median / calm.median)
        }
        // The best, as the machine may do something else meanwhile.
        let factor = factors.min() ?? .infinity
        let growth = memory.flatMap { before in app.figures.memory.map { $0 - before } }
        print("the other client waits \(factor.text(digits: 2)) times as long, to be less than \(toleratedFactor)")
        return factor < toleratedFactor && growth ?? 0 <= Self.toleratedGrowth
    }

    private func measure(_ app: AppProcess, whileConnectingTo victim: AppProcess) throws -> Waits {
        let (path, connections) = (victim.socketPath, Counter())
        let loop = Loop {
            guard (try? RawClient(path: path)) != nil else { return }
            connections.add()
        }
        defer { loop.end() }
        var times: [TimeInterval] = []
        let end = ProcessInfo.processInfo.systemUptime + Self.seconds
        while ProcessInfo.processInfo.systemUptime < end {
            let begin = ProcessInfo.processInfo.systemUptime
            try app.client.perform(.memoryWarning)
            times.append(ProcessInfo.processInfo.systemUptime - begin)
        }
        return Waits(times: times.sorted(), connections: connections.count)
    }

    private struct Waits {
        let times: [TimeInterval]
        let connections: Int

        var median: TimeInterval { times[times.count / 2] }

        func print(_ name: String, in table: Table, memory: Int?) {
            table.row(
                name,
                "\(connections)",
                median.text(per: 0.001, digits: 2),
                times[times.count * 99 / 100].text(per: 0.001, digits: 2),
                memory.map { "\($0)" } ?? "unknown"
            )
        }
    }
}
