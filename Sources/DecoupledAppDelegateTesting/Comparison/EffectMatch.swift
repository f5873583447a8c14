import DecoupledAppDelegate

/// The effects of a case, event by event, without those that are the same before and afterwards.
struct EffectMatch {
    /// What is no longer done for an event.
    private(set) var missing: [AppEvent: [String]]

    /// What is done anew for an event.
    private(set) var added: [AppEvent: [String]]

    init(_ before: [ComparisonReport.Outcome.Entry], _ after: [ComparisonReport.Outcome.Entry]) {
        let (old, new) = (Self.effects(before), Self.effects(after))
        missing = old.reduce(into: [:]) { $0[$1.key] = $1.value.without(new[$1.key] ?? []) }
        added = new.reduce(into: [:]) { $0[$1.key] = $1.value.without(old[$1.key] ?? []) }
    }

    /// Something that is done for another event than before.
    struct Move {
        let effect: String
        let from: AppEvent
        let to: AppEvent
    }

    /// Takes out what is done for another event than before.
    ///
    /// - Parameter isMeant: Whether a move from one event to another takes place of itself; such moves are taken out only.
    /// - Returns: The other moves.
    mutating func takeMoves(where isMeant: (_ from: AppEvent, _ to: AppEvent) -> Bool) -> [Move] {
        var moves: [Move] = []
        for (event, effects) in missing.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
            for effect in effects {
                let candidates = added.filter { $0.value.contains(effect) }.keys.sorted { $0.rawValue < $1.rawValue }
                guard let target = candidates.first(where: { isMeant(event, $0) }) ?? candidates.first else { continue }
                missing[event] = missing[event]?.without([effect])
                added[target] = added[target]?.without([effect])
                if !isMeant(event, target) { moves.append(Move(effect: effect, from: event, to: target)) }
            }
        }
        return moves
    }

    private static func effects(_ entries: [ComparisonReport.Outcome.Entry]) -> [AppEvent: [String]] {
        entries.reduce(into: [:]) { $0[$1.event, default: []] += $1.effects }
    }
}

extension [String] {
    /// The elements, each as often as it is here more often than in another list.
    func without(_ others: [String]) -> [String] {
        var others = others
        return filter { element in
            guard let index = others.firstIndex(of: element) else { return true }
            others.remove(at: index)
            return false
        }
    }
}

extension [ComparisonReport.Outcome.Entry] {
    /// Each entry with one of the others: with one that has the same arguments, and the same result if there are several, whichever of two
    /// was answered first, else with one that is left over.
    func paired(with others: Self) -> [(Element, Element)] {
        var rest = others
        let equal = map { entry -> Element? in
            let likely = rest.indices.filter { rest[$0].input == entry.input }
            return (likely.first { rest[$0].answer == entry.answer } ?? likely.first).map { rest.remove(at: $0) }
        }
        return zip(self, equal).compactMap { entry, equal in
            if let equal { return (entry, equal) }
            return rest.isEmpty ? nil : (entry, rest.removeFirst())
        }
    }
}
