import DecoupledAppDelegate

/// What a report of the same app before the change says of it, and of what differs.
struct EarlierReport {
    /// What tells a case from others.
    private struct Key: Hashable {
        let sample: String
        let sampleNames: [String]
        let start: Start
        let world: World
    }

    private let outcomes: [Key: Outcome]
    private let rows: [ComparisonReport.Row]

    init(_ report: ComparisonReport) {
        let all = Dictionary(grouping: report.casesAndVariants) {
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
        of sample: Sample, from start: Start, in world: World
    ) -> Outcome? {
        outcomes[Key(sample: sample.name, sampleNames: sample.sampleNames, start: start, world: world)]
    }

    /// Whether a difference was there; an accepted one counts where it was seen, as of other samples it may be another number.
    func contains(_ row: ComparisonReport.Row) -> Bool {
        rows.contains { earlier in
            earlier.difference.isSame(as: row.difference)
                && (earlier.isAccepted
                    ? Set(earlier.cases).isSuperset(of: row.cases)
                    : Set(earlier.difference.worlds).isSuperset(of: row.difference.worlds))
        }
    }
}
