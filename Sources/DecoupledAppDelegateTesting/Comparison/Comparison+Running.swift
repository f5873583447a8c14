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
        if let report { comparison.earlier = EarlierReport(report) }
        let progress = ProgressReporter(onProgress)
        let stage = Stage(of: comparison, in: worlds, reportingTo: progress)
        return await comparison.run(samples, on: stage, progress)
    }

    private func run(_ samples: [Sample], on stage: Stage, _ progress: ProgressReporter) async -> ComparisonReport {
        let samples = samples.filter { !$0.isOnDemand || stage.found.contain($0.event) }
        let lingering = samples.map { stage.lingering(for: $0, from: $0.occasion.starts, at: pace) }.reduce(0, +)
        progress.announce(
            lingering,
            for: "\(samples.count) samples\(triesVariants ? "; variants wait only where these show some" : "")")
        var played: [(sample: Sample, cases: [ComparisonReport.Case])] = []
        for (index, sample) in samples.enumerated() {
            progress.phase = "sample \(index + 1) of \(samples.count)"
            played.append((sample, await stage.play(sample)))
        }
        let cases = played.flatMap(\.cases)
        let variants = triesVariants ? await playVariants(of: played, on: stage, progress) : []
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
            leftOut: stage.leftOut,
            hasUnsteadyEffects: stage.hasUnsteadyEffects
        )
    }

    /// Plays variants of samples that reach somebody; by now the apps have declared what a user can do with their notifications.
    private func playVariants(
        of played: [(sample: Sample, cases: [ComparisonReport.Case])], on stage: Stage, _ progress: ProgressReporter
    ) async -> [ComparisonReport.Case] {
        let cases = played.flatMap(\.cases)
        let inFront = played.filter { sample, known in
            known.contains { $0.start == .foreground && $0.reaches(sample.event) }
        }
        let reached = played.filter { sample, known in known.contains { $0.reaches(sample.event) } }.map(\.sample)
        progress.announce(
            inFront.map { stage.lingering(forVariantsOf: $0.sample, beside: $0.cases) }.reduce(0, +)
                + stage.lingering(forDaysOf: reached, beside: cases),
            for: "their variants")
        var variants: [ComparisonReport.Case] = []
        for (index, (sample, known)) in inFront.enumerated() {
            progress.phase = "variants of sample \(index + 1) of \(inFront.count)"
            variants += await stage.playVariants(of: sample, beside: known)
        }
        progress.phase = "all samples in one life of the app"
        return variants + (await stage.playDays(of: reached, beside: cases + variants))
    }

    /// Whether a handler received what was made up, or, as far as that can be told, the app delegate.
    private func isReceived(_ sample: Sample, in cases: [ComparisonReport.Case], _ found: FoundMethods) -> Bool {
        cases.contains { item in
            item.after.entries.contains { $0.event == sample.event && $0.isImplemented }
                || item.before.entries.contains {
                    $0.event == sample.event && (found.knowsMethods && $0.isImplemented || !$0.effects.isEmpty)
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
