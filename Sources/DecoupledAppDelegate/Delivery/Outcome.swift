/// What has come of an event, as far as it decides whether a later handler receives it.
///
/// It is an object, since a duplicate of the event and the result that handlers answer later refer to it, and neither retains the event.
@MainActor final class Outcome {
    /// How far the event has come.
    enum Reach: Equatable {
        /// Conditions have it, or have rejected it.
        case conditions

        /// A condition holds it.
        case held(Hold)

        /// Closures have it.
        case closures

        /// Closures have let it through, and no handler was called but observers.
        case passed

        /// A handler was called that is no observer.
        case handlerCalled
    }

    /// Whether handlers receive the event elsewhere: from the app, which forwards it by hand, or with the connection that it came with.
    private enum Elsewhere {
        case nobody

        case expected

        /// The app has forwarded it before handlers had answered, and the wrapped delegates have handled it, or not.
        case received(isHandled: Bool)
    }

    private(set) var reach = Reach.conditions

    /// What handlers, or a closure in their place, have decided.
    private(set) var decision = Decision.noChoice

    /// What becomes of the event, once that shows of one that may be kept.
    private(set) var fate: Fate?

    private var elsewhere = Elsewhere.nobody

    /// A condition holds the event.
    func hold(_ hold: Hold) { advance(to: .held(hold)) }

    /// Conditions let the event through.
    func passConditions() { advance(to: .closures) }

    /// Closures let the event through.
    func passClosures() { advance(to: .passed) }

    /// A handler is called that is no observer.
    func reachHandler() { advance(to: .handlerCalled) }

    private func advance(to next: Reach) {
        switch (reach, next) {
        case (.conditions, .held), (.conditions, .closures), (.closures, .passed), (.passed, .handlerCalled),
            // No closure intercepts the call of an override.
            (.closures, .handlerCalled):
            reach = next
        default: break
        }
    }

    /// Handlers, or a closure in their place, have answered; it counts until it is decided what becomes of the event.
    func decide(_ decision: Decision) { if fate == nil { self.decision = decision } }

    /// A handler is not called, since it receives the event elsewhere.
    func expectReceiverElsewhere() { elsewhere = .expected }

    /// The app has forwarded the event by hand, with an outcome that matters as long as handlers have not answered.
    func wasReceivedElsewhere(_ duplicate: Outcome) {
        guard fate == nil, duplicate.reach == .handlerCalled, case .expected = elsewhere else { return }
        elsewhere = .received(isHandled: duplicate.isHandled)
    }

    /// It is decided what becomes of the event.
    func conclude(as fate: Fate) { self.fate = fate }

    /// Whether handlers are still to receive the event elsewhere, as far as is known.
    var expectsReceiverElsewhere: Bool { if case .expected = elsewhere { true } else { false } }

    /// Whether a duplicate, which the app forwards by hand, decides whether the event is kept.
    var isLeftToDuplicate: Bool {
        switch fate {
        case .receivedElsewhere, .leftToSystem: true
        case .handled, .stopped, .held, .leftToOriginal, .dropped, .expired, .kept, nil: false
        }
    }

    /// Whether the event needs no other handler: where handlers cannot decline it, one that was called has handled it.
    var isHandled: Bool {
        if case .received(isHandled: true) = elsewhere { return true }
        return switch decision {
        case .handled: true
        case .declined: false
        case .noChoice: reach == .handlerCalled
        }
    }
}
