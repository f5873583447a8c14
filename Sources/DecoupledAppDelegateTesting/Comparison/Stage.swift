import DecoupledAppDelegate

/// Plays samples to both apps of a comparison, in all worlds that can be played.
@MainActor final class Stage {
    /// The worlds that cannot be simulated on this platform.
    let leftOut: [Comparison.World]

    /// The names of the samples that were not played, or not in every world that has what they need.
    private(set) var notPlayed: [String] = []

    let comparison: Comparison
    let worlds: [Worlds]
    private let progress: ProgressReporter

    /// The differences that were there when a case was played again.
    private var confirmed: Set<ConfirmedDifference> = []

    /// What is found in the first objects that are made.
    let (before, after) = (FoundApp(), FoundApp())

    init(of comparison: Comparison, in wanted: Set<Comparison.World>, reportingTo progress: ProgressReporter) {
        self.progress = progress
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
        let cases = await cases(of: sample, from: sample.occasion.starts, at: comparison.pace)
        if !worlds.isEmpty, cases.isEmpty || !worlds.allSatisfy({ canReach(sample, in: $0) }) {
            notPlayed.append(sample.name)
        } else {
            notPlayed += sample.partsAfterEnd.map { "\(sample.name): \($0.name), after the end" }
        }
        return cases
    }

    /// How long it may linger for a sample from some starts, in every world, on both sides, in seconds.
    func lingering(for sample: Sample, from starts: [Comparison.Start], at pace: Pace) -> TimeInterval {
        let played = worlds.filter { canPlay(sample, in: $0) }
        let lives = starts.map { start in
            (start == .cold && sample.past.isEmpty ? 0 : pace.lingeringAfterLaunch)
                + Double(sample.past.count + sample.parts.count) * pace.lingeringAfterEvent
        }
        return lives.reduce(0, +) * Double(Set(played.map(\.before)).count + played.count)
    }

    /// Plays a sample from some starts, in every world; what comes later than a launch, only where that is the same before and afterwards.
    func cases(
        of sample: Sample, from starts: [Comparison.Start], at pace: Pace, isLater: Bool = false
    ) async -> [ComparisonReport.Case] {
        var cases: [ComparisonReport.Case] = []
        let name = sample.name
        let parts = sample.partNames
        // What the app did before is the same whether it adopts scenes or not.
        var kept: [Comparison.World: [ComparisonReport.Outcome]] = [:]
        for worlds in worlds where canPlay(sample, in: worlds) {
            if kept[worlds.before] == nil {
                for start in starts {
                    kept[worlds.before, default: []].append(
                        await outcomeBefore(
                            of: sample, at: pace,
                            as: Comparison.Known.Key(sample: name, parts: parts, start: start, world: worlds.before)))
                }
            }
            for (start, first) in zip(starts, kept[worlds.before] ?? [])
            where !isLater || start != .cold || worlds.areEqual {
                var played = ComparedCase(
                    first,
                    await comparison.outcome(
                        of: sample, from: start, in: worlds.after, comparison.after, at: pace, learning: after),
                    in: setting(in: worlds))
                var differences = Rule.differences(in: played)
                if !confirmed.isSuperset(of: differences.map(ConfirmedDifference.init)) {
                    let first = played
                    let seen = differences
                    let pace = comparison.patientPace
                    await MainQueue.pause(pace.lingeringAfterEvent)
                    played = ComparedCase(
                        await comparison.outcome(
                            of: sample, from: start, in: worlds.before, comparison.before, at: pace, learning: before),
                        await comparison.outcome(
                            of: sample, from: start, in: worlds.after, comparison.after, at: pace, learning: after),
                        in: setting(in: worlds))
                    differences = Rule.differences(in: played)
                    if played.lacksEffectsBefore(of: first) { differences += seen.filter { !differences.contains($0) } }
                    confirmed.formUnion(differences.map(ConfirmedDifference.init))
                }
                cases.append(
                    ComparisonReport.Case(
                        sample: name, parts: parts, start: start, worldBefore: worlds.before, worldAfter: worlds.after,
                        before: played.before, after: played.after, differences: differences))
                progress.note(cases[cases.count - 1], accepting: comparison.acceptances)
            }
        }
        return cases
    }

    /// Whether there is what a sample needs, and it can be sent to those to whom UIKit sends it.
    func canPlay(_ sample: Sample, in worlds: Worlds) -> Bool {
        sample.occasion.needs.allSatisfy { $0.isMet(in: worlds) } && canReach(sample, in: worlds)
    }

    /// Whether all of a sample can be sent to those to whom UIKit sends it.
    private func canReach(_ sample: Sample, in worlds: Worlds) -> Bool {
        guard worlds.after == .withScenes, sample.parts.contains(where: { $0.receiver == .packageSceneDelegate }) else {
            return true
        }
        return !found.before.hasOwnScenes && !found.after.hasOwnScenes
    }

    private func outcomeBefore(
        of sample: Sample, at pace: Pace, as key: Comparison.Known.Key
    ) async -> ComparisonReport.Outcome {
        if let known = comparison.known?.outcomes[key] {
            before.note(known.actions)
            return known
        }
        return await comparison.outcome(
            of: sample, from: key.start, in: key.world, comparison.before, at: pace, learning: before)
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

extension Comparison {
    fileprivate var hasOwnSceneDelegate: Bool { before.makeSceneDelegate != nil || after.makeSceneDelegate != nil }

    /// Whether there can be what the worlds need: a scene, and one with a delegate of the app's own only where one can be made.
    fileprivate func isPlayable(_ worlds: Worlds) -> Bool {
        guard worlds.before == .withScenes || worlds.after == .withScenes else { return true }
        return World.makesScenes || World.hasScene && !hasOwnSceneDelegate
    }
}
