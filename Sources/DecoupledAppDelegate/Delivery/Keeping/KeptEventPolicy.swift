public import Foundation

/// The limits for events that are kept because no handler has handled them.
///
/// A URL, an activity or a quick action is kept until it is answered true: by a handler, or by the closure above all
/// handlers, whose answer takes the place of theirs. One that a closure does not pass on is not kept. A CloudKit share
/// and a response to a notification, which no handler can decline, are kept until there is a handler. Each handler that
/// is added meanwhile receives the event once, on the next turn, unless one before it has handled it; a handler that
/// has declined it is not called again. Observers receive it once, with the next handler, and do not count as handlers.
/// UIKit gets its result as if nothing were kept. What belongs to a scene is discarded when the scene
/// disconnects, and ``Fault/Reason/expired`` reports an event that no handler has handled in time.
///
/// An event that a condition holds counts for the limit, and its time begins when it is released; see
/// ``AppDelegate/intercept(_:key:fileID:line:admitting:keepingRejected:)-(Sequence<AppEvent>,_,_,_,_,_)``.
///
/// For a URL or an activity that belongs to no scene and that the handlers of its slot decline, UIKit itself does
/// something else, such as opening the browser. It is kept only if ``respondsWithoutHandlers`` is true.
public struct KeptEventPolicy: Hashable, Sendable {
    /// How many events are kept at most, besides a device token or a failure in its place; 16 by default, and none if
    /// it is 0 or less. The oldest is discarded first.
    public var limit = 16

    /// How long an event is kept, in seconds; 60 by default. Setting it to `.nan` does nothing.
    ///
    /// It counts from when the event arrives, or is released by the conditions that have held it.
    ///
    /// Make it as long as it may take until the handlers are added: a user who has to sign in first needs more than a
    /// minute.
    public var lifetime: TimeInterval = 60 { didSet { if lifetime.isNaN { lifetime = oldValue } } }

    /// Whether `responds(to:)` is true for events that can be kept even if their slots are empty, and whether a URL or
    /// an activity is kept though UIKit does something else with it; false by default.
    ///
    /// It is also true for the result of registering for remote notifications. A handler that is added later receives
    /// the last one: the device token, which is kept even if this is false, or the failure.
    ///
    /// Set it if you add handlers after the launch and must not lose what arrives before. What a scene connects for is
    /// kept without it. What a wrapped delegate receives with the connection is not kept in either case, and what it
    /// receives from a scene delegate of your own only if it declines that.
    public var respondsWithoutHandlers = false

    /// Creates the default policy.
    public init() {}
}
