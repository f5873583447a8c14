extension Difference.Kind {
    /// Two differences are accepted as one.
    public static let broadAcceptance = Self(rawValue: "broadAcceptance")
}

extension Rule {
    static let broadAcceptance = Rule(
        kind: .broadAcceptance, questions: [], words: [.nothing: "one acceptance"],
        advice: { _ in "Correct one of them, or accept each by itself: see what the report prints for it." })
}
