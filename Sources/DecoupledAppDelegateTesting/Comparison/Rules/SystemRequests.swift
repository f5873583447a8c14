import DecoupledAppDelegate

extension Difference.Kind {
    /// The app asks something else of the system: permission to notify, local notifications, actions of notifications, background fetches.
    public static let systemRequests = Self(rawValue: "systemRequests")
}

extension Rule {
    static let systemRequests = Rule(
        kind: .systemRequests,
        questions: [
            .whole { played in
                let (old, new) = (played.before.requests, played.after.requests)
                let (missing, added) = (old.without(new), new.without(old))
                return !missing.isEmpty || !added.isEmpty ? [(nil, (.init(missing), .init(added)))] : []
            }
        ],
        advice: { _ in "Ask the system for the same, at the same time." }
    )
}
