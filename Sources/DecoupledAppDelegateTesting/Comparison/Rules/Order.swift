import DecoupledAppDelegate

extension Difference.Kind {
    /// The app's code does the same for the event in another order.
    public static let order = Self(rawValue: "order")
}

extension Rule {
    static let order = Rule(
        kind: .order,
        questions: [
            .event { event in
                event.pairs.flatMap { old, new in
                    let early = new.afterAnswer(beside: old)
                    let isOther = old.effects != new.effects && old.effects.sorted() == new.effects.sorted()
                    // Of what has moved to the connection of a scene the rest has kept its order.
                    let left = old.effects.ofBoth(new.effects)
                    let kept = new.effects.ofBoth(old.effects)
                    let isReordered =
                        event.event.isOfLaunch && event.missing.isEmpty && event.added.isEmpty && left != kept
                    return (early.isEmpty ? [] : [Sides(.list(early), .afterResult(early))])
                        + (isOther
                            ? [Sides(.list(old.effects), .list(new.effects))]
                            : isReordered ? [Sides(.list(left), .list(kept))] : [])
                }
            }
        ],
        advice: { difference in
            if case .afterResult = difference.new { return adviceForAfterResult }
            let what = difference.slot.map { "the handlers of \($0)" } ?? "the calls"
            return "If the order matters, reorder \(what); else accept differences in order."
        }
    )
}

extension [String] {
    /// What is in another list, too, each where it comes first.
    fileprivate func ofBoth(_ other: [String]) -> [String] { withoutRepetitions.filter(other.contains) }
}
