extension Difference.Kind {
    /// There was no case to compare, so that nothing is known to be equal.
    public static let notCompared = Self(rawValue: "notCompared")
}

extension Rule {
    static let notCompared = Rule(
        kind: .notCompared, questions: [], words: [.absent: "no case"],
        advice: { _ in
            "No sample has a case in these worlds, or none can be simulated here: see the samples that were not played, or run the test "
                + "on Linux or macOS."
        })
}
