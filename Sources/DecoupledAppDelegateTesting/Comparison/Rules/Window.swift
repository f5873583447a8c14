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
                // Nobody sees a screen in the background.
                guard let old = compared.before.screen, let new = compared.after.screen, old != new else { return [] }
                return [(nil, (.init(old), .init(new)))]
            }
        ],
        words: { $0 == .nothing ? "none" : nil },
        advice: { _ in
            "Make the window with the scene that connects, give it the same root view controller, and call makeKeyAndVisible()."
        }
    )
}
