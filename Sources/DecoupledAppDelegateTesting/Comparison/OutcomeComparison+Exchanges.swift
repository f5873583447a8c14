import DecoupledAppDelegate

/// A transition that reaches the app's code by another method than before: the scene's instead of the application's, or the other way round.
struct Exchange {
    let old: AppEvent
    let new: AppEvent

    /// What is done for the one and for the other.
    let difference: Difference
}

extension OutcomeComparison {
    /// The transitions that reach other code by another method: to a reader both methods are one thing, and one difference.
    func exchanges(
        _ before: [ComparisonReport.Outcome.Entry], _ after: [ComparisonReport.Outcome.Entry], _ effects: EffectMatch
    ) -> [Exchange] {
        let (wereCalled, areCalled) = (before.filter(\.isImplemented), after.filter(\.isImplemented))
        return effects.missing.compactMap { old, missing in
            guard !missing.isEmpty, !areCalled.contains(where: { $0.event == old }) else { return nil }
            let replacement = areCalled.first { entry in
                // Where methods are not known, a delegate that does nothing may have none.
                let isThere =
                    effects.added[entry.event]?.isEmpty == false || knowsMethods && hasHandlers && !entry.slot.isEmpty
                return isThere && entry.event.occurrence == old.occurrence
                    && !wereCalled.contains { $0.event == entry.event }
            }
            return replacement.map { entry in
                Exchange(
                    old: old, new: entry.event,
                    difference: Difference(
                        .effects, of: old, in: hasHandlers ? old.slot : nil, before: missing.listed,
                        after: (effects.added[entry.event] ?? []).listed))
            }
        }
    }
}
