import DecoupledAppDelegate

extension Comparison {
    /// Replays samples against both apps, from every start that they can have, and then variants of them.
    ///
    /// - Parameters:
    ///   - samples: The samples.
    ///   - worlds: Whether the app has scenes after the change; without and with them unless given.
    ///   - report: A report of the same samples and of the same app before the change, if there is one: what that app did is not played
    ///     again. Use it to compare several changes with one app.
    /// - Returns: What differs.
    public func run(
        _ samples: [Sample], in worlds: Set<World> = Set(World.allCases), knowing report: ComparisonReport? = nil
    ) async -> ComparisonReport {
        var comparison = self
        if let report { comparison.known = Known(report) }
        return await comparison.run(samples, on: Stage(of: comparison, in: worlds))
    }

    private func run(_ samples: [Sample], on stage: Stage) async -> ComparisonReport {
        var played: [(sample: Sample, cases: [ComparisonReport.Case])] = []
        for sample in samples where !sample.isOnDemand || stage.found.contain(sample.event) {
            played.append((sample, await stage.cases(of: sample)))
        }
        let cases = played.flatMap(\.cases)
        var variants: [ComparisonReport.Case] = []
        if triesVariants {
            // By now the apps have declared what a user can do with their notifications.
            for (sample, known) in played
            where known.contains(where: { $0.start == .foreground && $0.reaches(sample.event) }) {
                variants += await stage.variants(of: sample, beside: known)
            }
            let reached = played.filter { sample, cases in cases.contains { $0.reaches(sample.event) } }
            variants += await stage.days(of: reached.map(\.sample), beside: cases + variants)
        }
        return ComparisonReport(
            cases: cases,
            variants: variants,
            rows: ComparisonReport.rows(
                of: Rule.differences(in: stage.found, cases), and: cases + variants, acceptances,
                isAdopting: !stage.leftOut.isEmpty || cases.contains { $0.worldBefore != $0.worldAfter }),
            coverage: ComparisonReport.Coverage(of: cases, stage.found, knowsEffects: effects != nil),
            madeUp: played.filter { sample, cases in
                sample.isMadeUp && (!sample.isOnDemand || isReceived(sample, in: cases, stage.found))
            }.map(\.sample.name),
            notPlayed: stage.notPlayed,
            uncompared: uncompared,
            leftOut: stage.leftOut
        )
    }

    /// Whether a handler received what was made up, or, as far as that can be told, the app delegate.
    private func isReceived(_ sample: Sample, in cases: [ComparisonReport.Case], _ found: FoundMethods) -> Bool {
        cases.contains { item in
            item.after.entries.contains { $0.event == sample.event && $0.isImplemented }
                || item.before.entries.contains {
                    $0.event == sample.event && (found.areKnown && $0.isImplemented || !$0.effects.isEmpty)
                }
        }
    }
}

extension ComparisonReport.Case {
    /// Whether somebody's method for an event was called, on either side.
    func reaches(_ event: AppEvent) -> Bool {
        (before.entries + after.entries).contains { $0.event == event && $0.isImplemented }
    }
}

/// Whether the app has scenes before, and afterwards.
struct Worlds: Hashable {
    let before: Comparison.World
    let after: Comparison.World

    var areEqual: Bool { before == after }

    /// Whether the app has scenes before and afterwards.
    var haveScenes: Bool { self == Worlds(before: .withScenes, after: .withScenes) }
}
