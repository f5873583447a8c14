import DecoupledAppDelegate

extension Difference.Kind {
    /// The app's code does something more or less, is called more or less often, or does something only after UIKit has been told that it is
    /// done.
    public static let effects = Self(rawValue: "effects")
}

extension Rule {
    static let effects = Rule(
        kind: .effects,
        questions: [
            .arrival { event, arrival in
                switch arrival {
                case .byOtherMethod(let other) where !event.missing.isEmpty:
                    (.list(event.missing), .init(event.added(for: other)))
                case .withAdoptedScenes where !event.added.isEmpty: (.nothing, .list(event.added))
                default: nil
                }
            },
            .event { event in
                let late = event.pairs.map { $0.new.late(beside: $0.old) }
                    .filter { !$0.isEmpty }.map { Sides(.list($0), .afterResult($0)) }
                if !event.missing.isEmpty || !event.added.isEmpty {
                    let missing = event.marking(event.missing, "once less")
                    let added = event.marking(event.added, "once more")
                    return late + [(.init(missing), event.hasLostOptions ? .nothingWithoutOptions : .init(added))]
                }
                let old = event.countBefore
                let new = event.countAfter
                guard old > 0, new > 0, old != new else { return late }
                return late + [(.times(old), .times(new))]
            },
            .whole { compared in
                // A scene's method in place of the application's, which may put the work off as well.
                compared.after.entries.compactMap { new in
                    let replaced = compared.before.entries.filter {
                        $0.sampleIndex == new.sampleIndex && $0.event.isCounterpart(of: new.event)
                    }
                    let late = replaced.map { new.late(beside: $0) }.max { $0.count < $1.count } ?? []
                    return late.isEmpty ? nil : (new.event, (.list(late), .afterResult(late)))
                }
            },
        ],
        showsHandlers: true,
        advice: { difference in
            switch (difference.old, difference.new) {
            case (_, .afterResult) where difference.event == .willTerminate:
                "The process ends when the method returns. Do the work before."
            case (_, .afterResult) where difference.event?.precedesSuspension == true:
                "UIKit may suspend the app once the method returns. Do the work before, or in a background task."
            case (_, .afterResult):
                "UIKit may suspend the app once the completion handler is called. Call it when the work is done. What is done even later "
                    + "shows in other cases, unless lingering is set."
            case (_, .nothingWithoutOptions):
                "With scenes the app launches in the background, without launch options. Do it for the event that brings what they had, or "
                    + "when the scene connects."
            case (_, .nothing) where difference.event == .willTerminate:
                "Nothing does it any more. It may be work that an earlier event puts off, such as entering the background."
            case (_, .nothing):
                "Nothing does it any more. Move the code that did it to a handler of this event; if the code is there already, see why it "
                    + "does not run."
            case (.nothing, _) where difference.event == .sceneWillConnect:
                "A scene connects again when the system has disconnected it, and a second window connects, too. Do here what is the "
                    + "scene's own, such as its window, and the rest once; or accept it."
            case (.nothing, _): "It is done newly, or once more. Remove the code that does it, or accept it."
            case (.times, _): "Compare which handlers are called for this event, and how often."
            default: "Something else is done. Compare the code of both sides."
            }
        }
    )
}

extension ComparedEvent {
    /// Returns effects that one side lacks, with a word at those that it has as well, less often.
    fileprivate func marking(_ effects: [String], _ word: String) -> [String] {
        let both = Set(before.flatMap(\.effects)).intersection(after.flatMap(\.effects))
        return effects.map { both.contains($0) ? "\($0) (\(word))" : $0 }
    }

    /// Whether something is gone that a launch method may have done for its options, which scenes have taken away.
    fileprivate var hasLostOptions: Bool {
        event.isOfLaunch && added.isEmpty && !setting.worlds.areEqual && pairs.contains { $0.old.input != $0.new.input }
    }
}
