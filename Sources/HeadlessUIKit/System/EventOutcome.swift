/// The outcome of an event, also of one for which UIKit's method returns nothing.
package struct EventOutcome: Sendable {
    /// The merged result, as text.
    package let answer: String

    /// Whether the event was handled.
    package let isHandled: Bool

    /// The names of those who handled the event.
    package let handlers: [String]

    /// Creates an outcome.
    ///
    /// - Parameters:
    ///   - answer: The merged result, which is true if the event was handled.
    ///   - handlers: The names of those who handled the event.
    package init(_ answer: Any, handlers: [String]) {
        self.answer = answer is Void ? "done" : "\(answer)"
        self.handlers = handlers
        isHandled = answer as? Bool == true
    }
}

/// An application's delegate that knows the outcome of the events that it and its scenes' delegates are told of.
@MainActor package protocol EventOutcomeReporting: AnyObject {
    /// Runs a closure, and reports the outcome of the event that it causes.
    ///
    /// - Parameters:
    ///   - selector: The method of an application's delegate that the event has, or would have without scenes.
    ///   - body: What causes the event.
    ///   - completion: Takes the outcome as soon as it is known; nil if no delegate was called.
    func reportOutcome(
        of selector: String, causedBy body: () -> Void, to completion: @escaping @MainActor (EventOutcome?) -> Void)
}

/// An application's delegate that knows whether it configures scenes, whatever it responds to.
@MainActor package protocol SceneConfiguring: AnyObject {
    /// Whether the delegate configures scenes, by which an application without a manifest has adopted them.
    var configuresScenes: Bool { get }
}
