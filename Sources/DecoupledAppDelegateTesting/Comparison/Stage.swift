import DecoupledAppDelegate

/// Plays samples to both apps of a comparison, in all worlds that can be played.
@MainActor final class Stage {
    /// The worlds that cannot be simulated on this platform.
    let leftOut: [Comparison.World]

    /// The names of the samples that were not played, or not in every world that has what they need.
    private(set) var notPlayed: [String] = []

    private let comparison: Comparison
    private let worlds: [Worlds]

    /// The differences that were there when a case was played again.
    private var confirmed: Set<ConfirmedDifference> = []

    /// What is found in the first objects that are made.
    private let (before, after) = (FoundApp(), FoundApp())

    init(of comparison: Comparison, in wanted: Set<Comparison.World>) {
        self.comparison = comparison
        let all = comparison.before.worlds(to: comparison.after).filter { wanted.contains($0.after) }
        worlds = all.filter(comparison.isPlayable)
        leftOut = worlds.count == all.count ? [] : [.withScenes]
    }

    /// What UIKit finds in both apps; objects are made for it only if none have been yet.
    private(set) lazy var found: FoundMethods = {
        before.complete(with: comparison.before, comparison.reset)
        after.complete(with: comparison.after, comparison.reset)
        return FoundMethods(before: before, after: after)
    }()

    /// Plays a sample from every start that it can have, in every world.
    func cases(of sample: Sample) async -> [ComparisonReport.Case] {
        let cases = await cases(of: sample, from: sample.occasion.starts)
        if !worlds.isEmpty, cases.isEmpty || !worlds.allSatisfy({ canReach(sample, in: $0) }) {
            notPlayed.append(sample.name)
        }
        return cases
    }

    /// Plays a sample again in one life of the app and with other arguments, without what is known of the sample already.
    func variants(of sample: Sample, beside known: [ComparisonReport.Case]) async -> [ComparisonReport.Case] {
        let actions = after.actions.merging(before.actions) { $1 }
        let inFront = known.filter { $0.start == .foreground }
        var cases: [ComparisonReport.Case] = []
        // Each says what it alone shows.
        for variant in sample.variations(actions: actions) + sample.repetitions {
            cases += await self.cases(of: variant, from: [.foreground], beside: inFront + cases)
        }
        for variant in sample.delays {
            cases += await self.cases(of: variant.sample, from: variant.starts, beside: known + cases)
        }
        return cases.map { $0.asVariant(of: [sample.name]) }
    }

    /// Plays samples one after the other in one life of the app, and in the opposite order, and a launch after such a life, without what is
    /// known already.
    func days(of samples: [Sample], beside known: [ComparisonReport.Case]) async -> [ComparisonReport.Case] {
        let parts = samples.filter { sample in
            sample.isRepeatable && worlds.allSatisfy { sample.occasion.canHappen(in: $0) && canReach(sample, in: $0) }
        }
        var cases: [ComparisonReport.Case] = []
        let days = (parts.count > 1 ? [Sample].days(of: parts) : []).map { ($0, Comparison.Start.foreground) }
        // What differs in a launch by itself is known where one was played.
        let launches = samples.filter(\.isLaunch).prefix(1).map { _ in
            (Sample.launch(afterLifeWith: parts), Comparison.Start.cold)
        }
        for (day, start) in days + launches {
            cases += await self.cases(of: day, from: [start]).map {
                $0.asVariant(of: [day.name]).leavingOut(known + cases, accepting: comparison.acceptances)
            }
        }
        return cases
    }

    /// Plays one more variant, without what is known already; where nobody answers, nobody is waited for any longer.
    private func cases(
        of variant: Sample, from starts: [Comparison.Start], beside known: [ComparisonReport.Case]
    ) async -> [ComparisonReport.Case] {
        var comparison = comparison
        if known.contains(where: \.isUnanswered) { comparison.patience = min(comparison.patience, 0.05) }
        return await cases(of: variant, from: starts, by: comparison, isLater: true).map {
            $0.leavingOut(known, accepting: comparison.acceptances)
        }
    }

    /// Plays a sample from some starts, in every world; what comes later than a launch, only where that is the same before and afterwards.
    private func cases(
        of sample: Sample, from starts: [Comparison.Start], by comparison: Comparison? = nil, isLater: Bool = false
    ) async -> [ComparisonReport.Case] {
        let comparison = comparison ?? self.comparison
        var cases: [ComparisonReport.Case] = []
        let name = sample.name
        let parts = sample.partNames
        // What the app did before is the same whether it adopts scenes or not.
        var kept: [Comparison.World: [ComparisonReport.Outcome]] = [:]
        for worlds in worlds where sample.occasion.canHappen(in: worlds) && canReach(sample, in: worlds) {
            if kept[worlds.before] == nil {
                for start in starts {
                    kept[worlds.before, default: []].append(
                        await outcomeBefore(
                            of: sample, by: comparison,
                            as: Comparison.Known.Key(sample: name, parts: parts, start: start, world: worlds.before)))
                }
            }
            for (start, first) in zip(starts, kept[worlds.before] ?? [])
            where !isLater || start != .cold || worlds.areEqual {
                var played = ComparedCase(
                    first,
                    await comparison.outcome(
                        of: sample, from: start, in: worlds.after, comparison.after, learning: after),
                    in: setting(in: worlds))
                var differences = Rule.differences(in: played)
                if !confirmed.isSuperset(of: differences.map(ConfirmedDifference.init)) {
                    let patient = comparison.withMoreTime
                    await MainQueue.pause(patient.lingering)
                    played = ComparedCase(
                        await patient.outcome(
                            of: sample, from: start, in: worlds.before, comparison.before, learning: before),
                        await patient.outcome(
                            of: sample, from: start, in: worlds.after, comparison.after, learning: after),
                        in: setting(in: worlds))
                    differences = Rule.differences(in: played)
                    confirmed.formUnion(differences.map(ConfirmedDifference.init))
                }
                cases.append(
                    ComparisonReport.Case(
                        sample: name, parts: parts, start: start, worldBefore: worlds.before, worldAfter: worlds.after,
                        before: played.before, after: played.after, differences: differences))
            }
        }
        return cases
    }

    /// Whether a sample can be sent to those to whom UIKit sends it: not if it is an event of a scene alone, with a scene of the sample's own,
    /// and the scene's delegate is one of the app's own.
    private func canReach(_ sample: Sample, in worlds: Worlds) -> Bool {
        guard case .nothing = sample.occasion, worlds.after == .withScenes,
            sample.event.methodOfScenes == sample.event.rawValue
        else { return true }
        return !found.before.hasOwnScenes && !found.after.hasOwnScenes
    }

    private func outcomeBefore(
        of sample: Sample, by comparison: Comparison, as key: Comparison.Known.Key
    ) async -> ComparisonReport.Outcome {
        if let known = comparison.known?.outcomes[key] {
            before.note(known.actions)
            return known
        }
        return await comparison.outcome(
            of: sample, from: key.start, in: key.world, comparison.before, learning: before)
    }

    private func setting(in worlds: Worlds) -> ComparedCase.Setting {
        ComparedCase.Setting(
            worlds: worlds,
            knowsMethods: found.areKnown,
            knowsEffects: comparison.effects != nil,
            hasHandlers: comparison.after.hasHandlers,
            hasOwnSceneDelegate: comparison.hasOwnSceneDelegate,
            haveOwnSceneDelegates: found.before.hasOwnScenes && found.after.hasOwnScenes,
            uncompared: comparison.uncompared
        )
    }
}

/// What a difference is about, as far as a case is not played again for it.
private struct ConfirmedDifference: Hashable {
    let event: AppEvent?
    let kind: Difference.Kind

    init(_ difference: Difference) {
        event = difference.event
        kind = difference.kind
    }
}

@MainActor extension Occasion {
    /// Whether there is what it needs: an app with scenes on both sides, or with two windows at least afterwards.
    fileprivate func canHappen(in worlds: Worlds) -> Bool {
        (!needsScenes || worlds.haveScenes) && (!needsSecondWindow || worlds.after == .withScenes)
    }
}

extension Comparison {
    /// The same comparison with time for work that threads come to late on a busy machine, which looks like a difference once.
    fileprivate var withMoreTime: Comparison {
        var comparison = self
        comparison.patience *= 5
        comparison.lingering = max(lingering, 0.02)
        return comparison
    }

    fileprivate var hasOwnSceneDelegate: Bool { before.makeSceneDelegate != nil || after.makeSceneDelegate != nil }

    /// Whether there can be what the worlds need: a scene, and one with a delegate of the app's own only where one can be made.
    fileprivate func isPlayable(_ worlds: Worlds) -> Bool {
        guard worlds.before == .withScenes || worlds.after == .withScenes else { return true }
        return World.makesScenes || World.hasScene && !hasOwnSceneDelegate
    }
}

extension ComparisonReport.Case {
    /// Whether a completion handler was not called before its deadline, on either side.
    fileprivate var isUnanswered: Bool {
        (before.entries + after.entries).contains { $0.timing == .never || $0.timing == .atDeadline }
    }

    fileprivate func asVariant(of samples: [String]) -> ComparisonReport.Case {
        var item = self
        item.variantOf = samples
        return item
    }

    /// The case without differences of the kinds that an event has already in other cases of the same world; of one that is accepted there,
    /// without the same difference from the same start alone.
    fileprivate func leavingOut(
        _ others: [ComparisonReport.Case], accepting acceptances: [Acceptance]
    ) -> ComparisonReport.Case {
        var item = self
        item.differences.removeAll { new in
            others.contains { other in
                other.worldAfter == worldAfter
                    && other.differences.contains { known in
                        acceptances.contains { $0.covers(known, in: other) }
                            ? known == new && other.start == start : known.kind == new.kind && known.event == new.event
                    }
            }
        }
        return item
    }
}
