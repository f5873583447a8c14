import Foundation

/// What a router and its gatherings report to, and the clock they measure by.
@MainActor
final class Diagnostics {
    let clock: any EventClock

    /// Receives each fault.
    var onFault: @MainActor (Fault) -> Void = FaultLog.write

    /// Receives a record of each event; nil keeps none.
    var onRecord: (@MainActor (EventRecord) -> Void)? { didSet { observe() } }

    /// How long a handler may keep the main thread, in seconds; nil for no limit.
    var budget: TimeInterval? { didSet { observe() } }

    /// Whether records show URL queries, tokens and user info.
    var revealsPayloads = false

    /// Whether events are intercepted.
    var isIntercepting = false { didSet { observe() } }

    /// Whether passes have to be timed.
    private(set) var isTiming = false

    /// Whether passes are timed, recorded or intercepted, which takes them off the fast loop.
    private(set) var isObserving = false

    init(clock: any EventClock) {
        self.clock = clock
    }

    func report(_ reason: Fault.Reason, by handler: String, in slot: String, at event: AppEvent? = nil) {
        onFault(Fault(event: event, slot: slot, handler: handler, reason: reason))
    }

    private func observe() {
        isTiming = onRecord != nil || budget != nil
        isObserving = isTiming || isIntercepting
    }
}
