/// A condition for many events: while it is false, no handler is called, and UIKit gets the result of an empty slot.
///
/// ```swift
/// AppDelegate.shared.guards["launch"] = EventGuard([.openURL, .performFetch]) { _ in !launchHasFailed }
/// AppDelegate.shared.guards["locked"] = EventGuard(AppEvent.all(in: \.urlDelegate)) { _ in isUnlocked }
/// AppDelegate.shared.guards["launch"] = nil
/// ```
///
/// It is checked before interceptions, observers and handlers, and does not change `responds(to:)`. Rejected events are not kept. What was
/// kept before waits until the guard lets it pass: call ``AppDelegate/guardsDidChange()`` when the condition changes.
@preconcurrency @MainActor public struct EventGuard {
    let events: EventSet
    let admits: (AppEvent) -> Bool

    /// Creates a condition.
    ///
    /// - Parameters:
    ///   - events: The events that it is for.
    ///   - admits: Returns whether an event may pass.
    public init(_ events: some Sequence<AppEvent>, admits: @escaping @MainActor (AppEvent) -> Bool) {
        self.events = EventSet(events)
        self.admits = admits
    }
}
