import Foundation

/// What the router knows of an event, without its types: one object for each event.
@MainActor final class EventDefinition {
    let id: AppEvent

    /// The place of the event's slot.
    var place = 0

    /// How long handlers may take to answer, in seconds; nil for no limit.
    let deadline: TimeInterval?

    let traits: EventTraits

    /// Returns what the answers are added to.
    let combination: @MainActor (Any, UIApplication) -> any Combination

    /// Calls the handler of an entry, and returns what it answers inside the call, or nil if it is gone; nil if `ask` or `tell` calls
    /// the handlers.
    let call: (@MainActor (HandlerEntry, Any, UIApplication) -> Any?)?

    /// Calls handlers that answer nothing, until a slot changes, and returns the index of the next one; nil if handlers answer. It is
    /// the shortest way to a handler, since most events are told.
    let tell: Telling?

    typealias Telling = @MainActor (ArraySlice<Recipient>, Any, UIApplication, EventRouter) -> Int

    /// Calls everybody who is asked, and returns the merged answer; nil if `call` or `tell` calls the handlers.
    let ask: (@MainActor (inout Asking, Any, UIApplication, EventRouter) -> Any)?

    /// Passes the arguments down through the closures that intercept the event, where those need other ones.
    let descend: (@MainActor (EventRouter, Any, Descent) -> Any)?

    init(
        _ id: AppEvent, deadline: TimeInterval? = nil, _ traits: EventTraits,
        combination: @escaping @MainActor (Any, UIApplication) -> any Combination = { _, _ in Told() },
        call: (@MainActor (HandlerEntry, Any, UIApplication) -> Any?)? = nil, tell: Telling? = nil,
        ask: (@MainActor (inout Asking, Any, UIApplication, EventRouter) -> Any)? = nil,
        descend: (@MainActor (EventRouter, Any, Descent) -> Any)? = nil
    ) {
        (self.id, self.deadline, self.traits) = (id, deadline, traits)
        (self.combination, self.call, self.ask) = (combination, call, ask)
        (self.descend, self.tell) = (descend, tell)
    }

    /// The merged result without handlers.
    func neutral(_ input: Any, from application: UIApplication) -> Any {
        let combination = combination(input, application)
        return traits.contains(.gathered) ? combination.reply : combination.anyOutput
    }
}
