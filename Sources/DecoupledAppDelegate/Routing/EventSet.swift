/// A set of the events that the package declares, a bit for each; there may be 64.
struct EventSet: Hashable, Sendable {
    private var bits: UInt64 = 0

    /// Creates an empty set.
    init() {}

    /// Creates a set of events; one that the package does not declare is left out.
    @MainActor
    init(_ events: some Sequence<AppEvent>) {
        for event in events { insert(event) }
    }

    @MainActor
    init(_ event: AppEvent) {
        insert(event)
    }

    init(index: Int) {
        bits = 1 << index
    }

    var isEmpty: Bool { bits == 0 }

    @MainActor
    func contains(_ event: AppEvent) -> Bool {
        AppEvent.indices[event].map(contains) ?? false
    }

    func contains(_ index: Int) -> Bool { bits & 1 << index != 0 }

    func isSubset(of other: EventSet) -> Bool { bits & ~other.bits == 0 }

    func isDisjoint(with other: EventSet) -> Bool { bits & other.bits == 0 }

    func union(_ other: EventSet) -> EventSet {
        var union = self
        union.formUnion(other)
        return union
    }

    func subtracting(_ other: EventSet) -> EventSet {
        var rest = self
        rest.bits &= ~other.bits
        return rest
    }

    @MainActor
    mutating func insert(_ event: AppEvent) {
        if let index = AppEvent.indices[event] { bits |= 1 << index }
    }

    mutating func formUnion(_ other: EventSet) {
        bits |= other.bits
    }
}
