extension ComparisonReport {
    /// A difference, with what concerns all cases that it was seen in.
    public struct Row: Hashable, Codable, Sendable {
        /// The difference.
        public private(set) var difference: Difference

        /// The cases that it was seen in; none if it concerns no case.
        public private(set) var cases: [String]

        /// The handlers, or delegates, that were called for the event afterwards, where effects differ.
        public private(set) var calledHandlers: [String] = []

        /// With which of the samples of the first case it was seen, if there are several and it was seen with one.
        private(set) var sample: String?

        /// The samples of the first case without which it is not seen, by name; nil where that was not found out.
        var neededSamples: String?

        /// Whether it was seen only after an update of the app.
        private var isOfUpdates = false

        /// What it means and what to do about it, where it was seen.
        var advice: String {
            let update = "It shows only after an update: compare the keys and types of what both versions save."
            return isOfUpdates ? "\(update) \(difference.advice)" : difference.advice
        }

        /// Why it is accepted; nil if it is not.
        public let acceptedBecause: String?

        var isAccepted: Bool { acceptedBecause != nil }

        /// How many of them are cases of the samples; these come first.
        private var sampleCount = 0

        /// Whether it was seen in a case of a sample itself.
        var isOfSample: Bool { sampleCount > 0 }

        /// The cases of the samples that it was seen in; else those of the variants.
        var mainCases: [String] { isOfSample ? Array(cases.prefix(sampleCount)) : cases }

        fileprivate init(_ difference: Difference, acceptedBecause reason: String? = nil) {
            self.difference = difference
            cases = []
            acceptedBecause = reason
        }

        fileprivate mutating func add(_ item: Case, _ sampleIndices: [Int]) {
            if cases.isEmpty, sampleIndices.count == 1 { sample = item.sampleNames[sampleIndices[0]] }
            isOfUpdates = (cases.isEmpty || isOfUpdates) && item.isAfterUpdate
            if difference.rule.showsHandlers {
                let called = item.after.entries.filter { $0.event == difference.event }.flatMap(\.implementers)
                calledHandlers = (calledHandlers + called).withoutRepetitions
            }
            if !cases.contains(item.name) {
                cases.append(item.name)
                if item.variantOf == nil { sampleCount += 1 }
            }
            if !difference.worlds.contains(item.worldAfter) { difference.worlds.append(item.worldAfter) }
        }
    }

    /// Returns every difference once, as accepted if it is meant where it was seen.
    ///
    /// - Parameters:
    ///   - differences: The differences that concern no case.
    ///   - cases: The cases, and the variants.
    ///   - acceptances: Which differences are meant.
    ///   - isAdopting: Whether the app adopts scenes, as far as that can be seen here.
    /// - Returns: The rows, and at the end what is wrong with the comparison: acceptances that are unneeded or too broad, or that there was no
    ///   case.
    static func rows(
        of differences: [Difference], and cases: [Case], _ acceptances: [Acceptance], isAdopting: Bool
    ) -> [Row] {
        var rows: [(acceptance: Acceptance?, row: Row)] = []
        var found: [FoundDifference] = differences.map { (Sighting($0), nil) }
        for item in cases { found += item.sightings.map { ($0, item) } }
        // The same difference may be meant in one case and not in another.
        for ((sighting, item), acceptance) in zip(found, acceptances.acceptances(of: found)) {
            let known = rows.firstIndex {
                $0.row.difference.isSame(as: sighting.difference) && $0.acceptance == acceptance
            }
            if known == nil { rows.append((acceptance, Row(sighting.difference, acceptedBecause: acceptance?.reason))) }
            if let item { rows[known ?? rows.count - 1].row.add(item, sighting.sampleIndices) }
        }
        let mistakes = acceptances.mistakes(in: rows, whereScenesAreAdopted: isAdopting)
        return rows.map(\.row)
            + (mistakes + (cases.isEmpty ? [Difference(.notCompared, .nothing, .absent)] : [])).map { Row($0) }
    }
}

extension [ComparisonReport.Row] {
    /// Those to look at first, which may bring about the others: those of the samples, or, where there are none, those of the first variant.
    var leading: [ComparisonReport.Row] {
        let seen = filter { !$0.isAccepted && !$0.cases.isEmpty }
        let ofSamples = seen.filter(\.isOfSample)
        return ofSamples.isEmpty ? seen.filter { $0.cases[0] == seen[0].cases[0] } : ofSamples
    }
}
