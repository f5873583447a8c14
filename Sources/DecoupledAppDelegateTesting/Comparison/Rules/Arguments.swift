import DecoupledAppDelegate

extension Difference.Kind {
    /// The event arrives with other arguments.
    public static let arguments = Self(rawValue: "arguments")
}

extension Rule {
    static let arguments = Rule(
        kind: .arguments,
        questions: [
            .event { event in
                event.pairs.compactMap { old, new -> Sides? in
                    guard old.input != new.input, ![old.recipient, new.recipient].contains(.unrecorded) else {
                        return nil
                    }
                    // The scene's delegates are called alike, and what one of them passes on is its own.
                    if event.setting.apps.haveOwnSceneDelegates, old.isOfSceneDelegate != new.isOfSceneDelegate {
                        return nil
                    }
                    if event.setting.worlds.areEqual || !event.event.isOfLaunch {
                        return (.text(old.input), .text(new.input))
                    }
                    // Launch options that an app without scenes had: their text differs from case to case, and what matters is that there were
                    // some.
                    let isKnown = event.setting.apps.areMethodsKnown || event.event == .didFinishLaunching
                    return old.isImplemented && isKnown ? (.present, .absent) : nil
                }
            }
        ],
        words: [.present: "launch options", .absent: "nil, as in any app with scenes"],
        advice: { _ in "Pass on every argument as it comes: code that reads a missing one silently does nothing." }
    )
}
