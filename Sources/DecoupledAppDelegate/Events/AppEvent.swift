/// One event that UIKit sends the app, identified by its delegate method.
///
/// Each role declares its events as static members: ``AppEvent/openURL``, ``AppEvent/didBecomeActive`` and so on. Each
/// of them is an ``Event``, which has the types of the event's arguments and of its combined answer as well.
@preconcurrency @MainActor public class AppEvent: nonisolated RawRepresentable, nonisolated Hashable {
    /// The Objective-C selector of the event's delegate method, such as `application:openURL:options:`.
    public nonisolated let rawValue: String

    /// The event's place among all that slots declare; nil if none does.
    private(set) final lazy var index: Int? = Self.indices[self]

    /// Creates an event from a selector.
    ///
    /// - Parameter rawValue: The Objective-C selector of a delegate method.
    public nonisolated required init(rawValue: String) { self.rawValue = rawValue }

    /// Whether two events have the same selector.
    public nonisolated static func == (first: AppEvent, second: AppEvent) -> Bool { first.rawValue == second.rawValue }

    /// Hashes the event by its selector.
    ///
    /// - Parameter hasher: The hasher.
    public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(rawValue) }
}

extension AppEvent: nonisolated CustomStringConvertible {
    /// The selector.
    public nonisolated var description: String { rawValue }
}

/// A set of the events that the package declares, a bit for each; there may be 64, and one more traps.
struct EventSet: OptionSet {
    let rawValue: UInt64
}

extension OptionSet where RawValue: FixedWidthInteger {
    /// Creates the set of one option, which traps if there are more than there are bits.
    init(index: Int) {
        precondition(index < RawValue.bitWidth)
        self.init(rawValue: 1 << index)
    }
}

@MainActor extension EventSet {
    /// Creates a set of events; one that the package does not declare is left out.
    init(_ events: [AppEvent]) { self.init(events.map { EventSet($0) }) }

    /// Creates the set of one event.
    init(_ event: AppEvent) { self = event.index.map(EventSet.init(index:)) ?? [] }

    func contains(_ event: AppEvent) -> Bool { !isDisjoint(with: EventSet(event)) }
}

nonisolated extension AppEvent {
    /// Whether the event is a method of the app delegate; every method of its protocol begins so.
    var isAppDelegateMethod: Bool { rawValue.hasPrefix("application") || self == .buildMenu }

    /// Whether the event is a method of the notification center's delegate.
    var isNotificationCenterDelegateMethod: Bool { rawValue.hasPrefix("userNotificationCenter") }
}
