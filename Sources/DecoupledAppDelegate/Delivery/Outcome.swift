/// What has come of an event, as far as it decides whether a later handler receives it.
struct Outcome {
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

    /// Whether the app passes the event on to handlers that the package leaves out.
    private enum Forwarding {
        case notExpected

        /// It is to be forwarded by hand, or has come with the connection.
        case expected

        /// The app has forwarded it before handlers had answered, and the wrapped delegates have handled it, or not.
        case forwarded(isHandled: Bool)
    }

    private(set) var reach = Reach.conditions

    /// What handlers, or a closure in their place, have decided.
    private(set) var decision = Decision.noChoice

    /// What becomes of the event, once that shows of one that may be kept.
    private(set) var fate: Fate?

    private var forwarding = Forwarding.notExpected

    /// A condition holds the event.
    mutating func hold(_ hold: Hold) { reach = .held(hold) }

    /// Conditions let the event through.
    mutating func passConditions() { reach = .closures }

    /// Closures let the event through.
    mutating func passClosures() { if reach == .closures { reach = .passed } }

    /// A handler is called that is no observer.
    mutating func reachHandler() { reach = .handlerCalled }

    /// Handlers, or a closure in their place, have answered.
    mutating func decide(_ decision: Decision) { self.decision = decision }

    /// A handler is left out, since it receives the event in another way.
    mutating func leaveToApp() { forwarding = .expected }

    /// The app has forwarded the event to the wrapped delegates that were left out, with an outcome that matters as long as handlers have not
    /// answered.
    mutating func appHasForwarded(_ second: Outcome) {
        guard fate == nil, second.reach == .handlerCalled, case .expected = forwarding else { return }
        forwarding = .forwarded(isHandled: second.isHandled)
    }

    /// It is decided what becomes of the event.
    mutating func conclude(as fate: Fate) { self.fate = fate }

    /// Whether handlers that were left out are still to receive the event from the app.
    var isLeftToApp: Bool { if case .expected = forwarding { true } else { false } }

    /// Whether a second report, which the app forwards by hand, decides whether the event is kept.
    var isLeftToSecond: Bool {
        switch fate {
        case .leftToApp, .leftToSystem: true
        case .handled, .stopped, .held, .leftToFirstReport, .dropped, .expired, .kept, nil: false
        }
    }

    /// Whether the event needs no other handler: where handlers cannot decline it, one that was called has handled it.
    var isHandled: Bool {
        if case .forwarded(isHandled: true) = forwarding { return true }
        return switch decision {
        case .handled: true
        case .declined: false
        case .noChoice: reach == .handlerCalled
        }
    }
}
