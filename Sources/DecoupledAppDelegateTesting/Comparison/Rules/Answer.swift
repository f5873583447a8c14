import DecoupledAppDelegate

extension Difference.Kind {
    /// The merged result is another.
    public static let answer = Self(rawValue: "answer")
}

extension Rule {
    static let answer = Rule(
        kind: .answer,
        questions: [
            .event { event in
                // Where one side is not as prompt, the rule of promptness says both results.
                event.promptPairs.filter { old, new in
                    !old.isNeverCalled(beside: new) && old.hasOtherAnswer(than: new)
                }
                .map { (.text($0.old.answer), .text($0.new.answer)) }
            }
        ],
        advice: { _ in "UIKit acts on the result. Compare what each side returns, and the order of handlers." }
    )
}
