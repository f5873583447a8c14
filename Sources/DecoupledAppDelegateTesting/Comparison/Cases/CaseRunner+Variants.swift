import DecoupledAppDelegate

// What is played beside the samples; each case says what it alone shows.

extension CaseRunner {
    /// Variants, each with the starts that it is played from, and the name of what it is a variant of.
    typealias Plan = [(sample: Sample, starts: [Start], variantOf: String)]

    /// A sample again in one life of the app and with other arguments, which is played in front if it can be, and with what an app may wait for.
    func variants(of sample: Sample) -> Plan {
        guard sample.isOfFirstLife else { return [] }
        let actions = apps.after.actions.merging(apps.before.actions) { $1 }
        let start = sample.occasion.starts.contains(.foreground) ? Start.foreground : .cold
        let inFront = (sample.variations(actions: actions) + sample.repetitions).map { ($0, [start]) }
        return (inFront + sample.delays).map { ($0, $1, sample.name) }
    }

    /// Samples one after the other in one life of the app, and in the opposite order, and a round trip that disconnects the scene.
    func days(of samples: [Sample]) -> Plan {
        let samples = playable(samples)
        let parts = samples.filter(\.isRepeatable)
        let days = parts.count > 1 ? [Sample].days(of: parts) : []
        let roundTrips = samples.filter(\.isRoundTrip).prefix(1)
        return days.map { ($0, [.foreground], $0.name) } + roundTrips.map { (.reconnection, [.foreground], $0.name) }
    }

    /// Each sample right after each other one; not where work is delayed, which would be waited for after each.
    func pairs(of samples: [Sample], beside known: [Case]) -> Plan {
        guard pace(beside: known).lingeringAfterEvent == 0 else { return [] }
        return [Sample].pairs(of: playable(samples).filter(\.isRepeatable)).map { ($0, [.foreground], $0.name) }
    }

    /// Later lives of the app; what differs in a launch by itself is known where one was played.
    func laterLives(of samples: [Sample]) -> Plan {
        let samples = playable(samples)
        let start = samples.first(where: \.isLaunch) ?? samples.first { $0.occasion.starts.contains(.cold) }
        return Sample.laterLives(with: samples).map { ($0, [.cold], start?.name ?? "") }
    }

    private func playable(_ samples: [Sample]) -> [Sample] {
        samples.filter { sample in worldPairs.allSatisfy { canPlay(sample, in: $0) } }
    }

    /// Runs variants, without what is known already.
    ///
    /// - Parameters:
    ///   - plan: The variants.
    ///   - known: The cases of what they are variants of.
    ///   - patience: How long to wait for completion handlers; nil for hardly, where it is known that nobody calls them.
    /// - Returns: The cases.
    func run(
        _ plan: Plan, beside known: [Case], patience: TimeInterval? = nil
    ) async -> [Case] {
        var cases: [Case] = []
        // Most cases say nothing that others depend on, and there are thousands.
        var noted = known.filter(\.concernsOthers)
        for (sample, starts, name) in plan {
            var pace = pace(beside: noted)
            pace.patience = patience ?? pace.patience
            let played = await run(sample, from: starts, at: pace, isVariant: true).map {
                $0.asVariant(of: name, beside: noted, accepting: comparison.acceptances)
            }
            cases += played
            noted += played.filter(\.concernsOthers)
        }
        return cases
    }

    /// How long it may linger for variants, in seconds.
    func lingering(for plan: Plan, beside known: [Case]) -> TimeInterval {
        lingering(for: plan.map { ($0.sample, $0.starts) }, at: pace(beside: known))
    }

    /// The pace of variants: nobody is waited for where it is known that nobody answers, or that no work is delayed.
    func pace(beside known: [Case]) -> Pace {
        let delaysWorkAtLaunch = apps.before.delaysWorkAtLaunch || apps.after.delaysWorkAtLaunch
        var pace = comparison.pace
        if known.contains(where: \.reachesDeadline) { pace.patience = min(pace.patience, 0.05) }
        if !delaysWorkAtLaunch { pace.lingeringAfterLaunch = 0 }
        if !known.contains(where: \.delaysWork) {
            pace.lingeringAfterEvent = 0
            pace.lingeringAtEnd = 0
        }
        return pace
    }
}

extension Case {
    /// Whether other cases depend on it: how long they wait, and what is known there.
    fileprivate var concernsOthers: Bool { !sightings.isEmpty || delaysWork || reachesDeadline }

    /// Whether a completion handler was not called before its deadline, on either side.
    fileprivate var reachesDeadline: Bool { before.reachesDeadline || after.reachesDeadline }

    fileprivate var delaysWork: Bool { before.delaysWork || after.delaysWork }

    /// The case without differences of the kinds that an event has already in other cases of the same world, where they are not accepted; the same
    /// difference of another variant stays, since one line is to accept it in all.
    fileprivate func asVariant(
        of sample: String, beside others: [Case], accepting acceptances: [Acceptance]
    ) -> Case {
        var item = self
        item.variantOf = sample
        let others = others.filter { $0.worldAfter == worldAfter }
        item.sightings.removeAll { new in
            let alike = others.flatMap { other in
                other.sightings.filter { known in
                    known.difference.kind == new.difference.kind && known.difference.event == new.difference.event
                        && !acceptances.mayAccept(known, in: other)
                }
                .map { (difference: $0.difference, isOfSample: other.variantOf == nil) }
            }
            let isShown = alike.contains { $0.difference.isSame(as: new.difference) }
            return alike.contains(where: \.isOfSample) || !alike.isEmpty && !isShown
        }
        return item
    }
}

extension Outcome {
    fileprivate var reachesDeadline: Bool { entries.contains { $0.timing == .never || $0.timing == .atDeadline } }
}
