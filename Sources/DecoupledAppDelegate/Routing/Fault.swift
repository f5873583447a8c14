public import Foundation

/// Something a handler or a slot did wrong that the package put right.
///
/// A fault never stops the app. ``AppDelegate/onFault`` receives each one on the main thread; where no closure is set it goes to
/// the unified log, or to standard error where there is none.
public struct Fault: Hashable, Sendable {
    /// What went wrong; later versions of the package may add cases.
    public enum Reason: Hashable, Sendable {
        /// The same object was put into a slot twice; it is called once.
        case duplicate

        /// The handler came into its slot after an event that is delivered only once.
        case missed

        /// The handler called its completion more than once; the first answer counts.
        case answeredTwice

        /// The handler let go of its completion without calling it; its share is neutral.
        case dropped

        /// The handler had not answered at the deadline, in seconds; its share is neutral.
        case silent(deadline: TimeInterval)

        /// The handler answered after the system had been answered; its answer is ignored.
        case late

        /// The handler's orientations have none in common with those of the handlers before it; they are left out.
        case noCommonOrientation

        /// The handler's scene configuration is for another role than the session's; it is left out.
        case foreignSceneRole

        /// The object is the delegate of a window's scene and passes nothing on, so that no handler hears of what the scene is told.
        case foreignSceneDelegate

        /// The object became the notification center's delegate after the launch, in place of the package's own.
        case displaced

        /// The object that was wrapped implements a method that is deprecated and not called any more; another is called, or does what
        /// it did.
        case deprecated(replacement: String)

        /// The object that was wrapped inherits from ``AppDelegate``, which asks the handlers itself; nothing is passed on to it.
        case wrapped

        /// The handler kept the main thread longer than the budget allows, both in seconds.
        case overBudget(seconds: TimeInterval, budget: TimeInterval)
    }

    /// The event in question, or nil where the fault concerns the slot as a whole.
    public let event: AppEvent?

    /// The slot in question, by its name in ``Roles``.
    public let slot: String

    /// The type name of the handler in question, or the key of an interception.
    public let handler: String

    /// What went wrong.
    public let reason: Reason
}

extension Fault: CustomStringConvertible {
    /// The value in words.
    public var description: String {
        let place = event.map { "\(slot), \($0)" } ?? slot
        return "\(handler) in \(place): \(reason)"
    }
}

extension Fault.Reason: CustomStringConvertible {
    /// The value in words.
    public var description: String {
        switch self {
        case .duplicate:
            "the same object is in the slot twice. It is called once; put it in once, or put in two instances."
        case .missed:
            "added after the event, which comes once per process. Fill the slot before AppDelegate.main()."
        case .answeredTwice:
            "called its completion more than once. The first answer counts; call it exactly once."
        case .dropped:
            "let go of its completion or reply without answering. It counts as neutral; answer on every path."
        case .silent(let deadline):
            "had not answered after \(Self.text(deadline)) s. It counts as neutral; answer sooner."
        case .late:
            "called its completion after the system had been answered. The answer is ignored; answer before the deadline."
        case .noCommonOrientation:
            "supports no orientation that the handlers before it support. Its mask is left out; UIKit raises on an empty one."
        case .foreignSceneRole:
            "returned a scene configuration for another role than the session's. It is left out; UIKit raises on it."
        case .foreignSceneDelegate:
            "is the delegate of a window scene and passes nothing on to the handlers. UIKit keeps the class with which a session "
                + "was created: name DecoupledAppDelegate.SceneDelegate as UISceneDelegateClassName in Info.plist, or let the "
                + "class inherit from SceneDelegate."
        case .displaced:
            "became the notification center's delegate after the launch. Handlers are not asked any more; set it before the "
                + "launch ends, or call reclaimNotificationCenter()."
        case .deprecated(let replacement):
            "is deprecated and not called any more. Use \(replacement) instead."
        case .wrapped:
            "inherits from AppDelegate, which asks the handlers itself, so nothing is passed on to it. Make it the "
                + "application's delegate instead of wrapping it."
        case .overBudget(let seconds, let budget):
            "kept the main thread for \(Self.text(seconds)) s, more than the \(Self.text(budget)) s allowed."
        }
    }
}

extension Fault.Reason {
    private static func text(_ seconds: TimeInterval) -> String {
        seconds.text(.significantDigits(1...6))
    }
}
