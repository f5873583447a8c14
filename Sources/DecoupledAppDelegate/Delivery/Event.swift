public import Foundation

/// An event with the types of its arguments and of its combined answer.
///
/// A role declares each of its events once, with its selector and its types; its slot says how the event is delivered. Where the types do
/// not matter, an event is an ``AppEvent``.
@preconcurrency @MainActor public final class Event<Input, Output>: AppEvent {
    /// How long handlers may take to call the event's completion handler, in seconds; nil for no limit.
    public var deadline: TimeInterval? { definition.deadline }

    nonisolated init(_ selector: String) { super.init(rawValue: selector) }

    /// Not for use: only roles declare an event with its types.
    @available(*, unavailable, message: "Only roles declare an Event; for any other selector, use AppEvent(rawValue:).")
    public nonisolated required init(rawValue: String) { super.init(rawValue: rawValue) }

    /// How the event is delivered, once its slot has said so.
    var declared: TypedDefinition<Input, Output>?

    /// How the event is delivered.
    var definition: TypedDefinition<Input, Output> {
        if declared == nil { _ = Slots.all }
        guard let declared else { preconditionFailure("No slot declares \(self).") }
        return declared
    }

    /// Returns the merged result without handlers.
    package func neutral(_ input: Input, from application: UIApplication) -> Output {
        definition.rule.neutral(input, Origin(application: application))
    }
}

/// Where an event comes from.
struct Origin {
    let application: UIApplication

    /// The scene whose delegate was called in place of the app delegate, if it was; when it disconnects, the event is no longer kept.
    var scene: UIScene?

    /// Whether the scene connects for the event.
    var isOfConnection = false
}

/// How an event differs from others.
struct EventTraits: OptionSet, Sendable {
    let rawValue: Int

    /// Delivered once by each app delegate; later deliveries return the first answer.
    static let once = EventTraits(index: 0)

    /// The front learns from the event before its handlers are called or after, as `EventNote` says.
    static let noted = EventTraits(index: 1)

    /// Kept for a later handler if nobody takes it.
    static let kept = EventTraits(index: 2)

    /// Stays valid: a handler that is added later receives the last one.
    static let lasting = EventTraits(index: 3)

    /// Invalidates the slot's lasting event.
    static let revoking = EventTraits(index: 4)

    /// Without a scene, UIKit does something else if handlers decline it, such as opening the browser.
    static let hasFallback = EventTraits(index: 5)

    /// Handlers answer through completion handlers.
    static let awaited = EventTraits(index: 6)

    /// Handlers are called one after the other, each when the one before has answered, until one takes the event.
    static let inTurn = EventTraits(index: 7)

    /// Whoever follows the application, such as its status, hears of it before its handlers do.
    static let followed = EventTraits(index: 8)
}

/// Decides which handlers of a slot are asked.
@MainActor struct HandlerSelection {
    /// Whether the event is neither intercepted nor kept: it has arrived before, or a condition rejects it.
    var isForHandlersAlone = false

    /// The event as it was kept, which conditions have admitted; nil for one that has just arrived.
    var kept: KeptEvent?

    let includes: @MainActor (AnyObject) -> Bool

    /// No handler; neither is the event intercepted or kept.
    static let nobody = HandlerSelection(isForHandlersAlone: true) { _ in false }
}
