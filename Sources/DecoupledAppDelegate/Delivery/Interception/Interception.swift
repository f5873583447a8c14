// This folder holds the closures that intercept events, and the conditions that events have to meet: the list of them
// (`InterceptionStacks`), one of them (`Interception`), and the call of a closure for one event (`ClosureCall`).

/// A token that removes a closure from the events that it intercepts, or a condition from those that it admits.
///
/// It ends with ``cancel()``. Releasing it ends nothing: the closure belongs to the app delegate, and stays until it is
/// canceled, removed or replaced, or until the app delegate is freed.
@preconcurrency @MainActor public final class Interception {
    /// The events that are intercepted.
    public let events: [AppEvent]

    /// The key of the closure or condition, which is unique if none was given; a closure and a condition may have the
    /// same.
    public let key: String

    /// What an interception does with an event.
    enum Action {
        /// A closure.
        case call(AnyInterceptingClosure)

        /// A condition, and which of the events that it does not admit it holds; it rejects the others.
        case admit(@MainActor (AnyDelivery) -> Bool, holding: EventSet)
    }

    /// What it does; nil once it has been removed.
    private(set) var action: Action?

    /// The event that a closure intercepts; nil for a condition.
    let definition: AnyEventDefinition?

    private weak var registry: HandlerRegistry?

    init(
        of events: [AppEvent], _ definition: AnyEventDefinition?, key: String, _ action: Action,
        by registry: HandlerRegistry
    ) {
        self.events = events
        self.definition = definition
        self.key = key
        self.action = action
        self.registry = registry
    }

    /// Removes the closure or condition, and releases what it captured at once; another one that has taken its key
    /// stays.
    public func cancel() { if action != nil { registry?.remove(self) } }

    /// The events that a condition holds if it does not admit them.
    var heldEvents: EventSet {
        if case .admit(_, let held) = action { held.intersection(EventSet(events)) } else { [] }
    }

    /// Returns what a condition does with an event; a closure, and a condition that the event is not for, admit it.
    func admission(of delivery: AnyDelivery) -> Admission {
        guard case .admit(let admits, let held) = action, events.contains(delivery.event), !admits(delivery) else {
            return .admitted
        }
        return held.contains(delivery.event) ? .held(by: key) : .rejected
    }

    /// Returns the closure over an event with its types; nil if it has been removed.
    func closure<Input, Output>(
        over event: EventDefinition<Input, Output>
    ) -> InterceptingClosure<Input, Output>? {
        if case .call(let closure) = action { closure as? InterceptingClosure } else { nil }
    }

    /// Releases the closure.
    func deactivate() {
        // Exchanged, since what the closure captured may look at the interception in its deinit.
        _ = exchange(&action, with: nil)
    }
}

/// What conditions do with an event.
enum Admission: Equatable {
    /// It goes on its way.
    case admitted

    /// Nobody receives it.
    case rejected

    /// A condition, which has a key, holds it until all conditions admit it.
    case held(by: String)
}

/// A closure that intercepts an event, without its types.
class AnyInterceptingClosure {}

/// A closure that intercepts an event; it is given the arguments, its token, the event, and its index among the event's
/// closures.
final class InterceptingClosure<Input, Output>: AnyInterceptingClosure {
    typealias Body = @MainActor (Input, Interception, Delivery<Input, Output>, _ index: Int) -> Output

    let body: Body

    init(_ body: @escaping Body) { self.body = body }
}
