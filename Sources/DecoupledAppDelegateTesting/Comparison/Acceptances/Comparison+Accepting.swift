import DecoupledAppDelegate

extension Comparison {
    /// Returns a comparison that accepts one difference, as a report prints it.
    ///
    /// The report has the line of code for each difference. It accepts what has that text in the given cases and in
    /// variants, and nothing else: where effects differ in one more, the text is another one. What is accepted is in
    /// ``ComparisonReport/accepted``, and printed with the reason. An acceptance of what is not there is a difference
    /// itself, and so is one of two differences: of two texts in the cases of the samples.
    ///
    /// Keep the cases or the set that the report prints, also with a regular expression: without them, the line hides the
    /// same difference in every case, also in one where it is not meant.
    ///
    /// - Parameters:
    ///   - title: The event's method, `the app`, or a step, as the report names it.
    ///   - kind: The kind of difference.
    ///   - before: What it was before.
    ///   - after: What it is afterwards.
    ///   - cases: The cases that it was seen in, each with the variants of its sample in the same worlds and from the same
    ///     start, a launch with every later life of the app; all unless given.
    ///   - set: All these cases together, as the report writes it where they are many, each with the variants of its
    ///     sample; any unless given. It accepts nothing once a sample is added that shows the difference, too: take the one
    ///     that the report prints then.
    ///   - reason: Why it is meant.
    /// - Returns: The comparison.
    public func accepting(
        _ title: String, _ kind: Difference.Kind, before: Difference.Pattern, after: Difference.Pattern,
        in cases: Difference.Pattern..., set: String? = nil, because reason: String
    ) -> Comparison {
        let text = Acceptance.Text(title: title, kind: kind, before: before, after: after)
        return accepting([.seen(text, in: cases, set: set, because: reason)])
    }

    /// Returns a comparison that accepts what UIKit does otherwise once the app has adopted scenes, and nothing else.
    ///
    /// Launch options are nil, the app enters the foreground at a launch too, an activity that launches the app is not
    /// announced, and a scene that the user swipes away does not enter the background. It accepts that UIKit calls, or
    /// does not call: what the app's code did for that, or newly does, is a difference still, as far as the comparison
    /// has effects. The report lists what of this it has seen under what is accepted. An app that notices none of it
    /// needs no other test: the acceptance is a difference only where no case adopts scenes.
    ///
    /// - Returns: The comparison.
    public func acceptingSceneAdoption() -> Comparison { accepting(SceneAdoption.allCases.map { .adoption($0) }) }

    private func accepting(_ acceptances: [Acceptance]) -> Comparison {
        var comparison = self
        comparison.acceptances += acceptances
        return comparison
    }
}

extension ComparisonReport.Row {
    /// The line of code that accepts the difference where it was seen, and nothing else; more than three cases are
    /// named together.
    public var acceptingCode: String {
        let cases =
            mainCases.count > 3
            ? "set: \(mainCases.set.debugDescription)"
            : "in: \(mainCases.map(\.debugDescription).joined(separator: ", "))"
        let arguments =
            [
                difference.title.debugDescription, ".\(difference.kind)",
                "before: \(difference.before.debugDescription)",
                "after: \(difference.after.debugDescription)",
            ] + (mainCases.isEmpty ? [] : [cases]) + ["because: \"...\""]
        return ".accepting(\(arguments.joined(separator: ", ")))"
    }
}
