import Foundation
import HeadlessUIKit

/// What a test can have the application do differently, by environment variables.
@MainActor enum Fixture {
    private static let environment = ProcessInfo.processInfo.environment

    /// `SOURCES`: the types of the sources to use, separated by spaces; arguments and signals unless set.
    static func configure(_ system: HeadlessSystem) {
        let available = [TakenSource()] + sensitiveSources(environment) + HeadlessConfiguration.allSources()
        let names = environment["SOURCES"] ?? "ArgumentSource SignalSource"
        system.configuration.sources = names.split(separator: " ").compactMap { name in
            available.first { "\(type(of: $0))" == name }
        }
    }

    /// `REACT`: an event and the signal that the process sends itself when it is told of it, such as `willTerminate 15`.
    static func react(to event: String) {
        let reaction = environment["REACT"]?.split(separator: " ") ?? []
        if reaction.first.map(String.init) == event, let signal = reaction.last.flatMap({ Int32($0) }) {
            kill(getpid(), signal)
        }
    }
}

/// A source that can never start.
final class TakenSource: EventSource {
    func start(_ system: HeadlessSystem) throws {
        throw StartFailure("the socket /run/courier is taken by process 7", exitStatus: 69)
    }

    func stop() {}
}
