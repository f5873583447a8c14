extension Difference.Kind {
    /// An observer that an earlier case has left does something again, so that nobody can tell whether the app itself does.
    public static let outlivingObserver = Self(rawValue: "outlivingObserver")
}

extension Rule {
    static let outlivingObserver = Rule(
        kind: .outlivingObserver, questions: [],
        words: [.present: "done once more for each case that was played"],
        advice: { _ in
            "An object of an earlier case still observes the notification center, and may do what is lost. Remove its observers in "
                + "deinit, or in reset."
        })
}
