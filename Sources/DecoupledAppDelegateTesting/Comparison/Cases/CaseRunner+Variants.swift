import DecoupledAppDelegate

// Variants of a sample are played in front, but for those that wait for something; each says what it alone shows.

extension CaseRunner {
    /// Runs a sample again in one life of the app and with other arguments, without what is known of the sample already.
    func runVariants(of sample: Sample, beside known: [ComparisonReport.Case]) async -> [ComparisonReport.Case] {
        let inFront = known.filter { $0.start == .foreground }
        var cases: [ComparisonReport.Case] = []
        for variant in variantsInFront(of: sample) {
            cases += await run(variant, ofSample: sample, from: [.foreground], beside: inFront + cases)
        }
        for variant in sample.delays {
            cases += await run(variant.sample, ofSample: sample, from: variant.starts, beside: known + cases)
        }
        return cases
    }

    /// How long it may linger for the variants of a sample, in seconds.
    func lingering(forVariantsOf sample: Sample, beside known: [ComparisonReport.Case]) -> TimeInterval {
        lingering(for: variantsInFront(of: sample).map { ($0, [.foreground]) } + sample.delays, at: pace(beside: known))
    }

    private func variantsInFront(of sample: Sample) -> [Sample] {
        sample.variations(actions: apps.after.actions.merging(apps.before.actions) { $1 }) + sample.repetitions
    }

    private func run(
        _ variant: Sample, ofSample sample: Sample, from starts: [Comparison.Start],
        beside known: [ComparisonReport.Case]
    ) async -> [ComparisonReport.Case] {
        await run(variant, from: starts, at: pace(beside: known), isVariant: true).map {
            $0.asVariant(of: sample.name, beside: known, accepting: comparison.acceptances)
        }
    }

    private func pace(beside known: [ComparisonReport.Case]) -> Pace {
        comparison.pace(
            ofVariantBeside: known,
            delaysWorkAtLaunch: apps.before.delaysWorkAtLaunch || apps.after.delaysWorkAtLaunch)
    }
}

extension CaseRunner {
    /// Runs samples one after the other in one life of the app, and in the opposite order, a round trip that disconnects the scene, and launches
    /// after such a life, without what is known already.
    func runDays(of samples: [Sample], beside known: [ComparisonReport.Case]) async -> [ComparisonReport.Case] {
        var cases: [ComparisonReport.Case] = []
        for (day, start, name) in days(of: samples) {
            cases += await run(day, from: [start], at: paceOfDays(beside: known)).map {
                $0.asVariant(of: name, beside: known + cases, accepting: comparison.acceptances)
            }
        }
        return cases
    }

    /// How long it may linger for the days of samples, in seconds.
    func lingering(forDaysOf samples: [Sample], beside known: [ComparisonReport.Case]) -> TimeInterval {
        lingering(for: days(of: samples).map { ($0.day, [$0.start]) }, at: paceOfDays(beside: known))
    }

    private func days(of samples: [Sample]) -> [(day: Sample, start: Comparison.Start, variantOf: String)] {
        let parts = samples.filter { sample in
            sample.isRepeatable && worldPairs.allSatisfy { canPlay(sample, in: $0) }
        }
        let days = parts.count > 1 ? [Sample].days(of: parts) : []
        // What differs in a launch by itself is known where one was played.
        let launches = samples.filter(\.isLaunch).prefix(1)
        let roundTrips = samples.filter(\.isRoundTrip).prefix(1)
        return days.map { ($0, .foreground, $0.name) } + roundTrips.map { (.reconnection, .foreground, $0.name) }
            + launches.flatMap { launch in
                Sample.launches(afterLifeWith: parts).map { ($0, .cold, launch.name) }
            }
    }

    /// The pace of what waits once for all samples that nobody answers.
    private func paceOfDays(beside known: [ComparisonReport.Case]) -> Pace {
        var pace = pace(beside: known)
        pace.patience = comparison.patience
        return pace
    }
}

extension ComparisonReport.Case {
    /// The case without differences of the kinds that an event has already in other cases of the same world, where they are not accepted.
    fileprivate func asVariant(
        of sample: String, beside others: [ComparisonReport.Case], accepting acceptances: [Acceptance]
    ) -> ComparisonReport.Case {
        var item = self
        item.variantOf = sample
        item.sightings.removeAll { new in
            others.contains { other in
                other.worldAfter == worldAfter
                    && other.sightings.contains { known in
                        known.difference.kind == new.difference.kind && known.difference.event == new.difference.event
                            && !acceptances.mayAccept(known, in: other)
                    }
            }
        }
        return item
    }
}
