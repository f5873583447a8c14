import Foundation

// This folder is what the package reports about its own work: faults, and the log of a pass. It knows events by their
// selectors and handlers by their class names.

/// Takes faults, has events followed, and holds the clock that they are timed by.
@MainActor package final class Diagnostics {
    package let clock: any EventClock

    /// Receives each fault.
    var onFault: @MainActor (Fault) -> Void = { $0.log() }

    /// What follows each event on its way.
    package private(set) var followers: [any EventFollower] = []

    /// How long a handler may block the main thread, in seconds; nil for no limit.
    var budget: TimeInterval?

    /// Whether followers may show URL paths and queries, tokens and user info.
    package var revealsPayloads = false

    /// Whether calls are timed, which is so where there are followers or a budget.
    var isTiming: Bool { !followers.isEmpty || budget != nil }

    init(clock: any EventClock) { self.clock = clock }

    func reportFault(_ reason: Fault.Reason, by handler: String, in slot: String, at event: AppEvent? = nil) {
        onFault(Fault(event: event, slot: slot, handler: handler, reason: reason))
    }

    /// Adds an object that follows every event from now on, unless it does already.
    package func add(_ follower: any EventFollower) {
        if !followers.contains(where: { $0 === follower }) { followers.append(follower) }
    }

    /// Releases a follower, which still takes the steps of passes that have begun.
    package func remove(_ follower: any EventFollower) { followers = followers.filter { $0 !== follower } }
}
