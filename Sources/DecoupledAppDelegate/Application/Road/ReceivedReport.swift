import Foundation

/// A row of the table, with what has come that it expects a second report of.
@MainActor final class DuplicateRow {
    let rule: DuplicateRule
    var received: [ReceivedReport] = []

    init(_ rule: DuplicateRule) { self.rule = rule }
}

/// A report of which a second one may come.
@MainActor final class ReceivedReport {
    enum State {
        /// Is being delivered.
        case asking

        case answered(AnyAnswer?)
    }

    let event: AppEvent
    private(set) weak var object: AnyObject?
    let content: AnyHashable?
    private(set) weak var scene: UIScene?
    var state = State.asking

    /// Until when the second is expected.
    var end = TimeInterval.infinity

    /// The handlers that have left the slot of an event that comes once since it came, by what a wrapper wraps.
    var former = WeakObjects()

    init(_ event: AppEvent, object: AnyObject? = nil, content: AnyHashable? = nil, scene: UIScene? = nil) {
        self.event = event
        self.object = object
        self.content = content
        self.scene = scene
    }
}

/// A report that has come already: what it gets, and what the first one was.
@MainActor struct Repetition {
    let gets: DuplicateRule.Answer

    /// The first one's answer; nil while it is being delivered.
    var answer: AnyAnswer?

    /// The scene that the first one came from.
    var scene: UIScene?

    /// Whether the first one has been answered.
    var isAnswered = false

    /// The name of whoever has brought the event once more: any handler, as long as handlers are being called.
    func name(of report: AnyDelivery) -> String {
        isAnswered ? (report.origin.scene ?? scene)?.delegateName ?? "a handler" : "a handler"
    }
}
