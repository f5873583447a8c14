/// One event that UIKit sends the app, identified by its delegate method.
///
/// Each role declares its events as static members: ``AppEvent/openURL``, ``AppEvent/didBecomeActive`` and so on. Each of them is an
/// ``Event``, which has the types of the event's arguments and of its combined answer as well.
@preconcurrency @MainActor public class AppEvent: nonisolated RawRepresentable, nonisolated Hashable {
    /// The Objective-C selector of the event's delegate method, such as `application:openURL:options:`.
    public nonisolated let rawValue: String

    /// The event's place among all that slots declare; nil if none does.
    private(set) final lazy var index: Int? = Self.indices[self]

    /// Creates an event from a selector.
    ///
    /// - Parameter rawValue: The Objective-C selector of a delegate method.
    public nonisolated required init(rawValue: String) { self.rawValue = rawValue }
}

extension AppEvent: nonisolated CustomStringConvertible {
    /// The selector.
    public nonisolated var description: String { rawValue }
}

/// A set of the events that the package declares, a bit for each; there may be 128, and one more traps, in a release build as well.
///
/// It has what an option set has, without the code that conforming to `SetAlgebra` adds to an app.
struct EventSet: Equatable {
    private var bits = SIMD2<UInt64>.zero

    init() {}

    /// Creates a set of events; one that the package does not declare is left out.
    @MainActor init(_ events: [AppEvent]) { for event in events { formUnion(EventSet(event)) } }

    @MainActor @inline(never) init(_ event: AppEvent) {
        self.init()
        if let index = event.index { self = EventSet(index: index) }
    }

    init(index: Int) { bits[index / UInt64.bitWidth] = 1 << (index % UInt64.bitWidth) }

    @MainActor func contains(_ event: AppEvent) -> Bool { !isDisjoint(with: EventSet(event)) }

    func intersection(_ other: EventSet) -> EventSet { EventSet(bits & other.bits) }

    func subtracting(_ other: EventSet) -> EventSet { EventSet(bits & ~other.bits) }

    func isDisjoint(with other: EventSet) -> Bool { bits & other.bits == .zero }

    func isSubset(of other: EventSet) -> Bool { subtracting(other) == EventSet() }

    mutating func formUnion(_ other: EventSet) { bits |= other.bits }

    private init(_ bits: SIMD2<UInt64>) { self.bits = bits }
}
