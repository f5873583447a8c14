import DecoupledAppDelegate

extension Difference.Kind {
    /// The app asks something else of the system: permission to notify, local notifications, actions of notifications, background fetches.
    public static let systemRequests = Self(rawValue: "systemRequests")
}

extension Rule {
    static let systemRequests = Rule(
        kind: .systemRequests,
        questions: [
            .whole { compared in
                let missing = compared.before.requests.without(compared.after.requests)
                let added = compared.after.requests.without(compared.before.requests)
                return !missing.isEmpty || !added.isEmpty ? [(nil, (.init(missing), .init(added)))] : []
            }
        ],
        advice: { _ in "Ask the system for the same, at the same time." }
    )
}
