import Foundation

/// What the router knows of an event, without its types: one object for each event.
final class EventDefinition: Identifiable, Sendable {
    let id: AppEvent
    let place: Int

    /// How long handlers may take to answer, in seconds; nil for no limit.
    let deadline: TimeInterval?

    let traits: EventTraits

    /// Returns what the answers are added to.
    let combination: @MainActor (any EventInput, UIApplication) -> any Combination

    /// Calls the handlers that are asked, and returns what they answer inside the call, merged.
    let ask: @MainActor (inout Asking, EventRouter, any EventInput, UIApplication) -> Any

    /// Passes the arguments down through the closures that intercept the event, where those need other ones.
    let descend: (@MainActor (EventRouter, any EventInput, Descent) -> Any)?

    init(
        _ id: AppEvent, in place: Int, deadline: TimeInterval? = nil, _ traits: EventTraits,
        combination: @escaping @MainActor (any EventInput, UIApplication) -> any Combination,
        ask: @escaping @MainActor (inout Asking, EventRouter, any EventInput, UIApplication) -> Any,
        descend: (@MainActor (EventRouter, any EventInput, Descent) -> Any)? = nil
    ) {
        (self.id, self.place, self.deadline, self.traits) = (id, place, deadline, traits)
        (self.combination, self.ask, self.descend) = (combination, ask, descend)
    }

    /// The merged result without handlers.
    @MainActor func neutral(_ input: any EventInput, from application: UIApplication) -> Any {
        let combination = combination(input, application)
        return traits.contains(.gathered) ? combination.reply : combination.anyOutput
    }
}
