import Foundation

/// What the router knows of an event, without its types: one object for each event.
@MainActor class EventDefinition {
    let id: AppEvent

    /// The place of the event's slot.
    var place = 0

    /// How long handlers may take to answer, in seconds; nil for no limit.
    let deadline: TimeInterval?

    let traits: EventTraits

    /// Whether an event of its kind always takes a `Delivery`; see `EventRouter.isOrdinary` for the other reasons.
    let isSpecial: Bool

    /// Whether UIKit sends it to a scene's delegate in place of the app delegate.
    fileprivate(set) var isOfScenes = false

    fileprivate init(_ id: AppEvent, deadline: TimeInterval?, _ traits: EventTraits) {
        self.id = id
        self.deadline = deadline
        self.traits = traits
        isSpecial =
            !traits.isDisjoint(with: [.once, .lasting, .revoking, .inTurn]) || traits.isSuperset(of: [.kept, .awaited])
    }
}

/// How an event is delivered, with its types.
@MainActor final class TypedDefinition<Input, Output>: EventDefinition {
    /// How its handlers are called, and what their answers become.
    let rule: DeliveryRule<Input, Output>

    /// Returns what tells the event from others of its kind, by its arguments, so that `ManualForwarding` recognizes it when it arrives both
    /// ways; nil for an event that is not of scenes.
    var subject: (@MainActor (Input) -> AnyHashable)? { didSet { isOfScenes = subject != nil } }

    /// Creates the definition of an event, which knows it from now on.
    init(
        of event: Event<Input, Output>, deadline: TimeInterval? = nil, _ traits: EventTraits,
        _ rule: DeliveryRule<Input, Output>
    ) {
        self.rule = rule
        super.init(event, deadline: deadline, traits)
        event.declared = self
    }
}
