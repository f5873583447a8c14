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
struct EventSet: OptionSet, Hashable {
    var rawValue: SIMD2<UInt64>

    /// Creates a set of events; one that the package does not declare is left out.
    @MainActor init(_ events: some Sequence<AppEvent>) { self = events.reduce(into: []) { $0.formUnion(EventSet($1)) } }

    @MainActor init(_ event: AppEvent) { self = event.index.map(EventSet.init(index:)) ?? [] }

    init(index: Int) {
        self.init()
        rawValue[index / UInt64.bitWidth] = 1 << (index % UInt64.bitWidth)
    }

    init(rawValue: SIMD2<UInt64>) { self.rawValue = rawValue }

    init() { rawValue = .zero }

    @MainActor func contains(_ event: AppEvent) -> Bool {
        event.index.map { contains(EventSet(index: $0)) } ?? false
    }

    mutating func formUnion(_ other: EventSet) { rawValue |= other.rawValue }

    mutating func formIntersection(_ other: EventSet) { rawValue &= other.rawValue }

    mutating func formSymmetricDifference(_ other: EventSet) { rawValue ^= other.rawValue }
}
