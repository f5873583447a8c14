public import Foundation

/// What became of one event: who was asked, what each said, and what went back to the system.
///
/// ``AppDelegate/onRecord`` receives one for each event, on the main thread, when the system has been answered.
public struct EventRecord: Hashable, Sendable {
    /// One handler that was asked, or a closure that intercepted the event.
    public struct Ask: Hashable, Sendable {
        /// What can be asked.
        public enum Kind: Hashable, Sendable {
            /// A handler whose answer counts.
            case handler

            /// A handler that only observes, so that its answer is not used.
            case observer

            /// A closure that intercepts the event; its answer is what it made of those below it.
            case interception
        }

        /// The handler's type name, or the interception's key.
        public let handler: String

        /// What was asked.
        public let kind: Kind

        /// The answer in words: `done` where there is nothing to answer, `dropped` or `silent` where none came, `none` where the
        /// system was answered first.
        public internal(set) var answer: String

        /// When it was asked, in seconds on the router's clock.
        public let start: TimeInterval

        /// How long the call took, in seconds, for which the main thread was kept; an interception's contains those below it.
        public internal(set) var callDuration: TimeInterval = 0

        /// How long the answer took, in seconds; for a gathered answer, until its completion was called.
        public internal(set) var duration: TimeInterval = 0

        /// Whether a handler only observes, so that its answer was not used.
        public var isObserver: Bool { kind == .observer }
    }

    /// One handler that was not asked.
    public struct Omission: Hashable, Sendable {
        /// The handler's type name.
        public let handler: String

        /// Why it was not asked.
        public let reason: Reason

        /// Why a handler was not asked.
        public enum Reason: Hashable, Sendable {
            /// A handler before it took the event, or gave the only answer there can be.
            case alreadyAnswered

            /// It was removed from its slot during the event, before its turn.
            case removed

            /// The deadline passed before its turn.
            case deadlinePassed
        }
    }

    /// The event.
    public let event: AppEvent

    /// The name of the slot it went to.
    public let slot: String

    /// The event's arguments in words; URL queries, tokens and user info are left out unless asked for.
    public let input: String

    /// The interceptions and handlers that were asked, in call order.
    public internal(set) var asked: [Ask]

    /// The handlers that were not asked, in slot order.
    public internal(set) var notAsked: [Omission]

    /// The combined answer in words.
    public internal(set) var answer: String

    /// When the event arrived, in seconds on the router's clock.
    public let start: TimeInterval

    /// How long it took until the system was answered, in seconds.
    public internal(set) var duration: TimeInterval
}

extension EventRecord.Omission.Reason: CustomStringConvertible {
    /// The value in words.
    public var description: String {
        switch self {
        case .alreadyAnswered: "already answered"
        case .removed: "removed during the event"
        case .deadlinePassed: "the deadline passed"
        }
    }
}
