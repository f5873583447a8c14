extension Difference.Kind {
    /// A difference is accepted that does not exist.
    public static let unneededAcceptance = Self(rawValue: "unneededAcceptance")
}

extension Rule {
    static let unneededAcceptance = Rule(
        kind: .unneededAcceptance, question: .comparison, words: { $0 == .nothing ? "the same" : nil },
        advice: { _ in
            "Nothing differs there any more, or another number of cases than its count. Remove it, or write the one that is printed now."
        })
}
