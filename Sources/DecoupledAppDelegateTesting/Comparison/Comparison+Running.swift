import DecoupledAppDelegate

extension Comparison {
    /// Replays samples against both apps, from every start that they can have, and then variants of them.
    ///
    /// - Parameters:
    ///   - samples: The samples.
    ///   - worlds: Whether the app has scenes after the change; without and with them unless given.
    /// - Returns: What differs.
    public func run(_ samples: [Sample], in worlds: Set<World> = Set(World.allCases)) async -> ComparisonReport {
        let stage = Stage(of: self, in: worlds)
        var (played, cases, variants) = ([Sample](), [ComparisonReport.Case](), [ComparisonReport.Case]())
        for sample in samples where !sample.isOnDemand || stage.found.contain(sample.event) {
            played.append(sample)
            cases += await stage.cases(of: sample)
        }
        // By now the apps have declared what a user can do with their notifications.
        for sample in played where triesVariants {
            let known = cases.filter { $0.sample == sample.name }
            guard known.contains(where: { $0.start == .foreground && $0.reaches(sample.event) }) else { continue }
            variants += await stage.variants(of: sample, beside: known)
        }
        if triesVariants {
            let reached = played.filter { sample in
                cases.contains { $0.sample == sample.name && $0.reaches(sample.event) }
            }
            variants += await stage.days(of: reached, beside: cases + variants)
        }
        return ComparisonReport(
            cases: cases,
            variants: variants,
            rows: ComparisonReport.rows(
                of: stage.found.differences(in: cases), and: cases + variants, acceptances,
                isAdopting: !stage.leftOut.isEmpty || cases.contains { $0.worldBefore != $0.worldAfter }),
            coverage: ComparisonReport.Coverage(of: cases, stage.found, knowsEffects: effects != nil),
            madeUp: played.filter { $0.isMadeUp && (!$0.isOnDemand || isReceived($0, in: cases, stage.found)) }
                .map(\.name),
            notPlayed: stage.notPlayed,
            leftOut: stage.leftOut
        )
    }

    /// Whether a handler received what was made up, or, as far as that can be told, the app delegate.
    private func isReceived(_ sample: Sample, in cases: [ComparisonReport.Case], _ found: FoundMethods) -> Bool {
        cases.contains { item in
            item.sample == sample.name
                && (item.after.entries.contains { $0.event == sample.event && $0.isImplemented }
                    || item.before.entries.contains {
                        $0.event == sample.event && (found.areKnown && $0.isImplemented || !$0.effects.isEmpty)
                    })
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
