import BenchmarkSubjects
import DecoupledAppDelegate
import Foundation

/// What it costs to register a hundred services that depend on one another, which is many for an app.
@MainActor
struct Registrations {
    private static let count = 100

    private let services: Int
    private let dependencies: Int
    private let first: Duration
    private let later: [Duration]

    /// Registers services of the same classes many times, each time new ones with an empty set of roles.
    init() throws {
        let numbered = NumberedServices.make(100)
        services = numbered.count
        dependencies = numbered.reduce(0) { $0 + type(of: $1).dependencies.count }
        first = try Self.time(numbered)
        later = try (0..<Self.count).map { _ in try Self.time(NumberedServices.make(100)) }.sorted()
    }

    private static func time(_ services: [any Service]) throws -> Duration {
        try ContinuousClock().measure {
            var roles = Roles()
            try roles.register(contentsOf: services)
        }
    }

    /// The outcome in words.
    var text: String {
        """
        \(services) services of as many classes with \(dependencies) dependencies, registered at once

        first in the process  \(milliseconds(first)) ms, when the Swift runtime looks up for every class which roles it fills
        median after that     \(milliseconds(later[later.count / 2])) ms, to be less than 5 ms
        """
    }

    private func milliseconds(_ time: Duration) -> String {
        String(format: "%.1f", time / .milliseconds(1))
    }
}
