import DecoupledAppDelegate

/// The effects of a case, without those that are the same before and afterwards for the same event of the same sample.
///
/// Within one sample, calls of an event share their effects: nobody can tell which of them has put off what is done on a later turn.
struct EffectMatch {
    /// An event, and with which of the samples of a case it came.
    private struct Place: Hashable, Comparable {
        let event: AppEvent
        let sampleIndex: Int

        init(_ entry: ComparisonReport.Outcome.Entry) {
            event = entry.event
            sampleIndex = entry.sampleIndex
        }

        static func < (one: Place, other: Place) -> Bool {
            (one.sampleIndex, one.event.rawValue) < (other.sampleIndex, other.event.rawValue)
        }
    }

    /// What is no longer done.
    private var missing: [Place: [String]]

    /// What is done anew.
    private var added: [Place: [String]]

    init(_ before: [ComparisonReport.Outcome.Entry], _ after: [ComparisonReport.Outcome.Entry]) {
        let (old, new) = (Self.effects(before), Self.effects(after))
        missing = old.reduce(into: [:]) { $0[$1.key] = $1.value.without(new[$1.key] ?? []) }
        added = new.reduce(into: [:]) { $0[$1.key] = $1.value.without(old[$1.key] ?? []) }
    }

    /// What is no longer done for an event, with one of the samples or with all in their order.
    func missing(for event: AppEvent, _ sampleIndex: Int? = nil) -> [String] {
        Self.effects(of: event, sampleIndex, in: missing)
    }

    /// What is done anew for an event, with one of the samples or with all in their order.
    func added(for event: AppEvent, _ sampleIndex: Int? = nil) -> [String] {
        Self.effects(of: event, sampleIndex, in: added)
    }

    /// The events for which something is no longer done.
    var bereft: [AppEvent] {
        missing.filter { !$0.value.isEmpty }.keys.sorted().map(\.event).withoutRepetitions
    }

    /// Something that is done for another event than before.
    struct Move {
        let effect: String
        let from: AppEvent
        let to: AppEvent
    }

    /// Takes out what is done for another event than before.
    ///
    /// - Parameter isMeant: Whether a move from one event to another of the same sample takes place of itself; such moves are taken out only.
    /// - Returns: The other moves.
    mutating func takeMoves(where isMeant: (_ from: AppEvent, _ to: AppEvent) -> Bool) -> [Move] {
        var moves: [Move] = []
        for (place, effects) in missing.sorted(by: { $0.key < $1.key }) {
            for effect in effects {
                let targets = added.filter { $0.value.contains(effect) && $0.key.event != place.event }.keys
                    .sorted()
                let sameSample = targets.filter { $0.sampleIndex == place.sampleIndex }
                let meant = sameSample.first { isMeant(place.event, $0.event) }
                guard let target = meant ?? sameSample.first ?? targets.first else { continue }
                missing[place] = missing[place]?.without([effect])
                added[target] = added[target]?.without([effect])
                if meant == nil { moves.append(Move(effect: effect, from: place.event, to: target.event)) }
            }
        }
        return moves
    }

    private static func effects(_ entries: [ComparisonReport.Outcome.Entry]) -> [Place: [String]] {
        entries.reduce(into: [:]) { $0[Place($1), default: []] += $1.effects }
    }

    private static func effects(of event: AppEvent, _ sampleIndex: Int?, in effects: [Place: [String]]) -> [String] {
        effects.filter { $0.key.event == event && (sampleIndex == nil || sampleIndex == $0.key.sampleIndex) }
            .sorted { $0.key < $1.key }.flatMap(\.value)
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
    /// Each entry with one of the others, with the most alike first: of two calls with one sample, either may have been answered first.
    func paired(with others: Self) -> [(Element, Element)] {
        let likenesses: [(Element, Element) -> Bool] = [
            { $0.sampleIndex == $1.sampleIndex && $0.input == $1.input && $0.answer == $1.answer },
            { $0.sampleIndex == $1.sampleIndex && $0.input == $1.input },
            { $0.input == $1.input },
            { $0.sampleIndex == $1.sampleIndex },
            { _, _ in true },
        ]
        var rest = others
        var partners: [Int: Element] = [:]
        for isLike in likenesses {
            for index in indices where partners[index] == nil {
                guard let partner = rest.firstIndex(where: { isLike(self[index], $0) }) else { continue }
                partners[index] = rest.remove(at: partner)
            }
        }
        return indices.compactMap { index in partners[index].map { (self[index], $0) } }
    }
}
