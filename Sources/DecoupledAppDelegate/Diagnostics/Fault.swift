public import Foundation

/// A mistake of a handler or in a slot that the package has made up for.
///
/// A fault never stops the app. ``AppDelegate/onFault`` receives each one on the main thread; where no closure is set it goes to
/// the unified log, or to standard error where there is none.
public struct Fault: Hashable, Codable, Sendable {
    /// What went wrong; later versions of the package may add cases.
    public enum Reason: Hashable, Codable, Sendable {
        /// The same object was put into a slot twice; it is called once.
        case duplicate

        /// The handler was added, removed or moved while a change of the same slot was under way, which has undone that.
        case overwritten

        /// The handler was added to all slots of its roles, and fills no role; no slot holds it.
        case withoutRole

        /// The handler came into its slot after an event that is delivered only once.
        case missed

        /// The handler called its completion more than once; the first answer counts.
        case answeredTwice

        /// The handler released its completion without calling it; its share is neutral.
        case dropped

        /// The handler had not answered at the deadline, in seconds; its share is neutral.
        case silent(deadline: TimeInterval)

        /// The handler answered after the system had been answered; its answer is ignored.
        case late

        /// The handler's orientations have none in common with those of the handlers before it; they are left out.
        case noCommonOrientation

        /// The handler's scene configuration is for another role than the session's; it is left out.
        case foreignSceneRole

        /// The object is the delegate of a window scene and forwards nothing, so that no handler hears of the scene's events.
        case foreignSceneDelegate

        /// The object became the notification center's delegate after the launch, or put itself in front of the package's own again.
        case displaced

        /// The wrapped object implements a deprecated method that is no longer called; the replacement is.
        case deprecated(replacement: String)

        /// The wrapped object inherits from ``AppDelegate``, which asks the handlers itself; no event is forwarded to it.
        case wrapped

        /// The handler blocked the main thread longer than the budget allows, both in seconds.
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

    /// Creates a fault.
    ///
    /// - Parameters:
    ///   - event: The event in question, or nil where the fault concerns the slot as a whole.
    ///   - slot: The name of the slot in ``Roles``.
    ///   - handler: The type name of the handler in question, or the key of an interception.
    ///   - reason: What went wrong.
    public init(event: AppEvent? = nil, slot: String, handler: String, reason: Reason) {
        self.event = event
        self.slot = slot
        self.handler = handler
        self.reason = reason
    }
}

extension Fault: CustomStringConvertible {
    /// The handler, the slot and event, what was wrong, and what would be right.
    public var description: String {
        let place = event.map { "\(slot), \($0)" } ?? slot
        return "\(handler) in \(place): \(reason)".visible
    }
}

extension Fault.Reason: CustomStringConvertible {
    /// What was wrong, and what would be right.
    public var description: String {
        switch self {
        case .duplicate:
            "the same object is in the slot twice. It is called once; add it once, or add two instances."
        case .overwritten:
            "was added, removed or moved while the slot was being changed, and that change has undone it. Make one change after "
                + "the other."
        case .withoutRole:
            "fills no role, so that no slot holds it. Let its class conform to the protocol of a role, such as URLDelegate."
        case .missed:
            "added after the event, which comes once per process. Fill the slot before AppDelegate.main()."
        case .answeredTwice:
            "called its completion more than once. The first answer counts; call it exactly once."
        case .dropped:
            "released its completion or reply without answering. It counts as neutral; answer on every path."
        case .silent(let deadline):
            "had not answered after \(Self.text(deadline)) s. It counts as neutral; answer sooner."
        case .late:
            "answered after the system had been answered. The answer is ignored; answer before the deadline."
        case .noCommonOrientation:
            "supports no orientation that the handlers before it support. Its mask is left out; UIKit raises on an empty one."
        case .foreignSceneRole:
            "returned a scene configuration for another role than the session's. It is left out; UIKit raises on it."
        case .foreignSceneDelegate:
            "is the delegate of a window scene and forwards nothing to the handlers. UIKit keeps the class with which a session "
                + "was created: name DecoupledAppDelegate.SceneDelegate as UISceneDelegateClassName in Info.plist, or let the "
                + "class inherit from SceneDelegate."
        case .displaced:
            "is the notification center's delegate, so that handlers receive only what it passes on. Set it before the launch "
                + "ends, or call reclaimNotificationCenter(); if it puts itself in front again, turn its swizzling off and call "
                + "it from a handler."
        case .deprecated(let replacement):
            "is deprecated and no longer called. Use \(replacement) instead."
        case .wrapped:
            "inherits from AppDelegate, which asks the handlers itself, so no event is forwarded to it. Make it the "
                + "application's delegate instead of wrapping it."
        case .overBudget(let seconds, let budget):
            "blocked the main thread for \(Self.text(seconds)) s, more than the \(Self.text(budget)) s allowed."
        }
    }
}

extension Fault.Reason {
    private static func text(_ seconds: TimeInterval) -> String {
        seconds.text(.significantDigits(1...6))
    }
}
