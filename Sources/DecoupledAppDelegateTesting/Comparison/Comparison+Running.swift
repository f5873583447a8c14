import DecoupledAppDelegate

extension Comparison {
    private typealias PlayedSample = (sample: Sample, cases: [Case])

    /// Replays samples against both apps, from every start that they can have, and then variants of them.
    ///
    /// - Parameters:
    ///   - samples: The samples.
    ///   - worlds: Whether the app has scenes after the change; without and with them unless given.
    ///   - report: A report of the same samples and of the same app before the change, if there is one: what that app
    ///     did is played again only to confirm a difference. Use it to compare several changes with one app.
    /// - Returns: What differs.
    public func run(
        _ samples: [Sample], in worlds: Set<World> = Set(World.allCases), knowing report: ComparisonReport? = nil
    ) async -> ComparisonReport {
        var comparison = self
        if let report { comparison.earlier = EarlierReport(report) }
        let progress = ProgressReporter(onProgress)
        let runner = CaseRunner(of: comparison, in: worlds, reportingTo: progress)
        await runner.findApps(for: samples)
        let samples = samples.filter { !$0.isOnDemand || runner.apps.contain($0.event) }
        progress.announce(
            runner.lingering(for: samples.map { ($0, $0.occasion.starts) }, at: pace),
            for: "\(samples.count) samples\(triesVariants ? "; variants wait only where these show some" : "")")
        var played: [PlayedSample] = []
        for (index, sample) in samples.enumerated() {
            progress.phase = "sample \(index + 1) of \(samples.count)"
            played.append((sample, await runner.run(sample)))
        }
        await runner.findApps()
        let cases = played.flatMap(\.cases)
        let variants = triesVariants ? await runVariants(of: played, by: runner, progress) : []
        var rows = ComparisonReport.rows(
            of: Rule.differences(between: runner.apps, cases), and: cases + variants, acceptances,
            isAdopting: !runner.leftOut.isEmpty || cases.contains(where: \.adoptsScenes))
        progress.phase = "which samples matter"
        await runner.reduce(&rows)
        return ComparisonReport(
            cases: cases,
            variants: variants,
            rows: rows,
            coverage: ComparisonReport.Coverage(of: cases, runner.apps, knowsEffects: effects != nil),
            madeUp: played.filter { sample, cases in
                sample.isMadeUp && (!sample.isOnDemand || hasMethod(for: sample, in: cases, runner.apps))
            }.map(\.sample.name),
            notPlayed: runner.notPlayed,
            uncompared: uncompared,
            leftOut: runner.leftOut,
            hasUnsteadyEffects: runner.hasUnsteadyEffects
        )
    }

    /// Runs variants of samples for which somebody's code is called; by now the apps have declared what a user can do with their
    /// notifications.
    private func runVariants(
        of played: [PlayedSample], by runner: CaseRunner, _ progress: ProgressReporter
    ) async -> [Case] {
        let cases = played.flatMap(\.cases)
        let implemented = played.filter { sample, cases in
            cases.contains { item in
                // A cold start also calls launch methods, which says nothing of this sample.
                (item.start == .foreground || sample.occasion.starts == [.cold])
                    && item.entries.contains(where: \.isImplemented)
            }
        }
        let samples = implemented.map(\.sample)
        progress.announce(
            implemented.map { runner.lingering(for: runner.variants(of: $0.sample), beside: $0.cases) }.reduce(0, +)
                + runner.lingering(
                    for: runner.days(of: samples) + runner.pairs(of: samples, beside: cases)
                        + runner.laterLives(of: samples), beside: cases),
            for: "their variants")
        var variants: [Case] = []
        for (index, (sample, known)) in implemented.enumerated() {
            progress.phase = "variants of sample \(index + 1) of \(implemented.count)"
            variants += await runner.run(runner.variants(of: sample), beside: known)
        }
        progress.phase = "all samples in one life of the app"
        variants += await runner.run(runner.days(of: samples), beside: cases + variants, patience: patience)
        progress.phase = "each sample after each other one"
        variants += await runner.run(runner.pairs(of: samples, beside: cases + variants), beside: cases + variants)
        progress.phase = "later lives of the app"
        return variants + (await runner.run(runner.laterLives(of: samples), beside: cases + variants))
    }

    /// Whether a handler has the method for what was made up, or, as far as that can be told, the app delegate.
    private func hasMethod(for sample: Sample, in cases: [Case], _ apps: FoundApps) -> Bool {
        cases.contains { item in
            item.after.entries.contains { $0.event == sample.event && $0.isImplemented }
                || item.before.entries.contains {
                    $0.event == sample.event && (apps.areMethodsKnown && $0.isImplemented || !$0.effects.isEmpty)
                }
        }
    }
}
