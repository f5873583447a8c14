public import Foundation

/// An event together with the types of what goes in and what comes back.
///
/// Each role declares its events a second time in this form, under the same names: ``AppEvent`` says which event it is, `Event`
/// also knows its arguments (`Input`) and its combined answer (`Output`).
public struct Event<Input, Output>: Identifiable, Sendable {
    /// The event without its types.
    public let id: AppEvent

    /// How long the handlers of a gathered event may take to answer, in seconds; nil for no limit.
    public let deadline: TimeInterval?

    init(_ id: AppEvent, deadline: TimeInterval? = nil) {
        self.id = id
        self.deadline = deadline
    }
}

/// The arguments of an event, by name.
public protocol EventInput {
    /// Returns the arguments in words, for traces and logs.
    ///
    /// - Parameter revealing: Whether URL queries, tokens and user info may appear; where false they are left out.
    /// - Returns: A line of text.
    @MainActor
    func summary(revealing: Bool) -> String
}
