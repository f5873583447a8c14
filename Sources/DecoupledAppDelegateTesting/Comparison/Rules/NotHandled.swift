import DecoupledAppDelegate

extension Difference.Kind {
    /// UIKit sends the event, and no handler is called for it.
    public static let notHandled = Self(rawValue: "notHandled")
}

extension Rule {
    static let notHandled = Rule(
        kind: .notHandled,
        question: .arrival { event in
            let (old, new) = (event.before[0], event.after[0])
            guard event.areHeard.isEmpty, !event.wereHeard.isEmpty else { return nil }
            // Without a handler a scene gets what the app declares, which is what most app delegates name.
            if event.event == .configurationForConnectingScene, old.answer.hasSuffix(new.answer), event.missing.isEmpty
            {
                return []
            }
            guard event.mattered || old.answers(otherwiseThan: new) else { return nil }
            return [event.difference(.notHandled, event.lost, .no)]
        },
        words: { $0 == .no ? "no handler is called" : nil },
        advice: { difference in
            difference.slot.map { "No handler is called. Put one into \($0)." }
                ?? "No method is called. Implement it again."
        }
    )
}
