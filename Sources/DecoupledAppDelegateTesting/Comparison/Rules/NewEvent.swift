import DecoupledAppDelegate

extension Difference.Kind {
    /// The event is sent only afterwards.
    public static let newEvent = Self(rawValue: "newEvent")
}

extension Rule {
    static let newEvent = Rule(
        kind: .newEvent,
        questions: [
            .arrival { event, arrival in
                guard arrival == .new else { return nil }
                if event.isOfAdoptedScenes, let saved = event.savedAfter { return (.nothing, .text(saved)) }
                if !event.added.isEmpty { return (.nothing, .list(event.added)) }
                // A scene's own delegate reads it from what its scene connects for.
                let isOfConnection = event.setting.apps.isSceneDelegateGiven && event.event.isOfConnection
                let isNoticed = !event.setting.knowsEffects && !isOfConnection && !event.receivedAfter.isEmpty
                return isNoticed ? (.nothing, .present) : nil
            }
        ],
        words: [.present: "sent"],
        advice: { difference in
            difference.slot != nil && difference.event?.isOfConnection == true
                ? "It arrived in another way before, or not at all: the package brings what a scene connects for by this event. "
                    + "Compare the effect there."
                : "UIKit now sends an event that it did not send. Have your code expect it, or accept what it does then."
        }
    )
}
