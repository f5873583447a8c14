public import Foundation

/// An event with the types of its arguments and of its combined answer, and how it is delivered.
///
/// Each role declares its events once in this form: the selector, the slot, how a handler is called, how results are merged, how long they
/// may take, and whether the event is kept for a handler that is added later. ``AppEvent`` names the same event without its types.
@preconcurrency @MainActor public struct Event<Input: EventInput, Output>: Identifiable, Sendable {
    /// The event without its types.
    public nonisolated let id: AppEvent

    /// How long handlers may take to call the event's completion handler, in seconds; nil for no limit.
    public nonisolated let deadline: TimeInterval?

    nonisolated let traits: EventTraits

    /// Returns the merged result without handlers.
    package let neutral: @MainActor (Sent<Input>) -> Output

    /// Asks the handlers, or those of them that a selection names.
    ///
    /// The application comes beside the arguments: within what is generic over them it would have to be retained, which takes long for
    /// an object that others refer to weakly.
    let pass: @MainActor (EventRouter, Input, UIApplication, HandlerSelection?) -> Output
}

/// The arguments of an event, by name.
public protocol EventInput {
    /// Returns the arguments as text, for traces and logs.
    ///
    /// - Parameter revealing: Whether URL paths and queries, tokens and user info may appear.
    /// - Returns: One line.
    @MainActor func summary(revealing: Bool) -> String
}

/// The arguments of an event, and the application that it came from.
@dynamicMemberLookup package struct Sent<Input> {
    package var input: Input
    package let application: UIApplication

    @inline(__always) package init(_ input: Input, from application: UIApplication) {
        self.input = input
        self.application = application
    }

    @inline(__always)
    package subscript<Value>(dynamicMember property: KeyPath<Input, Value>) -> Value { input[keyPath: property] }
}

/// How an event differs from others.
struct EventTraits: OptionSet, Sendable {
    let rawValue: Int

    /// Delivered once per process; later deliveries return the first answer.
    static let once = EventTraits(rawValue: 1 << 0)

    /// The front handles the event, too, before and after its handlers.
    static let noted = EventTraits(rawValue: 1 << 1)

    /// Kept for a later handler if nobody takes it.
    static let kept = EventTraits(rawValue: 1 << 2)

    /// Stays valid: a handler that is added later receives the last one.
    static let lasting = EventTraits(rawValue: 1 << 3)

    /// Invalidates the slot's lasting event.
    static let revoking = EventTraits(rawValue: 1 << 4)

    /// Sent to the scene's delegate only, in an app with scenes.
    static let ofScene = EventTraits(rawValue: 1 << 5)

    /// Without a scene, UIKit does something else if nobody takes it, such as opening the browser.
    static let hasFallback = EventTraits(rawValue: 1 << 6)
}

/// Decides which handlers of a slot are asked.
@MainActor struct HandlerSelection {
    /// Whether others have received the event: then closures have, too, and it has been kept if need be.
    var isRepetition = false

    /// Whether guards have let the event pass.
    var isAdmitted = false

    /// The event as it was kept; nil for one that has just arrived.
    var kept: KeptEvent?

    let includes: @MainActor (AnyObject) -> Bool

    static let nobody = HandlerSelection { _ in false }
}

/// An event without its types.
struct AnyEvent: Identifiable, Sendable {
    let id: AppEvent
    let deadline: TimeInterval?
    let traits: EventTraits

    init<Input, Output>(_ event: Event<Input, Output>) {
        id = event.id
        deadline = event.deadline
        traits = event.traits
    }
}
