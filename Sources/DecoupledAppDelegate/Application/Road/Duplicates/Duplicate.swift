/// A report of an event that has come already.
@MainActor struct Duplicate {
    let treatment: DuplicateRule.Treatment

    /// The original; nil for a transition, which has none: the app has made it before, or is kept from it.
    var original: OriginalReport?

    /// The original's answer, as far as it has one already.
    var originalAnswer: AnyAnswer? {
        if case .answered(let answer, _) = original?.state { answer } else { nil }
    }

    /// The scene that the original came from.
    var scene: UIScene? { original?.scene }

    /// What comes of the original, now and later.
    var outcome: Outcome? { original?.outcome }

    /// Whether a recipient has received the original.
    func hasReceived(_ recipient: Recipient) -> Bool { original?.hasReceived(recipient) != false }

    /// The name of the class that has brought the event once more: "a handler" as long as handlers are being called.
    func name(of report: AnyDelivery) -> String {
        guard case .answered = original?.state else { return "a handler" }
        return (report.origin.scene ?? scene)?.delegateName ?? "a handler"
    }
}
