import DecoupledAppDelegate

// A variant may have hundreds of samples, of which a difference takes two or three: those are found by leaving out the others.

extension CaseRunner {
    /// Finds the samples of a variant that a difference takes, and has the row name them.
    ///
    /// Halves of them are left out first, then smaller parts, as long as the difference is still seen; of two that would do, the earlier one stays.
    func reduce(_ row: inout ComparisonReport.Row) async {
        guard let name = row.cases.first, let (whole, item) = differingVariants[name], whole.unitCount > 2 else {
            return
        }
        var kept = Array(0..<whole.unitCount)
        var attempts = 0
        var size = kept.count / 2
        while size > 0 {
            var end = kept.count
            while end > 0, attempts < mostAttempts {
                let start = max(end - size, 0)
                let rest = Array(kept[..<start] + kept[end...])
                attempts += 1
                if await shows(row.difference, with: rest, of: whole, in: item) { kept = rest }
                end = start
            }
            size /= 2
        }
        if kept.count < whole.unitCount { row.samples = whole.keeping(kept)?.namesOfLives }
    }

    /// How often it plays a variant with less, so that a report does not take long where nothing can be left out.
    private var mostAttempts: Int { 60 }

    private func shows(_ difference: Difference, with units: [Int], of whole: Sample, in item: Case) async -> Bool {
        guard let sample = whole.keeping(units),
            sample.lives.allSatisfy({ $0.opening.occasion.starts.contains(item.start) })
        else { return false }
        let worlds = WorldPair(before: item.worldBefore, after: item.worldAfter)
        let pace = Pace(patience: 0.05, lingering: 0)
        let compared = ComparedCase(
            await comparison.outcome(of: sample, from: item.start, .before, in: worlds, apps, at: pace),
            await comparison.outcome(of: sample, from: item.start, .after, in: worlds, apps, at: pace),
            in: setting(of: worlds))
        let reduced = Case(of: sample, from: item.start, compared, Rule.sightings(in: compared))
        return reduced.sightings.contains {
            $0.difference.topic == difference.topic && !comparison.acceptances.mayAccept($0, in: reduced)
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
        return isOfFirstLife ? names : "\(names), after \(earlierLife.map(\.name).listed)"
    }
}
