public import Foundation

/// An event with the types of its arguments and of its combined answer.
///
/// A role declares each of its events once, with its selector and its types; its slot says how the event is delivered.
/// Where the types do not matter, an event is an ``AppEvent``.
@preconcurrency @MainActor public final class Event<Input, Output>: AppEvent {
    /// How long handlers may take to call the event's completion handler, in seconds; nil for no limit.
    public var deadline: TimeInterval? { definition.timeLimit }

    nonisolated init(_ selector: String) { super.init(rawValue: selector) }

    /// Not for use: only roles declare an event with its types.
    @available(*, unavailable, message: "Only roles declare an Event; for any other selector, use AppEvent(rawValue:).")
    public nonisolated required init(rawValue: String) { super.init(rawValue: rawValue) }

    /// How the event is delivered, as its slot says.
    var definition: EventDefinition<Input, Output> {
        guard let definition = Slots.definition(of: self) as? EventDefinition<Input, Output> else {
            preconditionFailure("The slot of \(self) declares it with other types.")
        }
        return definition
    }

    /// Returns the merged result without handlers.
    package func neutral(_ input: Input, from application: UIApplication) -> Output {
        definition.rule.neutral(input, Origin(.appDelegate, from: application))
    }
}
