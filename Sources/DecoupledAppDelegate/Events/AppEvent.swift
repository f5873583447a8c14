/// One event that UIKit sends the app, identified by its delegate method.
///
/// The raw value is the method's Objective-C selector, such as `application:openURL:options:`. Each role declares its events as
/// static members: ``AppEvent/openURL``, ``AppEvent/didBecomeActive`` and so on.
public struct AppEvent: RawRepresentable, Hashable, Sendable {
    /// The Objective-C selector of the event's delegate method.
    public var rawValue: String { name.selector }

    private let name: Name

    /// Creates an event from a selector.
    ///
    /// - Parameter rawValue: The Objective-C selector of a delegate method.
    public init(rawValue: String) { name = Name(rawValue) }

    init(_ selector: String) { name = Name(selector) }

    /// The event's place among all that slots declare; nil if none does.
    @MainActor var index: Int? { name.index ?? Self.indices[self] }

    /// Gives an event its place.
    @MainActor func number(_ index: Int) { name.index = index }

    /// What copies of an event share, so that an event finds its place at once.
    private final class Name: Sendable {
        let selector: String
        @MainActor var index: Int?

        init(_ selector: String) { self.selector = selector }
    }
}

extension AppEvent: CustomStringConvertible {
    /// The selector.
    public var description: String { rawValue }
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

    func union(_ other: EventSet) -> EventSet { EventSet(bits | other.bits) }

    func intersection(_ other: EventSet) -> EventSet { EventSet(bits & other.bits) }

    func subtracting(_ other: EventSet) -> EventSet { EventSet(bits & ~other.bits) }

    func isDisjoint(with other: EventSet) -> Bool { bits & other.bits == .zero }

    func isSubset(of other: EventSet) -> Bool { subtracting(other) == EventSet() }

    mutating func formUnion(_ other: EventSet) { bits |= other.bits }

    private init(_ bits: SIMD2<UInt64>) { self.bits = bits }
}
