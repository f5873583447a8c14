extension Command {
    /// Does what the command line asks for.
    ///
    /// - Returns: The exit status.
    /// - Throws: Why there is nothing to report.
    @MainActor
    func perform() throws -> Int32 {
        switch self {
        case .costs(let isChecked):
            let isMet = try reportCosts()
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
        case .play(let kind):
            kind.play()
            return 0
        case .grow(let growth, let size):
            growth.grow(size)
            return 0
        case .app:
            App.run()
        }
    }

    /// - Returns: Whether every target is met.
    @MainActor
    private func reportCosts() throws -> Bool {
        let report = try Report()
        print(report.text)
        let missed = report.missed
        guard !missed.isEmpty else { return true }
        // A machine may be busy with something else, and the runtime may do something in one of two runs only: a miss counts if it is there twice.
        let second = try Report()
        print("\nMeasured once more, as some target was missed:\n\n\(second.text)")
        return missed.isDisjoint(with: second.missed)
    }

    /// - Returns: Whether the target is met; nil where nothing could be counted.
    private func reportRoundTrips() throws -> Bool? {
        let app = try AppProcess(Command.app.arguments)
        defer { _ = app.end() }
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
