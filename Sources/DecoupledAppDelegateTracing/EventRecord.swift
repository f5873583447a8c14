public import DecoupledAppDelegate

/// A record of one event: which handlers were called, what each returned, and what UIKit got.
///
/// `AppDelegate.onRecord` receives one for each event, on the main thread, when UIKit has the result.
public struct EventRecord: Equatable, Sendable {
    /// One handler that was called, or a closure that intercepted the event.
    public struct Ask: Equatable, Sendable {
        /// What receives an event.
        ///
        /// Compare kinds with `==` or in a `switch` with a `default`, as later versions of the package may add some.
        public struct Kind: Equatable, Sendable {
            /// The name of the static member, such as `observer`.
            public let rawValue: String

            /// A handler whose result counts.
            public static let handler = Kind(rawValue: "handler")

            /// A handler that only observes; its result is ignored.
            public static let observer = Kind(rawValue: "observer")

            /// A closure that intercepts the event.
            public static let interception = Kind(rawValue: "interception")
        }

        /// The handler's type name, or the interception's key.
        public let handler: String

        /// What was called.
        public let kind: Kind

        /// The result: `done` where the method returns nothing, `not implemented` where the handler lacks the method, so that its default was
        /// called, `dropped` or `silent` where there was no result, `none` where UIKit got its result first.
        public internal(set) var answer: String = "none"

        /// Why there is no result; nil where there is one, or UIKit got its result first.
        package internal(set) var absence: Absence?

        /// When it was called, in seconds on the app delegate's clock.
        public let start: TimeInterval

        /// How long the call blocked the main thread, in seconds; an interception's contains the calls below it.
        public internal(set) var callDuration: TimeInterval = 0

        /// How long the result took, in seconds: until the call returned or its completion handler was called.
        public internal(set) var duration: TimeInterval = 0

        /// Whether the completion handler was called on another thread than the main thread.
        package internal(set) var isAnsweredElsewhere = false
    }

    /// One handler that was not called, or a condition that holds the event or has released it.
    public struct Omission: Equatable, Sendable {
        /// The handler's type name, or the condition's key.
        public let handler: String

        /// Why it was not called, or what the condition did.
        public let reason: Absence
    }

    /// The event.
    public let event: AppEvent

    /// The name of its slot.
    public let slot: String

    /// The event's arguments as text, without URL paths and queries, tokens and user info unless `AppDelegate.recordsPayloads` is set.
    public internal(set) var input: String

    /// The interceptions and handlers that were called, in order.
    public internal(set) var asked: [Ask] = []

    /// The handlers that were not called, in slot order, and before them the condition that holds the event or has released it.
    public internal(set) var notAsked: [Omission] = []

    /// The merged result.
    public internal(set) var answer: String = ""

    /// When the event arrived, in seconds on the app delegate's clock.
    public let start: TimeInterval

    /// How long it took until UIKit had the result, in seconds.
    public internal(set) var duration: TimeInterval = 0
}
