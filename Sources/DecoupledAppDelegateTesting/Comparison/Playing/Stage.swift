import DecoupledAppDelegate

/// Plays samples to both apps of a comparison, in all worlds that can be played.
@MainActor final class Stage {
    /// The worlds that cannot be simulated on this platform.
    let leftOut: [Comparison.World]

    /// The names of the samples that were not played, or not in every world that has what they need.
    private(set) var notPlayed: [String] = []

    /// Whether a case that was played again had other effects, on either side.
    private(set) var hasUnsteadyEffects = false

    let comparison: Comparison
    let worldPairs: [WorldPair]
    private let progress: ProgressReporter

    /// What the differences concern that were there when a case was played again.
    private var confirmedTopics: Set<String> = []

    /// What is found in the first objects that are made.
    let before, after: FoundApp

    init(of comparison: Comparison, in wanted: Set<Comparison.World>, reportingTo progress: ProgressReporter) {
        self.progress = progress
        self.comparison = comparison
        (before, after) = (FoundApp(comparison.before), FoundApp(comparison.after))
        let all = comparison.before.worldPairs(with: comparison.after).filter { wanted.contains($0.after) }
        worldPairs = all.filter(comparison.isPlayable)
        leftOut = worldPairs.count == all.count ? [] : [.withScenes]
    }

    /// What UIKit finds in both apps; objects are made for it only if none have been yet.
    private(set) lazy var found: FoundMethods = {
        before.complete(comparison.reset)
        after.complete(comparison.reset)
        return FoundMethods(before: before, after: after)
    }()

    /// Plays a sample from every start that it can have, in every world.
    func play(_ sample: Sample) async -> [ComparisonReport.Case] {
        let cases = await play(sample, from: sample.occasion.starts, at: comparison.pace)
        if !worldPairs.isEmpty, cases.isEmpty || !worldPairs.allSatisfy({ canReach(sample, in: $0) }) {
            notPlayed.append(sample.name)
        } else {
            notPlayed += sample.partsAfterEnd.map { "\(sample.name): \($0.name), after the end" }
        }
        return cases
    }

    /// How long it may linger for a sample from some starts, in every world, on both sides, in seconds.
    func lingering(for sample: Sample, from starts: [Comparison.Start], at pace: Pace) -> TimeInterval {
        let played = worldPairs.filter { canPlay(sample, in: $0) }
        let lives = starts.map { start in
            (start == .cold && sample.past.isEmpty ? 0 : pace.lingeringAfterLaunch)
                + Double(sample.past.count + sample.parts.count) * pace.lingeringAfterEvent
        }
        return lives.reduce(0, +) * Double(Set(played.map(\.before)).count + played.count)
    }

    /// Plays a sample from some starts, in every world; what comes later than a launch, only where that is the same before and afterwards.
    func play(
        _ sample: Sample, from starts: [Comparison.Start], at pace: Pace, isLater: Bool = false
    ) async -> [ComparisonReport.Case] {
        var cases: [ComparisonReport.Case] = []
        // What the app did before is the same whether it adopts scenes or not.
        var kept: [Comparison.World: [ComparisonReport.Outcome]] = [:]
        for worlds in worldPairs where canPlay(sample, in: worlds) {
            if kept[worlds.before] == nil {
                for start in starts {
                    kept[worlds.before, default: []].append(
                        await playBefore(sample, from: start, in: worlds.before, at: pace))
                }
            }
            for (start, before) in zip(starts, kept[worlds.before] ?? [])
            where !isLater || start != .cold || worlds.areEqual {
                let first = ComparedCase(
                    before, await comparison.play(sample, from: start, in: worlds.after, after, at: pace),
                    in: setting(in: worlds))
                let (played, differences) = await confirmed(first, of: sample, from: start)
                let item = ComparisonReport.Case(
                    sample: sample.name, sampleNames: sample.sampleNames, start: start, worldBefore: worlds.before,
                    worldAfter: worlds.after, before: played.before, after: played.after, differences: differences)
                cases.append(item)
                progress.count(item, accepting: comparison.acceptances)
            }
        }
        return cases
    }

    /// Plays a case once more, with more time, if it has a difference of a topic that no case was played again for.
    ///
    /// - Returns: The case as it was played last, and what differs; what the replay cannot show, as it was seen first.
    private func confirmed(
        _ first: ComparedCase, of sample: Sample, from start: Comparison.Start
    ) async -> (ComparedCase, [Difference]) {
        let seen = Rule.differences(in: first)
        guard !confirmedTopics.isSuperset(of: seen.map(\.topic)) else { return (first, seen) }
        let (pace, worlds) = (comparison.patientPace, first.setting.worlds)
        await MainQueue.pause(pace.lingeringAfterEvent)
        let again = ComparedCase(
            await comparison.play(sample, from: start, in: worlds.before, before, at: pace),
            await comparison.play(sample, from: start, in: worlds.after, after, at: pace), in: first.setting)
        if !again.hasSameEffects(as: first) { hasUnsteadyEffects = true }
        var differences = Rule.differences(in: again)
        if again.lacksEffectsBefore(of: first) {
            differences += seen.filter { first in !differences.contains { $0.isSame(as: first) } }
        }
        confirmedTopics.formUnion(differences.map(\.topic))
        return (again, differences)
    }

    /// Whether there is what a sample needs, and it can be sent to those to whom UIKit sends it.
    func canPlay(_ sample: Sample, in worlds: WorldPair) -> Bool {
        sample.occasion.needs.allSatisfy { $0.isMet(in: worlds) } && canReach(sample, in: worlds)
    }

    /// Whether all of a sample can be sent to those to whom UIKit sends it.
    private func canReach(_ sample: Sample, in worlds: WorldPair) -> Bool {
        guard worlds.after == .withScenes, sample.parts.contains(where: { $0.receiver == .packageSceneDelegate }) else {
            return true
        }
        return !found.before.hasOwnSceneDelegate && !found.after.hasOwnSceneDelegate
    }

    /// What the app did before: as an earlier report has it, or played.
    private func playBefore(
        _ sample: Sample, from start: Comparison.Start, in world: Comparison.World, at pace: Pace
    ) async -> ComparisonReport.Outcome {
        if let known = comparison.earlier?.outcome(of: sample, from: start, in: world) {
            before.addActions(known.actions)
            return known
        }
        return await comparison.play(sample, from: start, in: world, before, at: pace)
    }

    private func setting(in worlds: WorldPair) -> ComparedCase.Setting {
        ComparedCase.Setting(
            worlds: worlds,
            knowsMethods: found.knowsMethods,
            knowsEffects: comparison.effects != nil,
            hasHandlers: comparison.after.hasHandlers,
            givesSceneDelegate: comparison.givesSceneDelegate,
            haveOwnSceneDelegates: found.before.hasOwnSceneDelegate && found.after.hasOwnSceneDelegate,
            uncompared: comparison.uncompared
        )
    }
}

extension Comparison {
    fileprivate var givesSceneDelegate: Bool { before.makeSceneDelegate != nil || after.makeSceneDelegate != nil }

    /// Whether there can be what the worlds need: a scene, and one with a delegate of the app's own only where one can be made.
    fileprivate func isPlayable(_ worlds: WorldPair) -> Bool {
        guard worlds.before == .withScenes || worlds.after == .withScenes else { return true }
        return World.makesScenes || World.hasScene && !givesSceneDelegate
    }
}
