import Foundation

/// What waits for the answers that come through completion handlers: it is answered when every handler has answered, or at the deadline.
///
/// Each handler answers through a ``Ticket`` of its own, from any thread. Answers are merged in handler order, so that the result does not
/// depend on timing.
@MainActor final class Gathering {
    let event: EventDefinition
    private(set) weak var router: EventRouter?
    let log: PassLog?

    /// When the event arrived.
    let start: TimeInterval

    /// How long handlers may take, in seconds; nil for no limit.
    var limit: TimeInterval?

    /// The levels of the event's way down through its interceptions; nil without any.
    let levels: DescentLevels?

    /// The gathering's place on that way.
    let level: Int

    /// What the answers are added to.
    var combination: any Combination

    /// What an answer is added to as it comes, if all before have come; nil where every answer is kept for the end.
    var sum: AnyObject?

    /// Whether every answer so far has been added to the sum; while it is true, nobody is awaited.
    var isInOrder = true

    /// The answers that were not added to the sum, in the order of the calls.
    var later: [(index: Int, answer: Any)] = []

    /// The number of the last call, which is the log's if there is one.
    var last = -1

    /// Whether somebody is being called.
    var isCalling = false

    /// Whether handlers are being called; nothing is answered before they have returned.
    var isAsking = true

    /// Those who had not answered when they returned, in the order of the calls.
    var awaited: [(index: Int, asked: Asked)] = []

    /// The shares whose tickets were released while handlers were being called.
    var released: [Int] = []

    /// The tasks that answer for shares, each with the share's number.
    var tasks: [(share: Int, task: Task<Void, Never>)] = []

    var cancelDeadline: (() -> Void)?

    /// Whether the deadline has passed.
    var isExpired = false

    /// Whether there is an answer.
    var isAnswered = false

    /// The merged answer, until somebody takes it.
    var answer: Any = ()

    /// Whether several may ask for the answer, which stays then: an event may arrive by two ways.
    var isShared = false

    /// What waits for the answer.
    var actions: [(Any) -> Void] = []

    /// Creates a gathering without shares.
    ///
    /// - Parameters:
    ///   - event: The event.
    ///   - combination: How the answers become one.
    ///   - router: The event's router.
    ///   - delivery: The event's delivery, which it does not retain; nil if it is not delivered specially, and has arrived now.
    ///   - level: The gathering's place on that way.
    init(
        _ event: EventDefinition, _ combination: any Combination, by router: EventRouter, of delivery: Delivery? = nil,
        level: Int = 0
    ) {
        (self.event, self.combination, self.router, self.level) = (event, combination, router, level)
        (log, levels) = (delivery?.log, delivery?.levels)
        start = delivery?.start ?? router.diagnostics.clock.now
        let limit = router.deadlines.isEmpty ? event.deadline : router.deadlines[event.id] ?? event.deadline
        self.limit = limit?.isFinite == true ? limit : nil
        levels?.waiting.append(level)
    }

    /// Reports what somebody who was asked has done, while there is an app delegate to report it.
    func report(_ reason: Fault.Reason, by asked: Asked) { router?.report(reason, by: asked.name, at: event) }
}

extension Gathering {
    func whenAnyAnswered(_ action: @escaping (Any) -> Void) {
        if isAnswered { action(answer) } else { actions.append(action) }
    }

    /// Takes the answer out, so that a completion handler that is kept does not retain it; one that is shared stays.
    func takeAnswer() -> Any {
        defer { if !isShared { answer = () } }
        return answer
    }
}

extension Gathering: AnyReply {
    static func reply(of gathering: Gathering) -> Any { gathering }
}
