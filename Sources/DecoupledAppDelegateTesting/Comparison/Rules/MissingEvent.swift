import DecoupledAppDelegate

extension Difference.Kind {
    /// UIKit no longer sends the event, as in an app that has adopted scenes.
    public static let missingEvent = Self(rawValue: "missingEvent")
}

extension Rule {
    static let missingEvent = Rule(
        kind: .missingEvent,
        question: .arrival { event in
            guard event.after.isEmpty else { return nil }
            let isSentToScene = event.played.after.entries.contains {
                $0.event.isOfScenes && $0.isHeard && $0.event.occurrence == event.event.occurrence
            }
            let hasConnected = event.played.after.entries.contains { $0.event == .sceneWillConnect && $0.isHeard }
            let isReadAtConnection = event.isOfOwnConnection && hasConnected
            if event.setting.hasOwnSceneDelegate, isReadAtConnection || isSentToScene, event.missing.isEmpty {
                return []
            }
            guard event.mattered || event.before.contains(where: { $0.answer == "true" }) else { return [] }
            // A scene's method that nobody wants is not sent, though its event happens.
            let isLost = event.setting.worlds.areEqual && event.event.isOfScenes
            return [event.difference(isLost ? .notHandled : .missingEvent, event.lost, .no)]
        },
        words: { side in
            switch side {
            case .yes: "implemented"
            case .no: "not sent"
            default: nil
            }
        },
        advice: { _ in
            "UIKit no longer sends it: under scenes, because a launch method returned false, or because the app does not ask for it. "
                + "Do its work for the event that takes its place."
        }
    )
}
