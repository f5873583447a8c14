/// What has come of an event, as far as it decides whether a later handler receives it.
struct Outcome {
    /// How far the event has come.
    enum Reach: Equatable {
        /// Conditions have it, or have rejected it.
        case conditions

        /// A condition, which has a key, holds it.
        case held(by: String)

        /// Closures have it.
        case closures

        /// Closures have let it through, and no handler was called but observers.
        case passed

        /// A handler was called that is no observer.
        case handlerCalled
    }

    private(set) var reach = Reach.conditions

    /// What handlers, or a closure in their place, have decided.
    private(set) var decision = Decision.noChoice

    /// What has become of the event, once that shows of one that may be kept.
    private(set) var fate: Fate?

    /// Those who are not offered the event later: those who were called, observers too, and those to whom the app forwards it by hand.
    private(set) var receivers: [AnyHandlerEntry] = []

    /// A condition holds the event from all but those who have received it with something else.
    mutating func hold(by key: String, receivedBy others: [AnyHandlerEntry]) {
        reach = .held(by: key)
        receivers = others
    }

    /// Conditions let the event through.
    mutating func passConditions() { reach = .closures }

    /// Closures let the event through.
    mutating func passClosures() { if reach == .closures { reach = .passed } }

    /// Somebody is called, or receives the event from the app.
    mutating func addReceiver(_ entry: AnyHandlerEntry) { receivers.append(entry) }

    /// A handler is called that is no observer.
    mutating func reachHandler() { reach = .handlerCalled }

    /// There is an answer: of the handlers, or of a closure in their place.
    mutating func decide(_ decision: Decision) { self.decision = decision }

    /// It has been handled, kept or left to somebody else.
    mutating func conclude(as fate: Fate) { self.fate = fate }

    /// Whether the event needs no other handler: where handlers cannot decline it, one that was called has handled it.
    var isHandled: Bool {
        switch decision {
        case .handled: true
        case .declined: false
        case .noChoice: reach == .handlerCalled
        }
    }
}
