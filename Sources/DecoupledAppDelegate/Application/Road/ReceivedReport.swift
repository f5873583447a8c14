import Foundation

/// A row of the table, with what has come that it expects a second report of.
@MainActor final class DuplicateRow {
    let rule: DuplicateRule
    var received: [ReceivedReport] = []

    init(_ rule: DuplicateRule) { self.rule = rule }

    /// Notes a report, in place of the oldest one where there are too many.
    func add(_ report: ReceivedReport) {
        received.append(report)
        if received.count > rule.limit { received.removeFirst() }
    }
}

extension DuplicateRule {
    /// Returns whether the row notes the first report of an event; the app's state is noted elsewhere.
    func notes(_ event: AnyEventDefinition) -> Bool {
        identity != .state && (after.map { $0 == event.id } ?? isFor(event))
    }

    /// How many reports the row expects a second one of at most.
    var limit: Int {
        switch lifetime {
        case .pair, .seconds: 16
        case .process, .object, .turn: 256
        }
    }

    /// Whether the row expects a second report at any time, which uses up the first.
    var isPair: Bool { if case .pair = lifetime { true } else { false } }
}

/// A report of which a second one may come.
@MainActor final class ReceivedReport {
    enum State {
        /// Is being delivered.
        case asking

        /// Has been delivered; handlers have declined it, or not, as far as that is known.
        case answered(AnyAnswer?, isDeclined: Bool)
    }

    let event: AppEvent
    private(set) weak var object: AnyObject?
    let content: AnyHashable?
    private(set) weak var scene: UIScene?
    private(set) var state = State.asking

    /// Until when the second is expected.
    private(set) var end = TimeInterval.infinity

    /// The handlers that have left the slot of an event that comes once since it came, by what a wrapper wraps.
    private(set) var former = WeakObjects()

    init(_ event: AppEvent, object: AnyObject? = nil, content: AnyHashable? = nil, scene: UIScene? = nil) {
        self.event = event
        self.object = object
        self.content = content
        self.scene = scene
    }

    /// It has been delivered.
    func complete(with answer: AnyAnswer?, isDeclined: Bool) { state = .answered(answer, isDeclined: isDeclined) }

    /// The second is expected until a time.
    func expire(at end: TimeInterval) { self.end = end }

    /// A handler has left the slot of the event.
    func noteFormer(_ handler: AnyObject) { former.insert(handler) }
}

/// A report that has come already: what it gets, and what the first one was.
@MainActor struct Repetition {
    let answering: DuplicateRule.Answer

    /// What has become of the first one; nil for a transition that the app has made before.
    var first: ReceivedReport.State?

    /// The scene that the first one came from.
    var scene: UIScene?

    /// The first one's answer, as far as it has one already; nil where the repetition gets the neutral one.
    var answer: AnyAnswer? {
        if case .neutral = answering { return nil }
        return if case .answered(let answer, _) = first { answer } else { nil }
    }

    /// Whether handlers, or a closure in their place, have declined the first one.
    var isDeclined: Bool { if case .answered(_, let isDeclined) = first { isDeclined } else { false } }

    /// The name of whoever has brought the event once more: any handler, as long as handlers are being called.
    func name(of report: AnyDelivery) -> String {
        guard case .answered = first else { return "a handler" }
        return (report.origin.scene ?? scene)?.delegateName ?? "a handler"
    }
}
