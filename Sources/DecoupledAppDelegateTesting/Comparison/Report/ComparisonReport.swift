import DecoupledAppDelegate

/// What a ``Comparison`` has found.
///
/// Printed, it lists the differences, each with the cases that it was seen in and what to do; ``markdown(everyCase:)`` is a table for a
/// pull request. To look into a case, read its ``Case/before`` and ``Case/after``.
public struct ComparisonReport: Hashable, Codable, Sendable {
    /// A sample that was sent to both apps from one start, with scenes or without.
    public struct Case: Hashable, Codable, Sendable {
        /// What happened.
        public let sample: String

        /// What happened one after the other, if it is more than one thing: samples of one name may be made up of others.
        let sampleNames: [String]

        /// The samples that it is a variant of; none for a sample itself.
        var variantOf: [String] = []

        /// How the app was.
        public let start: Comparison.Start

        /// Whether the app had scenes before.
        public let worldBefore: Comparison.World

        /// Whether the app had scenes afterwards.
        public let worldAfter: Comparison.World

        /// What the app did before.
        public let before: Outcome

        /// What the app did afterwards.
        public let after: Outcome

        /// How the two differ, accepted differences among them.
        public internal(set) var differences: [Difference]
    }

    /// A difference, with what concerns all cases that it was seen in.
    public struct Row: Hashable, Codable, Sendable {
        /// The difference.
        public private(set) var difference: Difference

        /// The cases that it was seen in; none if it concerns no case.
        public private(set) var cases: [String]

        /// The handlers, or delegates, that were called for the event afterwards, where effects differ.
        public private(set) var calledHandlers: [String] = []

        /// Why it is accepted; nil if it is not.
        public let acceptedBecause: String?

        /// How many of them are cases of the samples; these come first.
        private var sampleCount = 0

        /// Whether it was seen in a case of a sample itself.
        var isOfSample: Bool { sampleCount > 0 }

        /// The cases of the samples that it was seen in; else those of the variants.
        var places: [String] { isOfSample ? Array(cases.prefix(sampleCount)) : cases }

        fileprivate init(_ difference: Difference, acceptedBecause reason: String? = nil) {
            self.difference = difference
            self.difference.sampleIndices = []
            cases = []
            acceptedBecause = reason
        }

        fileprivate mutating func add(_ item: Case) {
            if difference.showsHandlers {
                let called = item.after.entries.filter { $0.event == difference.event }.flatMap(\.implementers)
                calledHandlers = (calledHandlers + called).withoutRepetitions
            }
            if !cases.contains(item.name) {
                cases.append(item.name)
                if item.variantOf.isEmpty { sampleCount += 1 }
            }
            if !difference.worlds.contains(item.worldAfter) { difference.worlds.append(item.worldAfter) }
        }
    }

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

    /// The samples that were not played, or not in every world: both sides would need scenes for them, they are events of a scene whose
    /// delegate is one of the app's own, and do not say what brings them about, or they come after the end of the app.
    public let notPlayed: [String]

    /// The kinds of differences that were not looked for, as the comparison was told.
    public let uncompared: [Difference.Kind]

    /// The worlds that cannot be simulated on this platform.
    public let leftOut: [Comparison.World]

    /// Whether a case that was played again had other effects.
    let hasUnsteadyEffects: Bool

    /// The differences that are not accepted, each once.
    public var differences: [Difference] { rows.filter { $0.acceptedBecause == nil }.map(\.difference) }

    /// Whether there are no differences but accepted ones.
    ///
    /// Where that is false, `#expect(report.hasNoDifferences)` prints the report.
    public var hasNoDifferences: Bool { differences.isEmpty }

    /// The differences that are accepted, each once.
    public var accepted: [Difference] { rows.filter { $0.acceptedBecause != nil }.map(\.difference) }

    /// Returns every difference once, as accepted if it is meant where it was seen.
    ///
    /// - Parameters:
    ///   - differences: The differences that concern no case.
    ///   - cases: The cases, and the variants.
    ///   - acceptances: Which differences are meant.
    ///   - isAdopting: Whether the app adopts scenes, as far as that can be seen here.
    /// - Returns: The rows, and at the end the acceptances that nothing needs.
    static func rows(
        of differences: [Difference], and cases: [Case], _ acceptances: [Acceptance], isAdopting: Bool
    ) -> [Row] {
        var rows: [(acceptance: Acceptance?, row: Row)] = []
        let fitting = acceptances.ofSameCount(in: cases)
        var seen: [(difference: Difference, item: Case?)] = differences.map { ($0, nil) }
        for item in cases { seen += item.differences.map { ($0, item) } }
        for (difference, item) in seen {
            // The same difference may be meant in one case and not in another.
            let acceptance = fitting.first { $0.covers(difference, in: item) }
            let known = rows.firstIndex { $0.row.difference.isSame(as: difference) && $0.acceptance == acceptance }
            if known == nil { rows.append((acceptance, Row(difference, acceptedBecause: acceptance?.reason))) }
            if let item { rows[known ?? rows.count - 1].row.add(item) }
        }
        let mistakes = acceptances.mistakes(in: rows, whereScenesAreAdopted: isAdopting)
        return rows.map(\.row)
            + (mistakes + (cases.isEmpty ? [Difference(.notCompared, .nothing, .absent)] : [])).map { Row($0) }
    }
}

extension ComparisonReport.Case {
    /// What happened, how the app was, and whether it had scenes.
    public var name: String { name(of: sample) }

    /// Whether it is one of some cases or a variant of one, or each sample in it with which a difference was seen is.
    func isOf(_ places: [Difference.Pattern], _ difference: Difference) -> Bool {
        let isMeant = { (sample: String) in places.contains { $0.matches(name(of: sample)) } }
        if ([sample] + variantOf).contains(where: isMeant) { return true }
        return !variantOf.isEmpty && !difference.sampleIndices.isEmpty
            && difference.sampleIndices.allSatisfy { isMeant(sampleNames[$0]) }
    }

    private func name(of sample: String) -> String {
        let world =
            worldBefore == worldAfter
            ? (worldAfter == .withScenes ? "with scenes" : "without scenes") : "adopting scenes"
        return "\(sample) (\(start.rawValue), \(world))"
    }
}
