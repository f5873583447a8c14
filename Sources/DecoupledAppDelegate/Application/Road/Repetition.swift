/// A report that has come already: what it is answered, and what the original was.
@MainActor struct Repetition {
    let answerRule: DuplicateRule.Answer

    /// What has become of the original; nil for a transition, which has none: the app has made it before, or another scene prevents it.
    var original: ReceivedReport.State?

    /// The scene that the original came from.
    var scene: UIScene?

    /// The original's answer, as far as it has one already; nil where the repetition gets the neutral one.
    var answer: AnyAnswer? {
        if case .neutral = answerRule { return nil }
        return if case .answered(let answer, _, _) = original { answer } else { nil }
    }

    /// Whether handlers, or a closure in their place, have declined the original.
    var isDeclined: Bool { if case .answered(_, .declined, _) = original { true } else { false } }

    /// What has become of the original, as far as that is known.
    var fate: Fate? { if case .answered(_, _, let fate) = original { fate } else { nil } }

    /// The name of whoever has brought the event once more: any handler, as long as handlers are being called.
    func name(of report: AnyDelivery) -> String {
        guard case .answered = original else { return "a handler" }
        return (report.origin.scene ?? scene)?.delegateName ?? "a handler"
    }
}
