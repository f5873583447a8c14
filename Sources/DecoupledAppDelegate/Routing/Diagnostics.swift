import Foundation

/// What a router and its gatherings report to, and the clock they measure by.
@MainActor
final class Diagnostics {
    let clock: any EventClock

    /// Receives each fault.
    var onFault: @MainActor (Fault) -> Void = FaultLog.write

    /// Receives a record of each event; nil keeps none.
    var onRecord: (@MainActor (EventRecord) -> Void)? { didSet { observe() } }

    /// What follows each event on its way.
    private(set) var followers: [any PassFollower] = [] { didSet { observe() } }

    /// How long a handler may keep the main thread, in seconds; nil for no limit.
    var budget: TimeInterval? { didSet { observe() } }

    /// Whether records show URL queries, tokens and user info.
    var revealsPayloads = false

    /// Whether events are intercepted.
    var isIntercepting = false { didSet { observe() } }

    /// Whether somebody wants records.
    var isRecording: Bool { onRecord != nil || !followers.isEmpty }

    /// Whether passes have to be timed.
    private(set) var isTiming = false

    /// Whether passes are timed, recorded or intercepted, which takes them off the fast loop.
    private(set) var isObserving = false

    private var passes = 0

    init(clock: any EventClock) {
        self.clock = clock
    }

    func report(_ reason: Fault.Reason, by handler: String, in slot: String, at event: AppEvent? = nil) {
        onFault(Fault(event: event, slot: slot, handler: handler, reason: reason))
    }

    private func observe() {
        isTiming = isRecording || budget != nil
        isObserving = isTiming || isIntercepting
    }
}

// MARK: Followers

extension Diagnostics {
    /// Lets somebody follow events from now on.
    func add(_ follower: some PassFollower) {
        followers.append(follower)
    }

    /// Lets a follower go.
    func remove(_ follower: some PassFollower) {
        followers.removeAll { $0 === follower }
    }

    /// Returns a number that no pass before has had.
    func nextPass() -> Int {
        passes += 1
        return passes
    }

    /// Passes on what became of an event, to the followers first.
    func pass(on record: EventRecord, of pass: Int) {
        for follower in followers { follower.passDidEnd(pass, record) }
        onRecord?(record)
    }
}
