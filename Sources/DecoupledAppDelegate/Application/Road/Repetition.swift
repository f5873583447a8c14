/// A report that has come already: what it is answered, and what the original is.
@MainActor struct Repetition {
    let answerRule: DuplicateRule.Answer

    /// The original; nil for a transition, which has none: the app has made it before, or another scene prevents it.
    var original: ReceivedReport?

    /// The original's answer, as far as it has one already; nil where the repetition gets the neutral one.
    var answer: AnyAnswer? {
        if case .neutral = answerRule { return nil }
        return if case .answered(let answer, _) = original?.state { answer } else { nil }
    }

    /// The scene that the original came from.
    var scene: UIScene? { original?.scene }

    /// What has come of the original so far.
    var outcome: Outcome? { original?.outcome.current }

    /// Whether a recipient has received the original.
    func hasReached(_ recipient: Recipient) -> Bool { original?.hasReached(recipient) != false }

    /// The name of whoever has brought the event once more: any handler, as long as handlers are being called.
    func name(of report: AnyDelivery) -> String {
        guard case .answered = original?.state else { return "a handler" }
        return (report.origin.scene ?? scene)?.delegateName ?? "a handler"
    }
}
