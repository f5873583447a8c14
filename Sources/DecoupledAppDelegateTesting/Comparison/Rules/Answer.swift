import DecoupledAppDelegate

extension Difference.Kind {
    /// The merged result is another.
    public static let answer = Self(rawValue: "answer")
}

extension Rule {
    static let answer = Rule(
        kind: .answer,
        question: .event { event in
            event.promptPairs.filter { !$0.old.isNeverCalled(beside: $0.new) && $0.old.answers(otherwiseThan: $0.new) }
                .map { (.text($0.old.answer), .text($0.new.answer)) }
        },
        advice: { _ in "UIKit acts on the result. Compare what each side returns, and the order of handlers." }
    )
}
