import HeadlessUIKit
import Testing

@MainActor struct EventSourceTests {
    @MainActor final class Journal {
        var entries: [String] = []
    }

    final class Source: EventSource {
        let name: String
        let journal: Journal
        let fails: Bool

        init(_ name: String, _ journal: Journal, fails: Bool = false) {
            self.name = name
            self.journal = journal
            self.fails = fails
        }

        func start(_ system: HeadlessSystem) throws {
            journal.entries.append("start \(name)")
            if fails {
                throw StartFailure("\(name) is taken", exitStatus: 69)
            }
        }

        func stop() {
            journal.entries.append("stop \(name)")
        }
    }

    @Test func sourcesStartInOrderAndStopInReverse() throws {
        let phone = Phone()
        let journal = Journal()
        phone.system.configuration.sources = [Source("a", journal), Source("b", journal)]
        try phone.system.start()
        phone.system.terminate()
        #expect(journal.entries == ["start a", "start b", "stop b", "stop a"])
    }

    @Test func aSourceThatCannotStartStopsThoseBeforeIt() {
        let phone = Phone()
        let journal = Journal()
        phone.system.configuration.sources = [
            Source("a", journal), Source("b", journal, fails: true), Source("c", journal),
        ]
        #expect(throws: StartFailure.self) { try phone.system.start() }
        #expect(journal.entries == ["start a", "start b", "stop a"])
    }

    @Test func aSourceCanBeLeftOut() {
        var configuration = HeadlessConfiguration()
        configuration.sources.removeAll { $0 is SignalSource }
        #expect(!configuration.sources.contains { $0 is SignalSource })
        #expect(configuration.sources.contains { $0 is ClockSource })
    }
}
