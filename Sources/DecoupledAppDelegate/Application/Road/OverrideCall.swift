import Foundation

/// A call of an override for an event that UIKit reports to scenes alone.
@MainActor final class OverrideCall {
    enum State {
        /// The override is running.
        case running(Super)

        /// The override has returned without calling super, which it may do later; then handlers are called.
        case awaitsSuper

        /// The override of a transition has returned without calling super, which it may do later; handlers have been
        /// called without it.
        case leftToHandlers

        /// The override has returned, and super was called, in time or later.
        case over
    }

    /// Whether the running override has called super.
    enum Super {
        case notCalled

        /// Super calls the handlers.
        case calling

        /// Super has returned to the override, with the event as it passed it on; it may be called once more.
        case called(AnyDelivery)
    }

    let definition: AnyEventDefinition
    let contentKey: AnyHashable?
    let origin: Origin

    /// Until when super may be called for it: about as long as an event is kept, as the same URL may be another event
    /// by then; without end for a transition, whose super is recognized by its event alone.
    let expiry: TimeInterval

    private(set) var state = State.running(.notCalled)

    init(of delivery: AnyDelivery, until expiry: TimeInterval) {
        self.expiry = expiry
        definition = delivery.definition
        contentKey = delivery.contentKey
        origin = delivery.origin
    }

    /// Whether the override has returned without calling super, and the handlers wait for that.
    var awaitsSuper: Bool { if case .awaitsSuper = state { true } else { false } }

    /// Whether it has returned without calling super, and handlers have been called all the same.
    var isLeftToHandlers: Bool { if case .leftToHandlers = state { true } else { false } }

    var isRunning: Bool { if case .running = state { true } else { false } }

    /// The override calls super, while it is running or later.
    func didCallSuper() {
        switch state {
        // Exchanged, since the deinit of what came with an event may look at the calls.
        case .running: _ = exchange(&state, with: .running(.calling))
        case .awaitsSuper: state = .over
        case .leftToHandlers, .over: break
        }
    }

    /// Super returns to the override, and what was reported to it has been delivered.
    func superDidReturn(with report: AnyDelivery) {
        if case .running(.calling) = state { state = .running(.called(report)) }
    }

    /// The override returns; gives the event as it has passed it on if it has called super.
    func didReturn(leavingToHandlers: Bool) -> AnyDelivery? {
        switch state {
        case .running(.called(let delivery)):
            state = .over
            return delivery
        case .running(.notCalled): state = leavingToHandlers ? .leftToHandlers : .awaitsSuper
        case .running(.calling), .awaitsSuper, .leftToHandlers, .over: break
        }
        return nil
    }
}
