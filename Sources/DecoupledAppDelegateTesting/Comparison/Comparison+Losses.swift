import DecoupledAppDelegate

extension Comparison {
    /// Handlers that are left out of the app after the change, to see whether the comparison notices.
    public struct Loss: Hashable, Codable, Sendable {
        /// The slot that they are left out of.
        public let slot: String

        /// The class name of the one handler that is left out; nil for all of the slot.
        public let handler: String?

        /// Where the handler is in its slot.
        let place: Int?
    }

    /// Empties each slot of the app after the change and leaves out each of its handlers in turn, and returns what it does not notice.
    ///
    /// A loss that no difference shows is one that a mistake can bring about unseen: add a sample that calls the handler, or an effect that
    /// shows what it does.
    ///
    /// ```swift
    /// #expect(await comparison.unnoticedLosses(samples) == [])
    /// ```
    ///
    /// - Parameters:
    ///   - samples: The samples, as for ``run(_:in:knowing:)``.
    ///   - worlds: Whether the app has scenes after the change; without and with them unless given.
    ///   - report: The report of the same samples in the same worlds, if there is one: it is not made again.
    /// - Returns: The losses, in the order of the slots.
    public func unnoticedLosses(
        _ samples: [Sample], in worlds: Set<World> = Set(World.allCases), knowing report: ComparisonReport? = nil
    ) async -> [Loss] {
        let report = if let report { report } else { await run(samples, in: worlds) }
        var comparison = self
        comparison.earlier = EarlierReport(report)
        var unnoticed: [Loss] = []
        for loss in losses where await !comparison.notices(loss, samples, in: worlds) { unnoticed.append(loss) }
        return unnoticed
    }

    private var losses: [Loss] {
        reset()
        return after.make().roles.inspection.flatMap { slot -> [Loss] in
            guard !slot.handlers.isEmpty else { return [] }
            let all = Loss(slot: slot.name, handler: nil, place: nil)
            guard slot.handlers.count > 1 else { return [all] }
            return [all]
                + slot.handlers.indices.map { Loss(slot: slot.name, handler: slot.handlers[$0].name, place: $0) }
        }
    }

    /// Whether there is a difference without the handlers that there is not with them; samples of their events come first.
    private func notices(
        _ loss: Loss, _ samples: [Sample], in worlds: Set<World>
    ) async -> Bool {
        var comparison = self
        comparison.after = after.losing(loss)
        let (near, far) = (
            samples.filter { $0.slots.contains(loss.slot) }, samples.filter { !$0.slots.contains(loss.slot) }
        )
        for samples in [near, far] where !samples.isEmpty {
            let rows = await comparison.run(samples, in: worlds).rows.filter { $0.acceptedBecause == nil }
            if rows.contains(where: { !$0.difference.isOfComparison && earlier?.contains($0) != true }) { return true }
        }
        return false
    }
}

/// What a report of the same app before the change says of it, and of what differs.
struct EarlierReport {
    /// What tells a case from others.
    private struct Key: Hashable {
        let sample: String
        let sampleNames: [String]
        let start: Comparison.Start
        let world: Comparison.World
    }

    private let outcomes: [Key: ComparisonReport.Outcome]
    private let rows: [ComparisonReport.Row]

    init(_ report: ComparisonReport) {
        let all = Dictionary(grouping: report.cases + report.variants) {
            Key(sample: $0.sample, sampleNames: $0.sampleNames, start: $0.start, world: $0.worldBefore)
        }
        // Of two samples with one name nobody can tell which it is.
        outcomes = all.compactMapValues { cases in
            cases.allSatisfy { $0.before == cases[0].before } ? cases[0].before : nil
        }
        rows = report.rows
    }

    /// What the app did before, if the report tells.
    @MainActor func outcome(
        of sample: Sample, from start: Comparison.Start, in world: Comparison.World
    ) -> ComparisonReport.Outcome? {
        outcomes[Key(sample: sample.name, sampleNames: sample.sampleNames, start: start, world: world)]
    }

    /// Whether a difference was there; an accepted one counts where it was seen, as of other samples it may be another number.
    func contains(_ row: ComparisonReport.Row) -> Bool {
        rows.contains { earlier in
            earlier.difference.isSame(as: row.difference)
                && (earlier.acceptedBecause == nil
                    ? Set(earlier.difference.worlds).isSuperset(of: row.difference.worlds)
                    : Set(earlier.cases).isSuperset(of: row.cases))
        }
    }
}

extension Comparison.Loss: CustomStringConvertible {
    /// The handler and its slot.
    public var description: String { handler.map { "\($0) in \(slot)" } ?? "all of \(slot)" }
}

extension ComparedApp {
    /// The same app without some handlers.
    fileprivate func losing(_ loss: Comparison.Loss) -> ComparedApp {
        var app = self
        app.make = { [make] in
            var (roles, plainDelegate) = make()
            roles.remove(at: loss.place, from: loss.slot)
            return (roles, plainDelegate)
        }
        return app
    }
}

@MainActor extension Sample {
    /// The slots of the events that it brings about.
    fileprivate var slots: Set<String> { Set(events.compactMap(\.slot)) }
}
