public import DecoupledAppDelegate
import DecoupledAppDelegateTracing

extension Outcome {
    /// An event that the app received.
    public struct Entry: Hashable, Codable, Sendable {
        /// Whose code was called.
        enum Recipient: Hashable, Codable {
            /// Handlers of a slot, observers among them, in order: all that were asked, and those of them that implement the method; or the
            /// condition that holds the event.
            case handlers(slot: String, asked: [String], implementers: [String])

            /// A scene delegate of the app's own.
            case sceneDelegate(String)

            /// Nobody's, and the app's code did something all the same, such as observing what UIKit posts; or nobody has answered. Its
            /// arguments are unknown.
            case unrecorded
        }

        /// What UIKit gets.
        enum Reply: Hashable, Codable {
            case ofApp(String, Timing)

            /// Nobody has called the completion handler, which the package works around.
            case ofPackage(String, Timing)

            case never
        }

        /// The event.
        public let event: AppEvent

        let recipient: Recipient

        /// Its arguments as text, everything shown.
        public let input: String

        let reply: Reply

        /// The handlers that called their completion handler on another thread than the main thread.
        public var answeredElsewhere: [String] = []

        /// What the app's code did, in order, and when.
        var timedEffects: [Effect] = []

        /// With which of the samples of a case it came, counted from 0.
        var sampleIndex = 0
    }

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
}

// MARK: What it says

extension Entry {
    /// The name of its slot; empty for a call of a scene delegate of the app's own, and where nobody was called or has answered.
    public var slot: String { if case .handlers(let slot, _, _) = recipient { slot } else { "" } }

    /// The handlers that were called, observers among them, in order; or the condition that holds the event.
    public var asked: [String] {
        switch recipient {
        case .handlers(_, let asked, _): asked
        case .sceneDelegate(let name): [name]
        case .unrecorded: []
        }
    }

    /// Those of them that implement the method; the others have no opinion.
    public var implementers: [String] {
        if case .handlers(_, _, let implementers) = recipient { implementers } else { asked }
    }

    /// The combined result as text, `never` if it never came, and empty where a scene delegate of the app's own has none.
    public var answer: String {
        switch reply {
        case .ofApp(let answer, _), .ofPackage(let answer, _): answer
        case .never: "never"
        }
    }

    /// When the result came.
    public var timing: ComparisonReport.Outcome.Timing {
        switch reply {
        case .ofApp(_, let timing), .ofPackage(_, let timing): timing
        case .never: .never
        }
    }

    /// What the app's code did, in order.
    public var effects: [String] { timedEffects.map(\.text) }

    /// Whether nobody has called the completion handler, though the package may have worked around that.
    var isUnanswered: Bool { if case .ofApp = reply { false } else { true } }

    var isOfSceneDelegate: Bool { if case .sceneDelegate = recipient { true } else { false } }

    /// Whether somebody was called: a handler, even one without the method, an observer, or a delegate.
    var isReceived: Bool { !asked.isEmpty || reply == .never }

    /// Whether somebody's method was called.
    var isImplemented: Bool { !implementers.isEmpty || reply == .never }

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

// MARK: What it is made of

extension Entry {
    /// An event of an app delegate alone has no deadline: what the package works around for a handler, UIKit does not.
    init(_ record: EventRecord, isAtOnce: Bool, isOfDelegateAlone: Bool) {
        let handlers = record.asked.filter { $0.kind == .handler && $0.absence != .notImplemented }
        let isUnanswered = !handlers.isEmpty && handlers.allSatisfy { [.dropped, .silent].contains($0.absence) }
        let isExpired = record.asked.contains { $0.absence == .silent }
        let timing: Outcome.Timing = isExpired ? .atDeadline : isAtOnce ? .atOnce : .later
        // A condition that holds the event has answered it.
        let holders = record.notAsked.filter { $0.reason == .held }.map(\.handler)
        self.init(
            event: record.event,
            recipient: .handlers(
                slot: record.slot, asked: holders + record.asked.map(\.handler),
                implementers: holders + record.asked.filter { $0.absence != .notImplemented }.map(\.handler)),
            input: record.input.withoutAddresses,
            reply: !isUnanswered
                ? .ofApp(record.answer, timing) : isOfDelegateAlone ? .never : .ofPackage(record.answer, timing),
            answeredElsewhere: record.asked.filter(\.isAnsweredElsewhere).map(\.handler))
    }

    init(_ call: SceneCall, isAtOnce: Bool) {
        self.init(
            event: call.event, recipient: .sceneDelegate(call.delegate), input: call.input.withoutAddresses,
            reply: .ofApp(call.answer, isAtOnce ? .atOnce : .later),
            answeredElsewhere: call.isAnsweredElsewhere ? [call.delegate] : [])
    }

    /// An event without a record: nobody has answered, or nobody was called.
    init(_ event: AppEvent, _ reply: Reply, _ effects: [Effect]) {
        self.init(event: event, recipient: .unrecorded, input: "", reply: reply, timedEffects: effects)
    }
}

extension String {
    /// The text without addresses of objects, as `<UIScene: 0x600000c10e40>`, which differ from case to case.
    fileprivate var withoutAddresses: String {
        guard contains(": 0x") else { return self }
        return replacingOccurrences(of: "(<[^<>:]+: )0x[0-9a-f]{6,}", with: "$10x...", options: .regularExpression)
    }
}
