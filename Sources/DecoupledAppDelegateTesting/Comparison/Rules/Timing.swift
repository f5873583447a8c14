import DecoupledAppDelegate

extension Difference.Kind {
    /// The result comes on a later turn of the main queue, and came before the method returned; and before the work is done, which it did not.
    public static let timing = Self(rawValue: "timing")
}

extension Rule {
    static let timing = Rule(
        kind: .timing,
        question: .event { event in
            event.promptPairs.compactMap { old, new -> Sides? in
                let isEarly = new.effectsAfterResult.contains { !old.effectsAfterResult.contains($0) }
                return switch (old.timing, new.timing) {
                // Where nobody was called, nothing ran before the method returned.
                case (.atOnce, .later) where old.isImplemented: (.timing(.atOnce), .timing(.later))
                case (.later, .atOnce) where isEarly: (.timing(.later), .timing(.atOnce))
                default: nil
                }
            }
        },
        advice: { difference in
            difference.new == .timing(.atOnce)
                ? "The completion handler is called before its work is done, and UIKit may suspend the app then. "
                    + "Call it when the work is done."
                : "What ran before the method returned now runs after it. Call the completion handler at once if that matters."
        }
    )
}
