import DecoupledAppDelegate

extension Difference.Kind {
    /// UIKit sends the event, and no handler is called for it.
    public static let notHandled = Self(rawValue: "notHandled")
}

extension Rule {
    static let notHandled = Rule(
        kind: .notHandled,
        questions: [
            .arrival { event, arrival in
                guard arrival == .notHandled else { return nil }
                // Without a handler a scene gets what the app declares, which is what most app delegates name.
                let isDeclared =
                    event.event == .configurationForConnectingScene && event.missing.isEmpty
                    && event.after.first.map { event.before[0].answer.hasSuffix($0.answer) } == true
                return isDeclared ? nil : (event.lost, .absent)
            }
        ],
        words: [.present: "implemented", .absent: "no handler is called"],
        advice: { difference in
            if difference.event == .sceneWillConnect, difference.slot != nil {
                return "No handler is called. The package brings what the scene connects for by its own event, such as "
                    + "application(_:open:options:): compare the effect there, or put a handler into sceneConnectionDelegate."
            }
            if let slot = difference.slot { return "No handler is called. Put one into \(slot)." }
            let successor = difference.event?.successorWithScenes.map { ", with scenes \($0.swiftName)" }
            return "No method is called. Implement it again\(successor ?? "")."
        }
    )
}
