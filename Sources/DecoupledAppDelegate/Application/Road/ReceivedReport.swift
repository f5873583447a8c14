import Foundation

/// A report of which a second one may come.
@MainActor final class ReceivedReport {
    enum State {
        case delivering

        /// Has been delivered, with what has come of it, as far as that is known.
        case answered(AnyAnswer?, Decision, Fate?)
    }

    let event: AppEvent
    private(set) weak var object: AnyObject?
    let content: AnyHashable?
    private(set) weak var scene: UIScene?
    private(set) var state = State.delivering

    /// Until when the second is expected.
    private(set) var end = TimeInterval.infinity

    /// The handlers that have left the slot of an event that comes once since it came, by what a wrapper wraps.
    private(set) var leftSince = WeakObjects()

    init(_ event: AppEvent, object: AnyObject? = nil, content: AnyHashable? = nil, scene: UIScene? = nil) {
        self.event = event
        self.object = object
        self.content = content
        self.scene = scene
    }

    /// It has been delivered.
    func complete(with answer: AnyAnswer?, _ outcome: Outcome) {
        state = .answered(answer, outcome.decision, outcome.fate)
    }

    /// The second is expected until a time.
    func expire(at end: TimeInterval) { self.end = end }

    /// A handler has left the slot of the event.
    func handlerDidLeave(_ handler: AnyObject) { leftSince.insert(handler) }
}
