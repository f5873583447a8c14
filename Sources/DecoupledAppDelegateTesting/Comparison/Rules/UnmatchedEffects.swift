import DecoupledAppDelegate

/// The effects of a case, without those that are the same before and afterwards for the same event of the same sample.
///
/// Within one sample, calls of an event share their effects: nobody can tell which of them has put off what is done on a later turn.
struct UnmatchedEffects {
    /// Something that is done for another event than before.
    struct Move {
        let effect: String
        let from: SampleEvent
        let to: SampleEvent

        /// Whether it takes place of itself.
        let isExpected: Bool
    }

    /// The moves from one event to another.
    private(set) var moves: [Move] = []

    /// What is no longer done, and for which event.
    private(set) var missing: [SampleEvent: [String]]

    /// What is done anew, and for which event.
    private(set) var added: [SampleEvent: [String]]

    /// - Parameters:
    ///   - before: What the app did before.
    ///   - after: What it did afterwards.
    ///   - isExpected: Whether a move from one event to another of the same sample takes place of itself.
    init(
        _ before: [Entry], _ after: [Entry],
        isExpected: (_ from: AppEvent, _ to: AppEvent) -> Bool
    ) {
        let old = Self.effects(before)
        let new = Self.effects(after)
        missing = old.reduce(into: [:]) { $0[$1.key] = $1.value.without(new[$1.key] ?? []) }
        added = new.reduce(into: [:]) { $0[$1.key] = $1.value.without(old[$1.key] ?? []) }
        for (origin, effects) in missing.sorted(by: { $0.key < $1.key }) {
            for effect in effects { move(effect, from: origin, isExpected) }
        }
    }

    /// The events for which something is no longer done.
    var eventsWithMissing: Set<AppEvent> { Set(missing.filter { !$0.value.isEmpty }.map(\.key.event)) }

    /// Takes out an effect that is done for another event than before, if it is.
    private mutating func move(
        _ effect: String, from origin: SampleEvent, _ isExpected: (_ from: AppEvent, _ to: AppEvent) -> Bool
    ) {
        let targets = added.filter { $0.value.contains(effect) && $0.key.event != origin.event }.keys.sorted()
        let ofSample = targets.filter { $0.sampleIndex == origin.sampleIndex }
        let expected = ofSample.first { isExpected(origin.event, $0.event) }
        guard let target = expected ?? ofSample.first ?? targets.first else { return }
        missing[origin] = missing[origin]?.without([effect])
        added[target] = added[target]?.without([effect])
        moves.append(Move(effect: effect, from: origin, to: target, isExpected: expected != nil))
    }

    private static func effects(_ entries: [Entry]) -> [SampleEvent: [String]] {
        entries.reduce(into: [:]) { effects, entry in
            effects[entry.sampleEvent, default: []] += entry.effects
        }
    }
}

extension [SampleEvent: [String]] {
    /// What there is for an event, with some of the samples or with all, in their order.
    func of(_ event: AppEvent, _ samples: Set<Int>? = nil) -> [String] {
        filter { $0.key.event == event && samples?.contains($0.key.sampleIndex) != false }
            .sorted { $0.key < $1.key }.flatMap(\.value)
    }
}

/// An event, and with which of the samples of a case it came.
struct SampleEvent: Hashable, Comparable {
    let event: AppEvent
    let sampleIndex: Int

    static func < (one: Self, other: Self) -> Bool {
        (one.sampleIndex, one.event.rawValue) < (other.sampleIndex, other.event.rawValue)
    }
}

extension Entry {
    var sampleEvent: SampleEvent { SampleEvent(event: event, sampleIndex: sampleIndex) }
}
