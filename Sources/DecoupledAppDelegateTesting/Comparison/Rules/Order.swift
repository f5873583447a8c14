import DecoupledAppDelegate

extension Difference.Kind {
    /// What the app's code still does for the event, or in its place, has another order.
    public static let order = Self(rawValue: "order")
}

extension Rule {
    static let order = Rule(
        kind: .order,
        questions: [
            .event { event in
                event.pairs.filter { !event.haveMoved($0.old, $0.new) }
                    .compactMap { sides($0.old.effects, $0.new.effects) }
            },
            .whole { compared in
                // What one event does now in place of others, such as the scene's connection in place of the launch, and
                // what these still do.
                let moves = compared.effects.moves.filter(\.isExpected)
                return Set(moves.map(\.to)).sorted().compactMap { target in
                    let origins = moves.filter { $0.to == target }.map(\.from)
                    let events = Set(origins + [target])
                    return sides(compared.before.effectsInTurn(of: events), compared.after.effectsInTurn(of: events))
                        .map { (origins[0].event, $0) }
                }
            },
        ],
        advice: { difference in
            let what = difference.slot.map { "the handlers of \($0), or what one of them does" } ?? "the calls"
            return "If the order matters, reorder \(what); else accept differences in order."
        }
    )

    /// What is on both sides, if it has another order there: on the way from one to the other something is taken out and put in again.
    private static func sides(_ old: [String], _ new: [String]) -> Sides? {
        let change = new.difference(from: old)
        let removed = change.removals.map(\.text)
        guard change.insertions.map(\.text).contains(where: removed.contains) else { return nil }
        return (.list(old.filter(new.contains)), .list(new.filter(old.contains)))
    }
}

extension ComparedEvent {
    /// Whether another event does a part of one call now, or one call a part of another event's, as is expected.
    fileprivate func haveMoved(_ old: Entry, _ new: Entry) -> Bool {
        compared.effects.moves.contains { $0.isExpected && ($0.from == old.sampleEvent || $0.to == new.sampleEvent) }
    }
}

extension CollectionDifference<String>.Change {
    fileprivate var text: String {
        switch self {
        case .insert(_, let text, _), .remove(_, let text, _): text
        }
    }
}

extension Outcome {
    /// The effects of some events, without those on later turns, among which the entries have no order.
    fileprivate func effectsInTurn(of events: Set<SampleEvent>) -> [String] {
        entries.filter { events.contains($0.sampleEvent) }.flatMap { entry in
            entry.timedEffects.filter { $0.time != .afterResult }.map(\.text)
        }
    }
}
