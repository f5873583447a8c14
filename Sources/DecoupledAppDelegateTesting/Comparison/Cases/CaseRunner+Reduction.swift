import DecoupledAppDelegate

// A variant may have hundreds of samples, of which a difference needs two or three: those are found by leaving out the others.

extension CaseRunner {
    /// Finds the samples that the first differences need, if these were seen in variants alone, and has their rows name them.
    func reduce(_ rows: inout [ComparisonReport.Row]) async {
        let accepted = rows.filter(\.isAccepted).map(\.difference)
        let leading = rows.leading.prefix(mostReduced)
        for index in rows.indices where leading.contains(rows[index]) {
            rows[index].neededSamples = await neededSamples(for: rows[index], besides: accepted)
        }
    }

    /// How many differences it reduces: the first ones lead to the mistake.
    private var mostReduced: Int { 3 }

    /// How often it plays a variant with less, so that a report does not take long where little can be left out.
    private var mostAttempts: Int { 60 }

    /// How many samples it names: more say nothing of which ones matter.
    private var mostNeeded: Int { 8 }

    /// The samples of a variant that a difference needs, by name; nil where that cannot be told.
    ///
    /// Halves of them are left out first, then smaller parts, as long as the difference is still seen; of two that would do, the earlier one
    /// stays.
    private func neededSamples(for row: ComparisonReport.Row, besides accepted: [Difference]) async -> String? {
        guard let name = row.cases.first, let (whole, item) = differingVariants[name], whole.unitCount > 2 else {
            return nil
        }
        let pace = pace(beside: [item])
        let shows = { (units: [Int]) async -> Bool in
            await self.shows(row.difference, with: units, of: whole, in: item, at: pace, besides: accepted)
        }
        var kept = Array(0..<whole.unitCount)
        // Delayed work would be waited for after each sample, each time.
        guard pace.lingeringAfterEvent == 0, await shows(kept) else { return nil }
        var attempts = 0
        var size = kept.count / 2
        while size > 0 {
            var end = kept.count
            while end > 0, attempts < mostAttempts {
                let start = max(end - size, 0)
                let rest = Array(kept[..<start] + kept[end...])
                attempts += 1
                if await shows(rest) { kept = rest }
                end = start
            }
            size /= 2
        }
        return kept.count <= mostNeeded ? whole.keeping(kept)?.namesOfLives : nil
    }

    private func shows(
        _ difference: Difference, with units: [Int], of whole: Sample, in item: Case, at pace: Pace,
        besides accepted: [Difference]
    ) async -> Bool {
        let worlds = WorldPair(before: item.worldBefore, after: item.worldAfter)
        guard let sample = whole.keeping(units), isPlayed(sample, from: item.start, in: worlds, isVariant: true),
            sample.lives.allSatisfy({ $0.opening.occasion.starts.contains(item.start) })
        else { return false }
        let compared = ComparedCase(
            await comparison.outcome(of: sample, from: item.start, .before, in: worlds, apps, at: pace),
            await comparison.outcome(of: sample, from: item.start, .after, in: worlds, apps, at: pace),
            in: setting(of: worlds))
        return Rule.sightings(in: compared).map(\.difference).contains { other in
            other.topic == difference.topic && !accepted.contains { $0.isSame(as: other) }
        }
    }
}

extension Sample {
    /// How many samples can be left out of it, each by itself: those of its lives, and then those of the earlier one.
    fileprivate var unitCount: Int { parts.count + earlierLife.count }

    /// The same with some of its samples alone; nil if these are none of its lives.
    fileprivate func keeping(_ units: [Int]) -> Sample? {
        let kept = Set(units)
        var index = -1
        let isKept = { (_: Sample) in
            index += 1
            return kept.contains(index)
        }
        let rests = lives.map { $0.parts.filter(isKept) }.filter { !$0.isEmpty }
        let earlier = earlierLife.filter(isKept)
        guard let first = rests.first?.opening else { return nil }
        return first.on(.lives(rests.map { .several("", $0) })).after(earlier, andUpdate: isAfterUpdate)
    }

    /// The names of what is played for it, and after what.
    fileprivate var namesOfLives: String {
        let names = parts.map(\.name).listed
        if isOfFirstLife { return names }
        return Self.name(names, after: earlierLife.map(\.name).listed, andUpdate: isAfterUpdate)
    }
}
