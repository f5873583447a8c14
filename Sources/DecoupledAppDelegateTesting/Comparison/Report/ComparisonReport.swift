import DecoupledAppDelegate

// This folder is what a comparison has found. A `Case` has what both apps did, and a `Sighting` of each `Difference` in it; a `Row` is one
// difference with all cases in which it was seen, and a `Cause` puts rows together that one mistake brings about. `+Text` and `+Markdown`
// print them.

typealias Case = ComparisonReport.Case
typealias Outcome = ComparisonReport.Outcome
typealias Entry = Outcome.Entry
typealias Start = Comparison.Start
typealias World = Comparison.World

/// What a ``Comparison`` has found.
///
/// Printed, it lists the differences, each with the cases that it was seen in and what to do; ``markdown(everyCase:)`` is a table for a
/// pull request. To look into a case, read its ``Case/before`` and ``Case/after``.
public struct ComparisonReport: Hashable, Codable, Sendable {
    /// Every case, in the order of the samples.
    public let cases: [Case]

    /// Variants of the samples, without the differences that their samples show already and that are not accepted.
    public let variants: [Case]

    /// Every difference once, accepted ones among them.
    public let rows: [Row]

    /// What the samples have reached.
    public let coverage: Coverage

    /// The samples with arguments that were made up from what the app declares.
    public let madeUp: [String]

    /// The samples that were not played, or not in every world, and why: both sides would need scenes for them, they are events of a scene whose
    /// delegate is one of the app's own, and do not say what brings them about, or they come after the end of the app, or launch one that runs.
    public let notPlayed: [String]

    /// The kinds of differences that were not looked for, as the comparison was told.
    public let uncompared: [Difference.Kind]

    /// The worlds that cannot be simulated on this platform.
    public let leftOut: [Comparison.World]

    let hasUnsteadyEffects: Bool

    var casesAndVariants: [Case] { cases + variants }

    /// The differences that are not accepted, each once.
    public var differences: [Difference] { rows.filter { !$0.isAccepted }.map(\.difference) }

    /// Whether there are no differences but accepted ones.
    ///
    /// Where that is false, `#expect(report.hasNoDifferences)` prints the report.
    public var hasNoDifferences: Bool { differences.isEmpty }

    /// The differences that are accepted, each once.
    public var accepted: [Difference] { rows.filter(\.isAccepted).map(\.difference) }
}
