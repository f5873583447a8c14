/// A report of an event that has come already.
@MainActor struct Duplicate {
    let treatment: DuplicateRule.Treatment

    let original: OriginalReport

    /// The original's answer, as far as it has one already.
    var originalAnswer: AnyAnswer? {
        if case .delivered(let answer, _) = original.state { answer } else { nil }
    }

    /// The name of the class that has probably brought the event once more: that of the scene's delegate, or "a
    /// handler" as long as handlers are being called.
    func name(of report: AnyDelivery) -> String {
        guard case .delivered = original.state else { return "a handler" }
        return (report.origin.scene ?? original.scene)?.delegateName ?? "a handler"
    }
}
