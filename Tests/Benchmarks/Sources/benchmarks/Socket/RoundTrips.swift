import DecoupledAppDelegate
import Foundation

/// What it costs to have a running app open a URL: connecting to its control socket, the request, the pass through its handlers,
/// and the answer.
struct RoundTrips {
    private static let count = 10_000

    // In kilobytes: less than the smallest piece of memory there is, left behind by every round trip.
    private static let toleratedGrowth = 128

    private let times: [Duration]
    private let memoryBefore: Int?
    private let memoryAfter: Int?

    /// Measures an app once it has made everything that it makes only once.
    init(with app: AppProcess) throws {
        func open(_ url: URL) throws {
            guard try app.client.perform(.openURL(url)).isHandled else {
                throw Failure(what: "the app did not open \(url)")
            }
        }
        guard let url = URL(string: "benchmarks://parcel/7") else { throw Failure(what: "the URL is none") }
        for _ in 0..<1_000 { try open(url) }
        memoryBefore = ResidentMemory.kilobytes(of: app.identifier)
        times = try (0..<Self.count).map { _ in
            try ContinuousClock().measure { try open(url) }
        }.sorted()
        memoryAfter = ResidentMemory.kilobytes(of: app.identifier)
    }

    /// Whether the app's memory is where it was; nil where nobody can tell.
    var leavesMemory: Bool? {
        guard let memoryBefore, let memoryAfter else { return nil }
        return memoryAfter - memoryBefore <= Self.toleratedGrowth
    }

    /// The outcome in words.
    var text: String {
        """
        \(Self.count) round trips over the control socket: connect, have a URL opened, read the answer

        median           \(milliseconds(at: 0.5)) ms, to be less than 1 ms
        99 of 100 below  \(milliseconds(at: 0.99)) ms
        app's memory     \(text(memoryBefore)) before, \(text(memoryAfter)) after
        """
    }

    private func milliseconds(at quantile: Double) -> String {
        let time = times[Int(Double(times.count - 1) * quantile)]
        return String(format: "%.3f", time / .milliseconds(1))
    }

    private func text(_ memory: Int?) -> String {
        memory.map { "\($0) kB" } ?? "unknown"
    }
}
