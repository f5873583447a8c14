import DecoupledAppDelegate

/// The effects of a case, without those that are the same before and afterwards for the same event of the same sample.
///
/// Within one sample, calls of an event share their effects: nobody can tell which of them has put off what is done on a later turn.
struct UnmatchedEffects {
    /// Something that is done for another event than before.
    struct Move {
        let effect: String
        let from: AppEvent
        let to: AppEvent
    }

    /// An event, and with which of the samples of a case it came.
    private struct Place: Hashable, Comparable {
        let event: AppEvent
        let sampleIndex: Int

        static func < (one: Place, other: Place) -> Bool {
            (one.sampleIndex, one.event.rawValue) < (other.sampleIndex, other.event.rawValue)
        }
    }

    /// The moves from one event to another that are not expected; the others are left out.
    private(set) var moves: [Move] = []

    private var missing: [Place: [String]]
    private var added: [Place: [String]]

    /// - Parameters:
    ///   - before: What the app did before.
    ///   - after: What it did afterwards.
    ///   - isExpected: Whether a move from one event to another of the same sample takes place of itself.
    init(
        _ before: [ComparisonReport.Outcome.Entry], _ after: [ComparisonReport.Outcome.Entry],
        isExpected: (_ from: AppEvent, _ to: AppEvent) -> Bool
    ) {
        let old = Self.effects(before)
        let new = Self.effects(after)
        missing = old.reduce(into: [:]) { $0[$1.key] = $1.value.without(new[$1.key] ?? []) }
        added = new.reduce(into: [:]) { $0[$1.key] = $1.value.without(old[$1.key] ?? []) }
        for (place, effects) in missing.sorted(by: { $0.key < $1.key }) {
            for effect in effects { move(effect, from: place, isExpected) }
        }
    }

    /// The events for which something is no longer done.
    var eventsWithMissing: Set<AppEvent> { Set(missing.filter { !$0.value.isEmpty }.map(\.key.event)) }

    /// What is no longer done for an event, with one of the samples or with all in their order.
    func missing(for event: AppEvent, _ sampleIndex: Int? = nil) -> [String] {
        Self.effects(of: event, sampleIndex, in: missing)
    }

    /// What is done anew for an event, with one of the samples or with all in their order.
    func added(for event: AppEvent, _ sampleIndex: Int? = nil) -> [String] {
        Self.effects(of: event, sampleIndex, in: added)
    }

    /// Takes out an effect that is done for another event than before, if it is.
    private mutating func move(
        _ effect: String, from place: Place, _ isExpected: (_ from: AppEvent, _ to: AppEvent) -> Bool
    ) {
        let targets = added.filter { $0.value.contains(effect) && $0.key.event != place.event }.keys.sorted()
        let ofSample = targets.filter { $0.sampleIndex == place.sampleIndex }
        let expected = ofSample.first { isExpected(place.event, $0.event) }
        guard let target = expected ?? ofSample.first ?? targets.first else { return }
        missing[place] = missing[place]?.without([effect])
        added[target] = added[target]?.without([effect])
        if expected == nil { moves.append(Move(effect: effect, from: place.event, to: target.event)) }
    }

    private static func effects(_ entries: [ComparisonReport.Outcome.Entry]) -> [Place: [String]] {
        entries.reduce(into: [:]) { effects, entry in
            effects[Place(event: entry.event, sampleIndex: entry.sampleIndex), default: []] += entry.effects
        }
    }

    private static func effects(of event: AppEvent, _ sampleIndex: Int?, in effects: [Place: [String]]) -> [String] {
        effects.filter { $0.key.event == event && (sampleIndex == nil || sampleIndex == $0.key.sampleIndex) }
            .sorted { $0.key < $1.key }.flatMap(\.value)
    }
}
