import DecoupledAppDelegate

extension Difference.Kind {
    /// The restoration handler is called with other objects, or not called.
    public static let restoration = Self(rawValue: "restoration")
}

extension Rule {
    static let restoration = Rule(
        kind: .restoration,
        questions: [
            .whole { compared in
                let old = compared.before.restored
                let new = compared.after.restored
                guard old != new, !compared.setting.apps.isSceneDelegateGiven else { return [] }
                // The package makes the restoration handler itself for a scene that connects for an activity.
                let connects = compared.after.entries.contains { $0.event == .sceneWillConnect }
                guard !connects || compared.setting.worlds.areEqual else { return [] }
                return [(.continueUserActivity, (.list(old), .list(new)))]
            }
        ],
        advice: { _ in "Call the restoration handler with the objects that are to be restored." }
    )
}
