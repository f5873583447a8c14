import DecoupledAppDelegate

extension Difference.Kind {
    /// The app's code does something more or less, is called more or less often, or does something only after UIKit has been told that it is
    /// done.
    public static let effects = Self(rawValue: "effects")
}

extension Rule {
    static let effects = Rule(
        kind: .effects,
        question: .event { event in
            let late = event.promptPairs.filter { $0.old.timing == $0.new.timing }.map { $0.new.late(beside: $0.old) }
                .filter { !$0.isEmpty }.map { Sides(.list($0), .afterResult($0)) }
            if !event.missing.isEmpty || !event.added.isEmpty {
                return late + [(.init(event.missing), event.hasLostOptions ? .no : .init(event.added))]
            }
            let (old, new) = (event.wereHeard.count, event.areHeard.count)
            guard old > 0, new > 0, old != new else { return late }
            return late + [(.times(old), .times(new))]
        },
        words: { $0 == .no ? "–" : nil },
        advice: { difference in
            if case .afterResult = difference.new { return adviceForAfterResult }
            return difference.new == .no
                ? "Launch options are nil with scenes. Do it for the event that brings what they had, or that the scene connects for."
                : "Move the code that does it, or remove the code that now does it twice."
        }
    )

    static let adviceForAfterResult =
        "UIKit may suspend the app once the completion handler is called. Call it when the work is done."
}

extension ComparedEvent {
    /// Whether something is gone that a launch method may have done for its options, which scenes have taken away.
    fileprivate var hasLostOptions: Bool {
        event.isOfLaunch && added.isEmpty && !setting.worlds.areEqual && pairs.contains { $0.old.input != $0.new.input }
    }
}
