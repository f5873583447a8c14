public import DecoupledAppDelegate
import DecoupledAppDelegateTracing

extension Roles {
    /// Returns what is wrong with the set, by sending it events.
    ///
    /// The handlers are called, so they should work on test data: those of URLs, activities and quick actions even after one has handled it.
    /// It finds completion handlers that are called never, twice or too late, events that two handlers handle or none, and handlers that
    /// block the main thread for longer than a budget. It waits for handlers up to `patience`; then every deadline passes.
    ///
    /// - Parameters:
    ///   - samples: The events, each with arguments.
    ///   - budget: How long a handler may block the main thread, in seconds; nil for no limit.
    ///   - patience: How long a handler may take, in seconds of real time.
    /// - Returns: The findings, in the order of the samples.
    public func findings(
        trying samples: [Sample],
        budget: TimeInterval? = nil,
        patience: TimeInterval = 10
    ) async -> [Finding] {
        let trial = Trial(of: self, budget: budget)
        var findings: [Finding] = []
        for sample in samples { findings += await trial.findings(of: sample, patience: patience) }
        return findings
    }
}

/// An app that events are tried on.
@MainActor private final class Trial {
    private let clock = TrialClock()
    private let app: TestApp

    init(of roles: Roles, budget: TimeInterval?) {
        var roles = roles
        roles.askEveryHandler()
        app = TestApp(roles: roles, timedBy: clock)
        app.delegate.handlerBudget = budget
    }

    func findings(of sample: Sample, patience: TimeInterval) async -> [Finding] {
        let recordCount = app.records.count
        let faultCount = app.faults.count
        if let reply = app.acting({ sample.deliver(app.delegate, app.application) }) {
            await reply.wait(atMost: patience)
            if !reply.isAnswered { clock.expire() }
        }
        // A second answer may come on a later turn.
        await app.settle()
        app.delegate.discardKeptEvents()
        return app.faults.dropFirst(faultCount).map { Finding(.fault, in: $0.slot, "\($0)") }
            + claimFindings(app.records.dropFirst(recordCount).last { $0.event == sample.event })
    }

    private func claimFindings(_ record: EventRecord?) -> [Finding] {
        guard let record, record.event.isKeepable else { return [] }
        let takers = record.asked.filter { $0.kind == .handler && $0.answer == "true" }.map(\.handler)
        if takers.count > 1 {
            return [
                Finding(
                    .takenTwice, in: record.slot,
                    "\(takers.joined(separator: " and ")) handle \(record.event), but only the first is called. Let only one of "
                        + "them handle it.")
            ]
        }
        guard record.answer == "false" else { return [] }
        return [
            Finding(
                .notTaken, in: record.slot,
                "no handler handles \(record.event). Add a handler, or try another sample.")
        ]
    }
}
