import DecoupledAppDelegate

extension Difference.Kind {
    /// The result comes on a later turn of the main queue, and came before the method returned.
    public static let timing = Self(rawValue: "timing")
}

extension Rule {
    static let timing = Rule(
        kind: .timing,
        questions: [
            .event { event in
                // Where nobody was called, nothing ran before the method returned.
                event.pairs.filter { $0.old.timing == .atOnce && $0.new.timing == .later && $0.old.isImplemented }
                    .map { _ in (.text("at once"), .text("later")) }
            }
        ],
        advice: { _ in
            "What ran before the method returned now runs after it. Call the completion handler at once if that matters."
        }
    )
}
