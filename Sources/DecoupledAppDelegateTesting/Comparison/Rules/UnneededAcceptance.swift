extension Difference.Kind {
    /// A difference is accepted that does not exist.
    public static let unneededAcceptance = Self(rawValue: "unneededAcceptance")
}

extension Rule {
    static let unneededAcceptance = Rule(
        kind: .unneededAcceptance, questions: [], words: [.nothing: "the same"],
        advice: { _ in
            "It accepts nothing in this run, or its set is one of other cases. Mend the other differences first: they may keep "
                + "its case from being compared. Then remove it, or write the one that is printed."
        })
}
