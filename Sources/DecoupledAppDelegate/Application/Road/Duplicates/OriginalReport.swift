import Foundation

/// A report of which a duplicate may come.
@MainActor final class OriginalReport {
    enum State {
        case delivering(AnyDelivery)

        /// Has been delivered. The handlers that have received it are nil while an answer is awaited, since more may be
        /// called, and where no duplicate is delivered to others.
        case delivered(AnyAnswer?, Outcome, receivers: WeakObjects?)
    }

    let identity: ReportIdentity

    /// What a duplicate of it is answered, and who receives that.
    let treatment: DuplicateRule.Treatment

    private(set) weak var scene: UIScene?
    private(set) var state: State

    private(set) var duplicate = Duplicate.expected

    /// Whether the duplicate that is expected has come; others may follow.
    enum Duplicate { case expected, hasCome }

    /// Until when a duplicate is expected.
    private(set) var expiry = TimeInterval.infinity

    /// The handlers that have left the slot of an event that comes once since it came, by what a wrapper wraps.
    private(set) var handlersGoneSince = WeakObjects()

    /// Creates the original of duplicates that may come of a report, which is being delivered.
    init(_ report: AnyDelivery, _ identity: ReportIdentity, _ treatment: DuplicateRule.Treatment) {
        self.identity = identity
        self.treatment = treatment
        state = .delivering(report)
        scene = report.origin.scene
    }

    /// Creates the original of an event that comes once, and counts as delivered though it has not come.
    init(of event: AppEvent, _ treatment: DuplicateRule.Treatment) {
        identity = ReportIdentity(event)
        self.treatment = treatment
        state = .delivered(nil, Outcome(), receivers: nil)
    }

    /// It has been delivered.
    func complete(with report: AnyDelivery) {
        let asksForReceivers = treatment == .forWrappedAlone && report.isAnswered
        let receivers = asksForReceivers ? WeakObjects(report.served.compactMap(\.represented)) : nil
        state = .delivered(report.answerSoFar, report.outcome, receivers: receivers)
    }

    /// What has come of it so far.
    var outcome: Outcome {
        switch state {
        case .delivering(let report): report.outcome
        case .delivered(_, let outcome, _): outcome
        }
    }

    /// Its answer, as far as it has one already.
    var answer: AnyAnswer? { if case .delivered(let answer, _, _) = state { answer } else { nil } }

    /// Whether it has passed the road; conditions may hold it, and answers may be awaited.
    var isDelivered: Bool { if case .delivered = state { true } else { false } }

    /// A duplicate has come, by which the app may have forwarded the event.
    func duplicateHasCome() { duplicate = .hasCome }

    /// Whether a recipient has received it, as far as is known.
    func hasReceived(_ recipient: Recipient) -> Bool {
        guard case .delivered(_, _, let receivers?) = state else { return true }
        return recipient.entry.represented.map(receivers.contains) == true
    }

    /// A duplicate is expected until a time.
    func expire(at expiry: TimeInterval) { self.expiry = expiry }

    /// A handler has left the slot of the event.
    func handlerDidLeave(_ handler: AnyObject) { handlersGoneSince.insert(handler) }
}
