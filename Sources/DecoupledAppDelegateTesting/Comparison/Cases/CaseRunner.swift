import DecoupledAppDelegate

// This folder runs cases. `CaseRunner` decides which there are and compares what both apps do in each,
// `Comparison+Outcome` plays one to one app, whose objects `ComparedApp` makes, and `FoundApp` is what was found in
// them. `Pace` says how long to wait. What an earlier report knows is played again only to confirm a difference.

/// Runs cases of samples in all worlds that can be simulated: it plays each to both apps, and compares what they do.
@MainActor final class CaseRunner {
    /// The worlds that cannot be simulated on this platform.
    let leftOut: [World]

    /// The samples that were not played, or not in every world that has what they need, and why.
    private(set) var notPlayed: [String] = []

    /// Whether a case that was played again had other effects, on either side.
    private(set) var hasUnsteadyEffects = false

    let comparison: Comparison
    let worldPairs: [WorldPair]
    let apps: FoundApps
    private let progress: ProgressReporter

    /// The variants with differences, by the names of their cases.
    private(set) var differingVariants: [String: (sample: Sample, item: Case)] = [:]

    /// What the differences concern that were there when a case was played again.
    private var confirmedTopics: Set<String> = []

    /// What observers did in a case that was played again.
    private var confirmedEffectsOfObservers: Set<String> = []

    init(of comparison: Comparison, in wanted: Set<World>, reportingTo progress: ProgressReporter) {
        self.progress = progress
        self.comparison = comparison
        let apps = FoundApps(before: FoundApp(comparison.before), after: FoundApp(comparison.after))
        let all = comparison.before.worldPairs(with: comparison.after).filter { wanted.contains($0.after) }
        self.apps = apps
        // There has to be a scene, and one with a delegate of the app's own only where one can be made.
        let hasScenes = World.makesScenes || World.hasScene && !apps.isSceneDelegateGiven
        worldPairs = all.filter { hasScenes || $0.before == .withoutScenes && $0.after == .withoutScenes }
        leftOut = worldPairs.count == all.count ? [] : [.withScenes]
    }

    /// Makes objects of the apps if which samples are played depends on what is found in them.
    func findApps(for samples: [Sample]) async {
        let dependsOnDelegates =
            worldPairs.contains { $0.after == .withScenes } && samples.contains(where: \.needsPackagesSceneDelegate)
        if dependsOnDelegates || samples.contains(where: \.isOnDemand) { await findApps() }
        // An app declares at its launch what the actions of its notifications do, also those that launch it.
        guard let worlds = worldPairs.first,
            samples.contains(where: { $0.events.contains(.didReceiveNotificationResponse) })
        else { return }
        for version in [Version.before, .after] {
            _ = await comparison.outcome(of: .launch, from: .cold, version, in: worlds, apps, at: comparison.pace)
        }
    }

    /// Finds what no case has shown of the apps.
    func findApps() async {
        await OneLife.exclusively { [apps, comparison] in
            apps.before.complete(comparison.reset)
            apps.after.complete(comparison.reset)
        }
    }

    /// Runs the cases of a sample from every start that it can have, in every world.
    func run(_ sample: Sample) async -> [Case] {
        let cases = await run(sample, from: sample.occasion.starts, at: comparison.pace)
        if !worldPairs.allSatisfy({ canReach(sample, in: $0) }) {
            notPlayed.append("\(sample.name), which does not say what brings it about")
        } else if !worldPairs.isEmpty, cases.isEmpty {
            notPlayed.append("\(sample.name), which needs scenes on both sides")
        } else {
            notPlayed += sample.partsNotPlayed.map { "\(sample.name): \($0)" }
        }
        return cases
    }

    /// How long it may linger for samples, each from some starts, in every world, on both sides, in seconds.
    func lingering(for samples: [(sample: Sample, starts: [Start])], at pace: Pace) -> TimeInterval {
        samples.reduce(0) { sum, item in
            let (sample, starts) = item
            let played = worldPairs.filter { canPlay(sample, in: $0) }
            let ofEarlierLife = sample.isOfFirstLife ? 0 : pace.lingeringAfterLaunch + pace.lingeringAtEnd
            let lives = starts.map { start in
                ofEarlierLife + (start == .cold ? 0 : pace.lingeringAfterLaunch)
                    + Double(sample.parts.count - 1) * pace.lingeringAfterEvent + pace.lingeringAtEnd
            }
            return sum + lives.reduce(0, +) * Double(Set(played.map(\.before)).count + played.count)
        }
    }

    /// Runs the cases of a sample from some starts, in every world.
    func run(
        _ sample: Sample, from starts: [Start], at pace: Pace, isVariant: Bool = false
    ) async -> [Case] {
        var cases: [Case] = []
        // What the app did before is the same whether it adopts scenes or not, and as an earlier report has it.
        var outcomesBefore: [World: [Start: Outcome]] = [:]
        for worlds in worldPairs where canPlay(sample, in: worlds) {
            for start in starts where isPlayed(sample, from: start, in: worlds, isVariant: isVariant) {
                let before: Outcome
                if let known = outcomesBefore[worlds.before]?[start]
                    ?? comparison.earlier?.outcome(of: sample, from: start, in: worlds.before)
                {
                    apps.before.addActions(of: known)
                    before = known
                } else {
                    before = await comparison.outcome(of: sample, from: start, .before, in: worlds, apps, at: pace)
                }
                outcomesBefore[worlds.before, default: [:]][start] = before
                let after = await comparison.outcome(of: sample, from: start, .after, in: worlds, apps, at: pace)
                await findApps()
                let first = ComparedCase(before, after, in: setting(of: worlds))
                let (last, sightings) = await confirmed(first, of: sample, from: start)
                let item = Case(of: sample, from: start, last, sightings)
                cases.append(item)
                if isVariant, !sightings.isEmpty, differingVariants[item.name] == nil {
                    differingVariants[item.name] = (sample, item)
                }
                progress.count(item, accepting: comparison.acceptances)
            }
        }
        return cases
    }

    func setting(of worlds: WorldPair) -> ComparedCase.Setting {
        ComparedCase.Setting(
            worlds: worlds, apps: apps, knowsEffects: comparison.effects != nil, uncompared: comparison.uncompared)
    }

    /// Whether a sample is played from a start. Where scenes are adopted, a variant with a cold start is played only if each of its lives begins
    /// with a tap on the icon or with work in the background: what a scene connects for has other texts there.
    func isPlayed(_ sample: Sample, from start: Start, in worlds: WorldPair, isVariant: Bool) -> Bool {
        !isVariant || start != .cold || worlds.areEqual
            || sample.lives.map(\.opening).allSatisfy { $0.isLaunch || $0.isWorkInBackground }
    }

    /// Plays a case once more, with more time, if it has a difference of a topic that no case was played again for, or observers do something
    /// in it that they did in no such case.
    ///
    /// - Returns: The case as it was played last, and what differs; what the replay cannot show, as it was seen first.
    private func confirmed(
        _ first: ComparedCase, of sample: Sample, from start: Start
    ) async -> (ComparedCase, [Sighting]) {
        let seen = Rule.sightings(in: first)
        guard
            !confirmedTopics.isSuperset(of: seen.map(\.difference.topic))
                || !confirmedEffectsOfObservers.isSuperset(of: first.effectsOfObservers)
        else { return (first, seen) }
        let pace = comparison.patientPace
        let worlds = first.setting.worlds
        await MainQueue.pause(pace.lingeringAtEnd)
        let again = ComparedCase(
            await comparison.outcome(of: sample, from: start, .before, in: worlds, apps, at: pace),
            await comparison.outcome(of: sample, from: start, .after, in: worlds, apps, at: pace),
            in: first.setting)
        let outliving = again.effectsOfOutlivingObservers(since: first)
        if outliving.isEmpty, !again.hasSameEffects(as: first) { hasUnsteadyEffects = true }
        var sightings = Rule.sightings(in: again)
        // Where one life follows another, what a thread does late shows in the next; what a process does once shows in other cases.
        if sample.isOfFirstLife, again.cannotShow(first) {
            sightings += seen.filter { first in !sightings.contains { $0.difference == first.difference } }
        }
        if !outliving.isEmpty { sightings.append(Sighting(Difference(.outlivingObserver, .list(outliving), .present))) }
        confirmedTopics.formUnion(sightings.map(\.difference.topic))
        confirmedEffectsOfObservers.formUnion(first.effectsOfObservers + again.effectsOfObservers)
        return (again, sightings)
    }

    /// Whether there is what a sample needs, and it can be sent to those to whom UIKit sends it.
    func canPlay(_ sample: Sample, in worlds: WorldPair) -> Bool {
        sample.occasion.needs.allSatisfy { $0.isMet(in: worlds) } && canReach(sample, in: worlds)
    }

    /// Whether all of a sample can be sent to those to whom UIKit sends it.
    private func canReach(_ sample: Sample, in worlds: WorldPair) -> Bool {
        worlds.after == .withoutScenes || !sample.needsPackagesSceneDelegate
            || !apps.before.hasOwnSceneDelegate && !apps.after.hasOwnSceneDelegate
    }
}

@MainActor extension Case {
    init(of sample: Sample, from start: Start, _ compared: ComparedCase, _ sightings: [Sighting]) {
        self.init(
            sample: sample.name, sampleNames: sample.sampleNames, isAfterUpdate: sample.isAfterUpdate, start: start,
            worldBefore: compared.setting.worlds.before, worldAfter: compared.setting.worlds.after,
            before: compared.before, after: compared.after, sightings: sightings)
    }
}

extension Sample {
    /// Whether a part of it can be sent to the package's scene delegate alone.
    fileprivate var needsPackagesSceneDelegate: Bool {
        parts.contains { $0.receiver == .packageSceneDelegate }
    }
}
