import DecoupledAppDelegate

extension Difference.Kind {
    /// The app asks something else of the system, or at another time: permission to notify, remote and local notifications and their removal,
    /// actions of notifications, background fetches and tasks, quick actions, to open a URL, the badge, a screen that stays on.
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
            },
            .whole { compared in
                // What both ask for, one of them at the launch before the case, and the other later.
                let isOfBoth = { (request: String) in
                    compared.before.requests.contains(request) && compared.after.requests.contains(request)
                }
                let old = compared.before.requestsAtLaunch.without(compared.after.requestsAtLaunch).filter(isOfBoth)
                let new = compared.after.requestsAtLaunch.without(compared.before.requestsAtLaunch).filter(isOfBoth)
                guard !old.isEmpty || !new.isEmpty else { return [] }
                let oldAtLaunch = old.map { "\($0), at the launch" }
                let newAtLaunch = new.map { "\($0), at the launch" }
                return [(nil, (.list(oldAtLaunch + new), .list(old + newAtLaunch)))]
            },
        ],
        advice: { _ in "Ask the system for the same, at the same time." }
    )
}
