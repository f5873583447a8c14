extension Difference.Kind {
    /// A difference is accepted that does not exist.
    public static let unneededAcceptance = Self(rawValue: "unneededAcceptance")
}

extension Rule {
    static let unneededAcceptance = Rule(
        kind: .unneededAcceptance, questions: [],
        words: [.nothing: "the same", .absent: "not seen while others differ"],
        advice: { difference in
            if difference.new == .nothing { return "It accepts nothing in this run: remove it." }
            return "It may be needed again: mend the other differences first. If its set is one of other cases, write "
                + "the line that is printed. Remove what is still listed when nothing else differs."
        })
}
