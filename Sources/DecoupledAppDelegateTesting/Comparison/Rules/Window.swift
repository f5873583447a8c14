import DecoupledAppDelegate

extension Difference.Kind {
    /// A person who has the app in front sees other root view controllers, or a black screen.
    public static let window = Self(rawValue: "window")
}

extension Rule {
    static let window = Rule(
        kind: .window,
        questions: [
            .whole { compared in
                let old = compared.before.screens
                let new = compared.after.screens
                // Nobody sees a screen in the background.
                guard !old.isEmpty, let first = new.first else { return [] }
                // Where scenes are new, there may be anything in another window, but for a black screen.
                let others = new.dropFirst().filter { compared.setting.worlds.areEqual || $0.isEmpty && $0 != first }
                let seen = [first] + others
                return old == seen ? [] : [(nil, (old.side, seen.side))]
            }
        ],
        words: [.nothing: "none"],
        advice: { _ in
            "Make a window with each scene that connects, give it the same root view controller, and call makeKeyAndVisible()."
        }
    )
}

extension [[String]] {
    /// What is seen of one scene, or of several.
    fileprivate var side: Difference.Side {
        count == 1 ? .init(self[0]) : .text(map { $0.isEmpty ? "none" : $0.listed }.joined(separator: " beside "))
    }
}
