/// What has come of an event, as far as it decides whether a later handler receives it.
///
/// It is an object, since a duplicate of the event and the result that handlers answer later refer to it, and neither
/// retains the event.
@MainActor final class DeliveryProgress {
    /// How far the event has come.
    enum State {
        /// Conditions have it, or have rejected it.
        case atConditions

        /// Closures have it.
        case atClosures

        /// Closures have let it through, and no handler was called but observers.
        case atHandlers

        /// A handler was called that is no observer.
        case handlerCalled

        /// It shows what becomes of it.
        case concluded(Disposition)
    }

    /// Whether somebody receives the event besides the handlers that are called: a wrapped delegate, which the app
    /// calls by hand or which has received the scene's connection; or the override that has passed the event on.
    private enum Elsewhere {
        case nobody

        /// A wrapped delegate is excluded, as it receives the event elsewhere.
        case expected

        /// It has received the event, or the override has handled it, before handlers had answered.
        case received(isHandled: Bool)
    }

    private(set) var state = State.atConditions

    /// What handlers, or a closure in their place, have decided; nil until they have answered, and where a condition
    /// holds the event, whose offers have decisions of their own.
    private(set) var decision: Decision?

    private var elsewhere = Elsewhere.nobody

    /// Conditions let the event through.
    func passConditions() { if case .atConditions = state { state = .atClosures } }

    /// Closures let the event through.
    func passClosures() { if case .atClosures = state { state = .atHandlers } }

    /// A handler is called that is no observer.
    func reachHandler() { if case .atHandlers = state { state = .handlerCalled } }

    /// It shows what becomes of the event; of one that is kept, once more when that ends.
    func conclude(as disposition: Disposition) {
        switch state {
        case .atConditions, .atClosures, .atHandlers, .handlerCalled, .concluded(.kept): state = .concluded(disposition)
        case .concluded: break
        }
    }

    /// What becomes of the event; nil while it is being delivered, or an answer is awaited. It stays nil of an event
    /// that stays valid or that an override keeps, and of one of no kind that is kept if it is answered later.
    var disposition: Disposition? { if case .concluded(let disposition) = state { disposition } else { nil } }

    /// Handlers, or a closure in their place, have answered; it counts until it is decided what becomes of the event.
    func decide(_ decision: Decision) { if disposition == nil { self.decision = decision } }

    /// A wrapped delegate is excluded, as it receives the event elsewhere.
    func expectReceiverElsewhere() { elsewhere = .expected }

    /// The app has forwarded the event by hand, with a progress that matters as long as handlers have not answered.
    func didReceiveElsewhere(_ duplicate: DeliveryProgress) {
        guard disposition == nil, case .handlerCalled = duplicate.state, case .expected = elsewhere else { return }
        elsewhere = .received(isHandled: duplicate.isHandled)
    }

    /// The override that has passed the event on handles it itself, which matters as long as handlers have not
    /// answered.
    func overrideDidHandle() { if disposition == nil { elsewhere = .received(isHandled: true) } }

    /// Whether a wrapped delegate is still to receive the event elsewhere, as far as is known.
    var expectsReceiverElsewhere: Bool { if case .expected = elsewhere { true } else { false } }

    /// Whether a wrapped delegate or an override has handled the event, and not handlers or a closure in their place.
    var isHandledElsewhere: Bool { if case .received(isHandled: true) = elsewhere { true } else { false } }

    /// Whether a handler was called that is no observer, as far as nothing is concluded.
    var hasReachedHandler: Bool { if case .handlerCalled = state { true } else { false } }

    /// Whether a duplicate decides whether the event is kept.
    var isDecidedByDuplicate: Bool {
        switch disposition {
        case .receivedElsewhere, .leftToSystem: true
        case .handled, .stopped, .decidedByOriginal, .discarded, .expired, .kept, nil: false
        }
    }

    /// Whether the event needs no other handler: one that handlers cannot decline is handled once one was called and
    /// all have answered.
    var isHandled: Bool {
        if isHandledElsewhere { return true }
        return switch (decision, state) {
        case (.handled, _), (.undecided, .handlerCalled), (.undecided, .concluded(.handled)),
            (nil, .concluded(.handled)):
            true
        case (.declined, _), (.undecided, _), (nil, _): false
        }
    }
}
