public import DecoupledAppDelegate
import DecoupledAppDelegateTracing

extension ComparisonReport {
    /// What an app did in one case.
    public struct Outcome: Hashable, Codable, Sendable {
        /// When the result of an event comes.
        public enum Timing: String, Hashable, Codable, Sendable {
            /// On the turn of the main queue on which the event was sent.
            case atOnce

            /// On a later turn, and before the deadline.
            case later

            /// Because a deadline had passed.
            case atDeadline

            /// Not at all.
            case never
        }

        /// An event that the app received.
        public struct Entry: Hashable, Codable, Sendable {
            /// The event.
            public let event: AppEvent

            /// The name of its slot; empty for a call of a scene delegate of the app's own, and where nobody was called or has answered.
            public let slot: String

            /// Its arguments as text, everything shown.
            public let input: String

            /// The handlers that were called, observers among them, in order; or the condition that holds the event.
            public let asked: [String]

            /// Those of them that implement the method; the others have no opinion.
            public let implementers: [String]

            /// The combined result as text, `never` if it never came, and empty where a scene delegate of the app's own has none.
            public let answer: String

            /// When the result came.
            public let timing: Timing

            /// The handlers that called their completion handler on another thread than the main thread.
            public let answeredElsewhere: [String]

            /// What the app's code did, in order, and when.
            var timedEffects: [Effect] = []

            /// With which of the samples of a case it came, counted from 0.
            var sampleIndex = 0

            /// Whether nobody has called the completion handler, though the package may have worked around that.
            var isUnanswered = false
        }

        /// The events, in the order in which they were answered.
        public let entries: [Entry]

        /// The faults of the handlers, in order.
        public let faults: [Fault]

        /// What restoration handlers were called with: the class names of the objects.
        public let restored: [String]

        /// Whether the app has registered for remote notifications; false where that cannot be seen.
        public let isRegisteredForPushes: Bool

        /// Who receives what the notification center sends: a class name, or `handlers`; nil for nobody, and where that cannot be seen.
        public let centerDelegate: String?

        /// The class name of an object that is the notification center's delegate beside the handlers or the app delegate.
        let foreignCenterDelegate: String?

        /// The actions that the app has declared for its notifications, by category.
        let actions: [String: [String]]

        /// What the app asks of the system: permission to notify, notifications, their categories with actions, background fetches.
        let requests: [String]

        /// What a person saw last: the class names of the root view controllers of the windows that were shown, the frontmost last.
        ///
        /// None for a black screen; nil if the app did not come to the front.
        public let screen: [String]?

        /// Whether its code did something as late as in the pause that a comparison makes for that.
        let delaysWork: Bool
    }
}

extension ComparisonReport.Outcome {
    var effects: [String] { entries.flatMap(\.effects) }
}

extension ComparisonReport.Outcome.Entry {
    /// What the app's code did, in order.
    public var effects: [String] { timedEffects.map(\.text) }

    /// Those of the effects that came on a later turn of the main queue than the result.
    public var effectsAfterResult: [String] { timedEffects.filter { $0.time == .afterResult }.map(\.text) }
}

extension ComparisonReport.Outcome.Entry {
    /// An event of an app delegate alone has no deadline: what the package works around for a handler, UIKit does not.
    init(_ record: EventRecord, isAtOnce: Bool, isOfDelegateAlone: Bool) {
        let handlers = record.asked.filter { $0.kind == .handler && $0.absence != .notImplemented }
        let isUnanswered = !handlers.isEmpty && handlers.allSatisfy { [.dropped, .silent].contains($0.absence) }
        let isNever = isUnanswered && isOfDelegateAlone
        let isExpired = record.asked.contains { $0.absence == .silent }
        // A condition that holds the event has answered it.
        let holders = record.notAsked.filter { $0.reason == .held }.map(\.handler)
        self.init(
            event: record.event,
            slot: record.slot,
            input: record.input.withoutAddresses,
            asked: holders + record.asked.map(\.handler),
            implementers: holders + record.asked.filter { $0.absence != .notImplemented }.map(\.handler),
            answer: isNever ? "never" : record.answer,
            timing: isNever ? .never : isExpired ? .atDeadline : isAtOnce ? .atOnce : .later,
            answeredElsewhere: record.asked.filter(\.isAnsweredElsewhere).map(\.handler),
            isUnanswered: isUnanswered)
    }

    init(_ call: SceneCall, isAtOnce: Bool) {
        self.init(
            event: call.event, slot: "", input: call.input.withoutAddresses, asked: [call.delegate],
            implementers: [call.delegate], answer: call.answer, timing: isAtOnce ? .atOnce : .later,
            answeredElsewhere: call.isAnsweredElsewhere ? [call.delegate] : [])
    }

    /// An event without a record: nobody has answered, or nobody was called.
    init(_ event: AppEvent, timing: ComparisonReport.Outcome.Timing, _ effects: [Effect]) {
        self.init(
            event: event, slot: "", input: "", asked: [], implementers: [], answer: timing == .never ? "never" : "",
            timing: timing, answeredElsewhere: [], timedEffects: effects, isUnanswered: timing == .never)
    }
}

extension ComparisonReport.Outcome.Entry {
    /// Whether its arguments are unknown: nobody was called, and the app's code did something all the same, such as observing what UIKit
    /// posts, or nobody has answered.
    var isUnrecorded: Bool { slot.isEmpty && asked.isEmpty }

    /// Whether somebody was called: a handler, even one without the method, an observer, or a delegate.
    var isReceived: Bool { !asked.isEmpty || timing == .never }

    /// Whether somebody's method was called.
    var isImplemented: Bool { !implementers.isEmpty || timing == .never }

    /// Whether its result differs from another's; UIKit asks the delegates of scenes for hardly any.
    func hasOtherAnswer(than other: Self) -> Bool {
        answer != other.answer && !answer.isEmpty && !other.answer.isEmpty
    }

    /// The effects that came later than in another entry, after UIKit was told that the app is done.
    func late(beside other: Self) -> [String] {
        guard event.hasCompletionHandler || event.precedesSuspension else { return [] }
        return timedEffects.without(other.timedEffects).filter { effect in
            other.timedEffects.contains { $0.text == effect.text && $0.time < effect.time }
        }
        .map(\.text)
    }
}

extension String {
    /// The text without addresses of objects, as `<UIScene: 0x600000c10e40>`, which differ from case to case.
    fileprivate var withoutAddresses: String {
        guard contains(": 0x") else { return self }
        return replacingOccurrences(of: "(<[^<>:]+: )0x[0-9a-f]{6,}", with: "$10x...", options: .regularExpression)
    }
}

extension SamplePlayer {
    /// The class names of the root view controllers that a person sees, the frontmost last; nil while the app is not in front.
    var screen: [String]? {
        app.visibleWindows(inScenes: world == .withScenes)?.compactMap(\.rootViewController).map { "\(type(of: $0))" }
    }
}
