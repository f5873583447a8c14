import Foundation

/// A report of which a duplicate may come; each row that expects one refers to it.
@MainActor final class OriginalReport {
    enum State {
        case delivering(AnyDelivery)

        /// Has been delivered. The handlers that count as having it are nil while an answer is awaited, since more may
        /// be called, and where no duplicate is delivered to others.
        case delivered(AnyAnswer?, DeliveryProgress, served: WeakObjects?)
    }

    let identity: ReportIdentity

    private(set) weak var scene: UIScene?
    private(set) var state: State

    /// The handlers that have left the slot of an event that comes once since it came, by what a wrapper wraps.
    private(set) var handlersGoneSince = WeakObjects()

    /// Creates the original of duplicates that may come of a report, which is being delivered.
    init(_ report: AnyDelivery) {
        identity = ReportIdentity(of: report)
        state = .delivering(report)
        scene = report.origin.scene
    }

    /// Creates the original of an event that comes once, and counts as delivered though it has not come.
    init(of event: AppEvent) {
        identity = ReportIdentity(event)
        state = .delivered(nil, DeliveryProgress(), served: nil)
    }

    /// It has been delivered.
    func complete(with report: AnyDelivery) {
        let recordsServed = report.definition.isSentToScenes && report.isAnswered
        let served = recordsServed ? WeakObjects(report.served.compactMap(\.represented)) : nil
        state = .delivered(report.answerSoFar, report.progress, served: served)
    }

    /// What has come of it so far.
    var progress: DeliveryProgress {
        switch state {
        case .delivering(let report): report.progress
        case .delivered(_, let progress, _): progress
        }
    }

    /// Its answer, as far as it has one already.
    var answer: AnyAnswer? { if case .delivered(let answer, _, _) = state { answer } else { nil } }

    /// Whether it has passed the road; conditions may hold it, and answers may be awaited.
    var isDelivered: Bool { if case .delivered = state { true } else { false } }

    /// Whether a recipient counts as having it, as far as is known.
    func hasServed(_ recipient: Recipient) -> Bool {
        guard case .delivered(_, _, let served?) = state else { return true }
        return recipient.entry.represented.map(served.contains) == true
    }

    /// A handler has left the slot of the event.
    func handlerDidLeave(_ handler: AnyObject) { handlersGoneSince.insert(handler) }
}
