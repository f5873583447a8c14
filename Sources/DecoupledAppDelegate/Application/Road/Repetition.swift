/// A report that has come already: what it gets, and what the first one was.
@MainActor struct Repetition {
    let answerRule: DuplicateRule.Answer

    /// What has become of the first one; nil for a transition that the app has made before.
    var first: ReceivedReport.State?

    /// The scene that the first one came from.
    var scene: UIScene?

    /// The first one's answer, as far as it has one already; nil where the repetition gets the neutral one.
    var answer: AnyAnswer? {
        if case .neutral = answerRule { return nil }
        return if case .answered(let answer, _, _) = first { answer } else { nil }
    }

    /// Whether handlers, or a closure in their place, have declined the first one.
    var isDeclined: Bool { if case .answered(_, .declined, _) = first { true } else { false } }

    /// What has become of the first one, as far as that is known.
    var fate: Fate? { if case .answered(_, _, let fate) = first { fate } else { nil } }

    /// The name of whoever has brought the event once more: any handler, as long as handlers are being called.
    func name(of report: AnyDelivery) -> String {
        guard case .answered = first else { return "a handler" }
        return (report.origin.scene ?? scene)?.delegateName ?? "a handler"
    }
}
