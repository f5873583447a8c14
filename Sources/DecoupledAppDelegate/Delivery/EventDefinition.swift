import Foundation

/// What the router knows of an event, without its types: one object for each event.
@MainActor final class EventDefinition {
    let id: AppEvent

    /// The place of the event's slot.
    var place = 0

    /// How long handlers may take to answer, in seconds; nil for no limit.
    let deadline: TimeInterval?

    let traits: EventTraits

    /// Whether it takes a `Delivery` of its own; any other event goes straight to its handlers unless it is recorded or intercepted.
    let isSpecial: Bool

    /// Returns what tells the event from others of its kind by its arguments; nil for an event that UIKit does not send to the scene's
    /// delegate in place of the app delegate.
    var subject: (@MainActor (Any) -> AnyHashable)?

    /// How its handlers are called, and what their answers become.
    let rule: DeliveryRule

    init(_ id: AppEvent, deadline: TimeInterval? = nil, _ traits: EventTraits, _ rule: DeliveryRule) {
        self.id = id
        self.deadline = deadline
        self.traits = traits
        isSpecial = !traits.isDisjoint(with: [.once, .kept, .lasting, .revoking, .inTurn])
        self.rule = rule
    }
}
