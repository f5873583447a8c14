import Foundation

/// What the router knows of an event, without its types: one object for each event.
@MainActor final class EventDefinition {
    let id: AppEvent

    /// The place of the event's slot.
    var place = 0

    /// How long handlers may take to answer, in seconds; nil for no limit.
    let deadline: TimeInterval?

    let traits: EventTraits

    /// Returns what tells the event from others of its kind by its arguments; nil for an event that UIKit does not send to the scene's
    /// delegate in place of the app delegate.
    var subject: (@MainActor (Any) -> AnyHashable)?

    /// How its handlers are called.
    let calls: EventCalls

    init(_ id: AppEvent, deadline: TimeInterval? = nil, _ traits: EventTraits, _ calls: EventCalls) {
        self.id = id
        self.deadline = deadline
        self.traits = traits
        self.calls = calls
    }
}

/// How the handlers of an event are called, and what their answers are added to.
struct EventCalls {
    /// Returns what the answers are added to.
    var combination: @MainActor (Any, Origin) -> any Combination = { _, _ in Told() }

    /// Calls the handler of an entry, and returns what it answers inside the call, or nil if it is gone; for one object that is in no
    /// slot, and for all handlers unless `ask` or `tell` calls them.
    var call: (@MainActor (HandlerEntry, Any, Origin) -> Any?)?

    /// Calls handlers that answer nothing, until a slot changes, and returns the index of the next one; nil if handlers answer.
    var tell: (@MainActor (ArraySlice<Recipient>, Any, Origin, EventRouter) -> Int)?

    /// Calls everybody who is asked, and returns the merged answer; nil if `call` or `tell` calls the handlers.
    var ask: (@MainActor (inout Asking, Any, Origin, EventRouter) -> Any)?

    /// Passes the arguments down through the closures that intercept the event, where those need other ones.
    var descend: (@MainActor (Delivery, Any) -> Any)?
}
