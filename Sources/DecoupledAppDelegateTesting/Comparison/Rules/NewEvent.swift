import DecoupledAppDelegate

extension Difference.Kind {
    /// The event is sent only afterwards.
    public static let newEvent = Self(rawValue: "newEvent")
}

extension Rule {
    static let newEvent = Rule(
        kind: .newEvent,
        question: .arrival { event in
            // What a scene saves, UIKit restores: the result is the effect.
            if event.isOfAdoptedScenes, event.event == .sceneStateRestorationActivity,
                let saved = event.after.first(where: { !["", "nil"].contains($0.answer) })
            {
                return [event.difference(.newEvent, .nothing, .text(saved.answer))]
            }
            guard event.isOfAdoptedScenes || event.before.isEmpty else { return nil }
            if event.isOfAdoptedScenes {
                return event.added.isEmpty ? [] : [event.difference(.effects, .nothing, .list(event.added))]
            }
            if !event.added.isEmpty { return [event.difference(.newEvent, .nothing, .list(event.added))] }
            let isHeard = !event.setting.knowsEffects && !event.isOfOwnConnection && !event.areHeard.isEmpty
            return isHeard ? [event.difference(.newEvent, .nothing, .yes)] : []
        },
        words: { $0 == .yes ? "sent" : nil },
        advice: { _ in
            "UIKit now sends an event that it did not send. Have your code expect it, or narrow handles(_:)."
        }
    )
}
