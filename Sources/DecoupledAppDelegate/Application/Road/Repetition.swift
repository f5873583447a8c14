/// A report that has come already: what it is answered, and what the original is.
@MainActor struct Repetition {
    let secondReport: DuplicateRule.SecondReport

    /// The original; nil for a transition, which has none: the app has made it before, or another scene prevents it.
    var original: ReceivedReport?

    /// The original's answer, as far as it has one already; nil where the repetition gets the neutral one.
    var answer: AnyAnswer? {
        if case .answeredNeutrally = secondReport { return nil }
        return if case .answered(let answer, _) = original?.state { answer } else { nil }
    }

    /// The scene that the original came from.
    var scene: UIScene? { original?.scene }

    /// What comes of the original, now and later.
    var first: SharedOutcome? { original?.outcome }

    /// What has come of it so far.
    var outcome: Outcome? { first?.current }

    /// Whether a recipient has received the original.
    func hasReceived(_ recipient: Recipient) -> Bool { original?.hasReceived(recipient) != false }

    /// What becomes of a report that has come already.
    enum Plan {
        /// It is answered, and nobody receives it.
        case answer

        /// The first waits, and learns what the second says.
        case updateKept(SharedOutcome)

        /// The wrapped delegates to which the app forwards it receive it, if there are any, and it may be kept if the first is not.
        case deliver
    }

    /// Returns what becomes of the second report.
    ///
    /// - Parameter isForwarded: Whether the app forwards it to a wrapped delegate that has not received the first.
    /// - Returns: What becomes of it.
    func plan(isForwarded: Bool) -> Plan {
        guard let first, let fate = first.current.fate else { return isForwarded ? .deliver : .answer }
        return switch fate {
        // Every handler receives the first when it is released, with its scene, which it lacks if the app had forwarded it by hand before.
        case .held: .updateKept(first)
        case .kept: isForwarded ? .deliver : .updateKept(first)
        // Only now are the wrapped delegates asked, so the event is not kept yet.
        case .leftToApp, .leftToSystem: .deliver
        case .handled, .stopped, .leftToFirstReport, .dropped, .expired: isForwarded ? .deliver : .answer
        }
    }

    /// The name of the class that has brought the event once more: "a handler" as long as handlers are being called.
    func name(of report: AnyDelivery) -> String {
        guard case .answered = original?.state else { return "a handler" }
        return (report.origin.scene ?? scene)?.delegateName ?? "a handler"
    }
}
