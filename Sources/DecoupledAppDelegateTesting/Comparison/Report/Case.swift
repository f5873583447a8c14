import DecoupledAppDelegate

extension ComparisonReport {
    /// A sample that was sent to both apps from one start, with scenes or without.
    public struct Case: Hashable, Codable, Sendable {
        /// What happened.
        public let sample: String

        /// What happened one after the other, if it is more than one thing: samples of one name may be made up of others.
        let sampleNames: [String]

        /// Whether an earlier life of the app, before the change, has left what it has saved.
        let isAfterUpdate: Bool

        /// The sample that it is a variant of; nil for a sample itself.
        var variantOf: String?

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

        /// What differs, and where in the case it was seen.
        var sightings: [Sighting]

        /// How the two differ, accepted differences among them.
        public var differences: [Difference] { sightings.map(\.difference) }
    }
}

extension Case {
    /// What happened, how the app was, and whether it had scenes.
    public var name: String { name(of: sample) }

    var adoptsScenes: Bool { worldBefore != worldAfter }

    var entries: [Entry] { before.entries + after.entries }

    /// Whether a method for an event was called, on either side.
    func implements(_ event: AppEvent) -> Bool {
        entries.contains { $0.event == event && $0.isImplemented }
    }

    /// Whether it is one of some cases or a variant of one, or each sample in it with which a difference was seen is.
    func isOf(_ names: [Difference.Pattern], _ sampleIndices: [Int]) -> Bool {
        let isMeant = { (sample: String) in names.contains { $0.matches(name(of: sample)) } }
        if isMeant(sample) { return true }
        guard let variantOf else { return false }
        return isMeant(variantOf)
            || !sampleIndices.isEmpty && sampleIndices.allSatisfy { isMeant(sampleNames[$0]) }
    }

    private func name(of sample: String) -> String {
        let world = adoptsScenes ? "adopting scenes" : worldAfter == .withScenes ? "with scenes" : "without scenes"
        return "\(sample) (\(start.rawValue), \(world))"
    }
}
