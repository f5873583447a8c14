import DecoupledAppDelegate

extension Difference.Kind {
    /// A completion handler is called on another thread than the main thread, and was not.
    public static let thread = Self(rawValue: "thread")
}

extension Rule {
    static let thread = Rule(
        kind: .thread,
        questions: [
            .event { event in
                event.pairs.filter { old, new in
                    !old.isUnanswered && old.answeredElsewhere.isEmpty && !new.answeredElsewhere.isEmpty
                }
                .map { (.nothing, .text("another: \($0.new.answeredElsewhere.listed)")) }
            }
        ],
        words: [.nothing: "main thread"],
        advice: { _ in
            "UIKit gets the result on the main thread all the same. Check what else the handler does on that thread."
        }
    )
}
