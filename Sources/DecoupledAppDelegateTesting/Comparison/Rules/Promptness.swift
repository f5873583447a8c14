import DecoupledAppDelegate

extension Difference.Kind {
    /// The completion handler is called too late or never, and was called before; or the other way round.
    public static let promptness = Self(rawValue: "promptness")
}

extension Rule {
    static let promptness = Rule(
        kind: .promptness,
        questions: [
            .event { event in
                event.pairs.filter { !$0.old.isAsPrompt(as: $0.new) }.map {
                    (.reply($0.old.reply), .reply($0.new.reply))
                }
            }
        ],
        advice: { _ in
            "Call the completion handler once, on every path, before the deadline. One that is called after more seconds than "
                + "the comparison's patience counts as not called."
        }
    )
}

extension Entry.Reply {
    /// What UIKit gets, and how, in words.
    var text: String {
        switch self {
        case .ofApp(let answer, .atDeadline), .ofPackage(let answer, .atDeadline): "\(answer), at the deadline"
        case .ofApp(let answer, _): answer
        case .ofPackage(let answer, _): "\(answer), no completion handler called"
        case .never: "never finished"
        }
    }
}

extension ComparedEvent {
    /// The calls whose completion handlers are called before the deadline on both sides, or on none.
    var promptPairs: [(old: Entry, new: Entry)] {
        pairs.filter { $0.old.isAsPrompt(as: $0.new) }
    }
}

extension Entry {
    fileprivate func isAsPrompt(as other: Self) -> Bool {
        isUnanswered == other.isUnanswered && (isNeverCalled(beside: other) || isPrompt == other.isPrompt)
    }

    /// Whether nobody calls the completion handler on either side.
    ///
    /// The package answers for a handler that does not, and UIKit for none that it calls itself: the app's code is the same.
    func isNeverCalled(beside other: Self) -> Bool {
        isUnanswered && other.isUnanswered && (reply == .never || other.reply == .never)
    }

    var isPrompt: Bool { timing == .atOnce || timing == .later }
}
