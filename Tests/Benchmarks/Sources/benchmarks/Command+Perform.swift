extension Command {
    /// Does what the command line asks for.
    ///
    /// - Returns: The exit status.
    /// - Throws: Why there is nothing to report.
    @MainActor
    func perform() throws -> Int32 {
        switch self {
        case .counts(let isChecked):
            let isMet = try reportCounts()
            return isChecked ? try Self.status(isMet) : 0
        case .socket(let isChecked):
            let isMet = try reportRoundTrips()
            return isChecked ? try Self.status(isMet) : 0
        case .trace(let isChecked):
            let isSmall = try reportTrace()
            return isChecked ? try Self.status(isSmall) : 0
        case .services:
            print(try Registrations().text)
            return 0
        case .help:
            print(Self.usage)
            return 0
        case .deliver(let setup, let events):
            let delivery = Delivery(setup)
            // What happens only once happens here.
            delivery.deliver(events: events)
            Window.collected.count { delivery.deliver(events: events) }
            return 0
        case .play(let kind, let isTraced):
            kind.play(in: isTraced ? .marked : .collected)
            return 0
        case .app:
            App.run()
        }
    }

    /// - Returns: Whether every target is met; nil where nothing could be counted.
    @MainActor
    private func reportCounts() throws -> Bool? {
        var report = try Report(with: Valgrind())
        print(report.text)
        if !report.targets.allSatisfy(\.isMet) {
            // The runtime may do something in one of two runs only, which is then the difference: a miss counts if it is there twice.
            report = try Report(with: Valgrind())
            print("\nCounted once more, as some target was missed:\n\n\(report.text)")
        }
        return report.targets.isEmpty ? nil : report.targets.allSatisfy(\.isMet)
    }

    /// - Returns: Whether the target is met; nil where nothing could be counted.
    private func reportRoundTrips() throws -> Bool? {
        let app = try AppProcess()
        defer { app.end() }
        let roundTrips = try RoundTrips(with: app)
        print(roundTrips.text)
        return roundTrips.leavesMemory
    }

    /// - Returns: Whether the trace is small enough; nil where nobody can tell.
    @MainActor
    private func reportTrace() throws -> Bool? {
        let trace = try LongTrace()
        print(trace.text)
        return trace.isSmall
    }

    private static func status(_ isMet: Bool?) throws -> Int32 {
        guard let isMet else { throw Failure(what: "there is nothing here to count with, so nothing is checked") }
        return isMet ? 0 : 1
    }
}
