import DecoupledAppDelegate

extension Difference.Kind {
    /// UIKit no longer sends the event, as in an app that has adopted scenes.
    public static let missingEvent = Self(rawValue: "missingEvent")
}

extension Rule {
    static let missingEvent = Rule(
        kind: .missingEvent,
        questions: [
            .arrival { event, arrival in arrival == .missing ? (event.lost, .absent) : nil },
            .whole { compared in
                // Deprecated methods that no role has.
                compared.before.faults.filter { fault in
                    fault.event.map { !AppEvent.allCases.contains($0) } == true
                        && !compared.after.faults.contains(fault)
                }
                .map { ($0.event, (.present, .text("\($0.reason)"))) }
            },
        ],
        words: [.present: "implemented", .absent: "not sent"],
        advice: { difference in
            let successor = difference.event?.successorWithScenes.map { "in \($0.swiftName)" }
            if difference.event == .didEnterBackground {
                return
                    "UIKit does not send it when the user swipes the app away, and under scenes sends sceneDidEnterBackground(_:) "
                    + "in its place: save in sceneWillResignActive(_:) or sceneDidDisconnect(_:) as well."
            }
            return
                "UIKit no longer sends it: under scenes, because a launch method returned false, or because the app does not ask for it. "
                + "Do its work \(successor ?? "for the event that takes its place"); if the code is there already, see why it does not run."
        }
    )
}
