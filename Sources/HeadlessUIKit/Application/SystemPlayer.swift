package import Foundation

/// Who plays a part of the system to an application himself, as a test does, and leaves its scenes to this one.
@MainActor package protocol SystemPlayer: AnyObject {
    /// Called before a method of a scene's delegate is.
    ///
    /// - Parameters:
    ///   - method: The method's Objective-C name.
    ///   - scene: The scene.
    /// - Returns: What is called after the method, with what that has returned.
    func willCall(_ method: String, of scene: UIScene) -> (Any) -> Void

    /// Called before a notification is posted.
    ///
    /// - Parameters:
    ///   - name: The notification's name.
    ///   - object: The application, or the scene.
    func willPost(_ name: Notification.Name, from object: UIResponder)

    /// Called when a notification has been posted.
    ///
    /// - Parameters:
    ///   - name: The notification's name.
    ///   - object: The application, or the scene.
    func didPost(_ name: Notification.Name, from object: UIResponder)

    /// Makes the delegate of a scene.
    ///
    /// - Parameter configuration: How the scene is set up.
    /// - Returns: The delegate; nil for one of the class that the configuration names.
    func makeDelegate(for configuration: UISceneConfiguration) -> (any UISceneDelegate)?
}

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
