import DecoupledAppDelegate

extension Comparison {
    /// Replays samples against both apps, from every start that they can have.
    ///
    /// - Parameters:
    ///   - samples: The samples.
    ///   - worlds: Whether the app has scenes after the change; without and with them unless given.
    /// - Returns: What differs.
    public func run(_ samples: [Sample], in worlds: Set<World> = Set(World.allCases)) async -> ComparisonReport {
        var cases: [ComparisonReport.Case] = []
        let wanted = before.worlds(to: after).filter { worlds.contains($0.after) }
        let worlds = wanted.filter { isPlayable($0) }
        let found = FoundMethods(of: self)
        let samples = samples.filter { !$0.isOnDemand || found.contain($0.event) }
        for sample in samples {
            for worlds in worlds where !sample.occasion.needsScenes || worlds.haveScenes {
                for start in sample.occasion.starts {
                    cases.append(await compare(sample, from: start, in: worlds, knowingMethods: found.areKnown))
                }
            }
        }
        return ComparisonReport(
            cases: cases,
            differences: found.differences,
            acceptances: acceptances,
            coverage: ComparisonReport.Coverage(of: cases, found, knowsEffects: effects != nil),
            madeUp: samples.filter { $0.isMadeUp && (!$0.isOnDemand || isReceived($0, in: cases, found)) }.map(\.name),
            leftOut: worlds.count == wanted.count ? [] : [.withScenes]
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

    /// Whether there can be what the worlds need: a scene, and one with a delegate of the app's own only where one can be made.
    private func isPlayable(_ worlds: Worlds) -> Bool {
        guard worlds.before == .withScenes || worlds.after == .withScenes else { return true }
        let hasOwnDelegate = before.makeSceneDelegate != nil || after.makeSceneDelegate != nil
        return World.makesScenes || World.hasScene && !hasOwnDelegate
    }

    private func compare(
        _ sample: Sample, from start: Start, in worlds: Worlds, knowingMethods knowsMethods: Bool
    ) async -> ComparisonReport.Case {
        let first = await outcome(of: sample, from: start, in: worlds.before, before)
        let second = await outcome(of: sample, from: start, in: worlds.after, after)
        let comparison = OutcomeComparison(
            worlds: worlds,
            knowsMethods: knowsMethods,
            knowsEffects: effects != nil,
            hasHandlers: after.hasHandlers,
            hasOwnSceneDelegate: before.makeSceneDelegate != nil || after.makeSceneDelegate != nil
        )
        return ComparisonReport.Case(
            sample: sample.name,
            start: start,
            worlds: worlds,
            before: first,
            after: second,
            differences: comparison.differences(from: first, to: second)
        )
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
