import Foundation

/// A call of an override for an event that UIKit reports to scenes alone.
@MainActor final class OverrideCall {
    /// From running it goes to in super and passed on, as often as the override calls super, or to returned or left to
    /// handlers; a late call of super takes it from there to in super once more, unless handlers were called.
    enum State {
        /// The override is running, and has not called super.
        case running

        /// The override has returned without calling super, which it may do later; then handlers are called.
        case returned

        /// The override of a transition has returned without calling super, which it may do later; handlers have been
        /// called without it.
        case leftToHandlers

        /// The override has called super, which calls the handlers.
        case inSuper

        /// Super has returned to the override, with the event as it passed it on.
        case passedOn(AnyDelivery)
    }

    let definition: AnyEventDefinition
    let content: AnyHashable?
    let origin: Origin

    /// Until when super may be called for it: about as long as an event is kept, as the same URL may be another event
    /// by then; without end for a transition, whose super is recognized by its event alone.
    let expiry: TimeInterval

    private(set) var state = State.running

    init(of delivery: AnyDelivery, until expiry: TimeInterval) {
        self.expiry = expiry
        definition = delivery.definition
        content = delivery.content
        origin = delivery.origin
    }

    /// Whether the override has returned without calling super, and the handlers wait for that.
    var hasReturned: Bool { if case .returned = state { true } else { false } }

    /// Whether it has returned without calling super, and handlers have been called all the same.
    var isLeftToHandlers: Bool { if case .leftToHandlers = state { true } else { false } }

    /// Whether the override has not returned.
    var isRunning: Bool {
        switch state {
        case .running, .inSuper, .passedOn: true
        case .returned, .leftToHandlers: false
        }
    }

    /// The override calls super, while it is running or later.
    func callSuper() {
        switch state {
        case .running, .returned, .passedOn: state = .inSuper
        case .inSuper, .leftToHandlers: break
        }
    }

    /// Super returns to the override, and what was reported to it has been delivered.
    func superDidReturn(with report: AnyDelivery) { if case .inSuper = state { state = .passedOn(report) } }

    /// The override returns; gives the event as it has passed it on if it has called super.
    func didReturn(leavingToHandlers: Bool) -> AnyDelivery? {
        switch state {
        case .passedOn(let delivery): return delivery
        case .running: state = leavingToHandlers ? .leftToHandlers : .returned
        case .inSuper, .returned, .leftToHandlers: break
        }
        return nil
    }
}
