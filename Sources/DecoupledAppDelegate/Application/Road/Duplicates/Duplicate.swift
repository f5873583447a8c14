/// A report of an event that has come already, and what becomes of it.
@MainActor struct Duplicate {
    let treatment: DuplicateRule.Treatment

    /// The original; nil for a transition, which has none: the app has made it before, or is kept from it.
    var original: OriginalReport?

    /// The original's answer, as far as it has one already; nil where the duplicate gets the neutral one.
    var answer: AnyAnswer? {
        if case .answeredNeutrally = treatment { return nil }
        return if case .answered(let answer, _) = original?.state { answer } else { nil }
    }

    /// The scene that the original came from.
    var scene: UIScene? { original?.scene }

    /// What comes of the original, now and later.
    var outcome: Outcome? { original?.outcome }

    /// Whether a recipient has received the original.
    func hasReceived(_ recipient: Recipient) -> Bool { original?.hasReceived(recipient) != false }

    enum Plan {
        /// It is answered, and nobody receives it.
        case answer

        /// The original, which is kept with an outcome, learns what the duplicate says.
        case updateKept(Outcome)

        /// The wrapped delegates to which the app forwards it receive it, if there are any; then it is kept, if the original is not.
        case deliver
    }

    /// Returns what becomes of it.
    ///
    /// - Parameter isForwarded: Whether the app forwards it to a wrapped delegate that has not received the original.
    /// - Returns: What becomes of it.
    func plan(isForwarded: Bool) -> Plan {
        guard let outcome, let fate = outcome.fate else { return isForwarded ? .deliver : .answer }
        return switch fate {
        // Every handler receives it when it is released, with its scene, which it lacks if the app had forwarded it by hand before.
        case .held: .updateKept(outcome)
        case .kept: isForwarded ? .deliver : .updateKept(outcome)
        // Only now are the wrapped delegates asked, so the event is not kept yet.
        case .leftToApp, .leftToSystem: .deliver
        case .handled, .stopped, .leftToOriginal, .dropped, .expired: isForwarded ? .deliver : .answer
        }
    }

    /// The name of the class that has brought the event once more: "a handler" as long as handlers are being called.
    func name(of report: AnyDelivery) -> String {
        guard case .answered = original?.state else { return "a handler" }
        return (report.origin.scene ?? scene)?.delegateName ?? "a handler"
    }
}
