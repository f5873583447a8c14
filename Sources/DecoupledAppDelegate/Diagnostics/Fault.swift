public import Foundation

/// A mistake in a handler or a slot that the package has worked around.
///
/// A fault never stops the app. ``AppDelegate/onFault`` receives each one on the main thread; where no closure is set
/// it goes to the unified log, or to standard error where there is none.
public struct Fault: Hashable, Sendable {
    /// The event, or nil if the fault concerns the slot as a whole.
    public let event: AppEvent?

    /// The slot, by its name in ``Roles``.
    public let slot: String

    /// The type name of the handler, or the key of the interception.
    public let handler: String

    /// What went wrong.
    public let reason: Reason

    package init(event: AppEvent? = nil, slot: String, handler: String, reason: Reason) {
        self.event = event
        self.slot = slot
        self.handler = handler
        self.reason = reason
    }
}

extension Fault: CustomStringConvertible {
    /// The handler, the slot and event, what was wrong, and what would be right.
    public var description: String {
        let place = event.map { "\(slot) (\($0))" } ?? slot
        return "\(handler) in \(place): \(reason)".visible
    }
}

extension Fault {
    /// What went wrong.
    ///
    /// Compare reasons with `==` or in a `switch` with a `default`, as later versions of the package may add some.
    public struct Reason: Hashable, Sendable, CustomStringConvertible {
        /// The name of the static member, such as `late` or `silent(deadline:)`, which is the same for all deadlines.
        public let name: String

        /// What the name leaves open, such as the deadline.
        package let values: [String]

        /// What was wrong, and what would be right.
        public let description: String

        package init(_ description: String, with values: [String] = [], name: String = #function) {
            self.name = name
            self.values = values
            self.description = description
        }

        /// Returns whether two reasons have the same name and figures, whatever their sentences.
        public static func == (one: Self, other: Self) -> Bool { (one.name, one.values) == (other.name, other.values) }

        /// Hashes the name and the figures.
        public func hash(into hasher: inout Hasher) { hasher.combine([name] + values) }
    }
}

extension Fault.Reason {
    /// The same object was put into a slot twice, be it as a handler or wrapped by one; it is called once.
    public static var duplicate: Self {
        Self("the same object is in the slot twice. It is called once; add it once, or add two instances.")
    }

    /// The handler was added, removed or moved during another change of the same slot, which has undone that.
    public static var overwritten: Self {
        Self(
            """
            was added, removed or moved during another change of the slot, which undid it. \
            Make one change at a time.
            """)
    }

    /// The object was added to all slots of its roles, but fills no role; no slot holds it.
    public static var withoutRole: Self {
        Self("fills no role, so no slot holds it. Let its class conform to a role's protocol, such as URLDelegate.")
    }

    /// The handler was freed before the slot held it: it was added ``Weak``, and nothing else retained it.
    public static var released: Self {
        Self(
            "was released before the slot held it: it is Weak, and nothing else retains it. Retain it, or leave Weak out."
        )
    }

    /// The handler came into its slot after an event that is delivered only once, and was not there when that came.
    public static var missed: Self {
        Self(
            """
            was added after the event, which is sent once per process. \
            Fill the slot before main() starts the app, or return false for the event in handles(_:).
            """)
    }

    /// The handler called its completion handler more than once; the first call counts.
    public static var answeredTwice: Self {
        Self("called its completion handler more than once. Only the first call counts; call it exactly once.")
    }

    /// The handler released its completion handler without calling it, which counts as no result.
    public static var dropped: Self {
        Self(
            """
            dropped its completion handler without calling it, or its reply without a result. \
            That counts as no result; call it on every path.
            """)
    }

    /// The handler had not called its completion handler by the deadline, in seconds, which counts as no result.
    public static func silent(deadline: TimeInterval) -> Self {
        Self(
            "did not call its completion handler within \(text(deadline)) s. That counts as no result; call it sooner, "
                + "or set another deadline in AppDelegate.deadlines.",
            with: ["\(deadline)"])
    }

    /// The handler called its completion handler after the deadline, or after there was a result; the call is ignored.
    public static var late: Self {
        Self(
            """
            called its completion handler after UIKit had its result. \
            The call is ignored; call it before the deadline.
            """)
    }

    /// The closure was not added, since as many as the stack has room for intercept the event already.
    public static func stackedTooHigh(limit: Int) -> Self {
        Self(
            "was not added: \(limit) closures intercept the event already. Give each a key, so that it replaces the one before, "
                + "or cancel those that are no longer needed."
        )
    }

    /// The handler's orientations have none in common with those of the handlers before it; they are left out.
    public static var noCommonOrientation: Self {
        Self(
            """
            supports no orientation that the handlers before it support. \
            Its mask is left out, since UIKit would raise an exception: have the handlers agree on one.
            """)
    }

    /// The handler's scene configuration is for another role than the session's; it is left out.
    public static var foreignSceneRole: Self {
        Self(
            """
            returned a scene configuration for another role than the session's. \
            It is left out, since UIKit would raise an exception: create it with the session's role.
            """)
    }

    /// The object is the delegate of a window scene and forwards nothing, so that no handler receives the scene's
    /// events.
    public static var foreignSceneDelegate: Self { foreignSceneDelegate(connectedFor: []) }

    /// The fault with what the scene connects for, which no handler receives.
    static func foreignSceneDelegate(connectedFor contents: [String]) -> Self {
        let loss =
            contents.isEmpty
            ? "" : " No handler receives what the scene connects for: \(contents.joined(separator: ", "))."
        return Self(
            "is the delegate of a window scene and forwards nothing to the handlers. UIKit keeps the class with which a session "
                + "was created: name DecoupledAppDelegate.SceneDelegate as UISceneDelegateClassName in Info.plist, or let the "
                + "class inherit from SceneDelegate. If it casts the application's delegate to a wrapped class, the cast is nil: "
                + "use AppDelegate.shared.wrappedDelegate(as:).\(loss)",
            name: "foreignSceneDelegate")
    }

    /// The object is the delegate of a window scene and forwards to ``SceneDelegate``, but not that the scene connects.
    ///
    /// It is reported where UIKit connects a session again without a configuration; otherwise the connection options
    /// that it passed to `application(_:configurationForConnecting:options:)` are delivered.
    public static var unforwardedConnection: Self {
        Self(
            "does not forward scene(_:willConnectTo:options:), so no handler receives what the scene connects for. "
                + "Forward it to SceneDelegate, or read the connection options in a scene delegate of your own.")
    }

    /// The scene's delegate has, in one turn, forwarded an event both to the app delegate and, by super, to the
    /// handlers; they receive it once. It is not reported where a wrapped app delegate or an override needs the call of
    /// the app delegate.
    ///
    /// The fault's ``Fault/handler`` is `a handler` where one of them has called the app delegate's method for the
    /// event that it received.
    public static var broughtTwice: Self {
        Self(
            "called the app delegate's method for an event that SceneDelegate also forwards. The handlers received it once: "
                + "delete the call of the app delegate's method, or the call of super.")
    }

    /// The event was kept, and no handler handled it before its time was up or newer events took its place; or its time
    /// was up before its handlers had answered.
    ///
    /// Either its handler was added too late, or each handler that was there declined it. The fault's ``Fault/handler``
    /// is `nobody`. See ``AppDelegate/keptEventPolicy``.
    public static var expired: Self {
        Self(
            """
            the event was kept, and no handler has handled it in time. If its handler was there and declined it, let it return true; \
            if it was added too late, add it sooner, or set a longer lifetime in keptEventPolicy.
            """)
    }

    /// The condition is to keep the events that it rejects, and this one cannot be kept; it is lost while the condition
    /// is false.
    public static var cannotBeHeld: Self {
        Self(
            """
            is a condition that keeps what it rejects, and this event cannot be kept. It is lost while the condition is false: \
            leave it out of the list, or give it a condition of its own without keepingRejected.
            """)
    }

    /// The condition held the event, which was dropped before it was released: its scene disconnected, or newer events
    /// took its place.
    ///
    /// See ``KeptEventPolicy/limit``.
    public static var lostWhileHeld: Self {
        Self(
            """
            is a condition that held the event, and it was dropped before the condition admitted it: its scene has disconnected, as when \
            the app ends, or newer events took its place. In that case raise the limit in keptEventPolicy.
            """)
    }

    /// The object became the notification center's delegate after the launch, or replaced the package's own again.
    ///
    /// Each class is reported once until the package's own is the center's delegate again.
    public static var displaced: Self {
        Self(
            """
            has replaced the notification center's delegate, so handlers receive only what it forwards. Set it before \
            the launch ends, or call reclaimNotificationCenter(). If it then replaces the delegate again, turn its \
            swizzling off, and call it from a handler.
            """)
    }

    /// The object is the application's delegate and no longer forwards the event, so that no handler receives it.
    public static var shadowed: Self {
        Self(
            """
            is the application's delegate and does not forward the event: an SDK added a method to its class, or replaced the delegate \
            that forwarded. Turn the SDK's swizzling off, and call it from a handler.
            """)
    }

    /// The wrapped object implements a deprecated method that is no longer called; the replacement is.
    public static func deprecated(replacement: String) -> Self {
        Self(
            "implements this deprecated method, which is no longer called. Use \(replacement) instead.",
            with: [replacement])
    }

    /// The wrapped object inherits from ``AppDelegate``, which calls the handlers itself; no event is forwarded to it.
    public static var wrapped: Self {
        Self("inherits from AppDelegate, so no event is forwarded to it. Make it the application's delegate instead.")
    }

    /// The delegate is in one of its own slots, where it is not called.
    public static var inOwnSlot: Self {
        Self(
            "is in a slot whose handlers it calls, so it is not called itself. Take it out of the slot; override the "
                + "method, and call super.")
    }

    /// The app delegate's class overrides a launch method without calling super, so that no handler received the event.
    public static var notPassedOn: Self {
        Self("overrides the method without calling super, so no handler received the launch. Call super.")
    }

    /// The app delegate's class overrides the method, UIKit calls the scene's delegate in its place, and no call has
    /// reached super.
    ///
    /// Either the scene's delegate has not called the override, or the override has not called super, without which a
    /// call goes unnoticed. It is not reported for methods of the app's state, whose overrides need not call super.
    public static var uncalled: Self {
        Self(
            """
            overrides the method, but UIKit calls the scene's delegate instead, and no call of it has reached super. \
            If your scene delegate does not call it, call it there, override receivesSceneEvents, or move the code into a handler. \
            If it does, call super in the override.
            """)
    }

    /// The class inherits from ``AppDelegate``, but the app was started with ``AppDelegate`` itself.
    public static var notStarted: Self {
        Self(
            "inherits from AppDelegate, but the app was started with AppDelegate itself, so that no override is called. "
                + "Start the app with this class: @main, or its own main().")
    }

    /// The class inherits from ``AppDelegate`` and fills the shared slots in `init()`, and a second instance of it was
    /// made.
    public static var madeTwice: Self {
        Self(
            """
            fills the shared slots in init(), and a second instance of it has filled them once more. \
            Fill them before main() starts the app, or make one instance.
            """)
    }

    /// The handler blocked the main thread longer than the budget allows, both in seconds.
    public static func overBudget(seconds: TimeInterval, budget: TimeInterval) -> Self {
        Self(
            "blocked the main thread for \(text(seconds)) s, more than the \(text(budget)) s allowed. "
                + "Move the work off the main thread, or raise the budget.",
            with: ["\(seconds)", "\(budget)"])
    }

    private static func text(_ seconds: TimeInterval) -> String { seconds.text(.significantDigits(1...6)) }
}

extension TimeInterval {
    /// Returns the digits with a point for developers to read, whatever the user's language.
    package func text(_ precision: NumberFormatStyleConfiguration.Precision) -> String {
        formatted(.number.precision(precision).grouping(.never).locale(Locale(identifier: "en_US_POSIX")))
    }
}
