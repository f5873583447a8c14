public import DecoupledAppDelegate
import DecoupledAppDelegateTracing

/// An event whose completion handlers some handlers have not called.
public struct UnansweredEvent: Hashable, Sendable {
    /// The event.
    public let event: AppEvent

    /// The type names of the handlers that have not called their completion handlers, and the keys of interceptions.
    public let handlers: [String]

    /// How long they may take, in seconds; nil for no limit.
    public let deadline: TimeInterval?

    /// Whether a method of the app's own has the completion handler, which has not called super.
    var isOverridden = false
}

extension UnansweredEvent: CustomStringConvertible {
    /// The handlers that have not called their completion handlers, and what to do.
    public var description: String {
        let names = handlers.isEmpty ? "no handler" : handlers.joined(separator: ", ")
        let remedy =
            deadline.map {
                "The clock stands still: advance it by \($0) s, with “advancing:” or advance(by:), or call it."
            }
            ?? (isOverridden ? "Call it, or super." : "There is no deadline: call it.")
        return "\(event.code) is unanswered: its completion handler is held by \(names). \(remedy)".visible
    }
}
