import DecoupledAppDelegate

extension Difference.Kind {
    /// The app no longer registers for remote notifications, or newly does.
    public static let registration = Self(rawValue: "registration")
}

extension Rule {
    static let registration = Rule(
        kind: .registration,
        questions: [
            .whole { compared in
                let old = compared.before.isRegisteredForPushes
                let new = compared.after.isRegisteredForPushes
                return old == new ? [] : [(nil, (old ? .present : .absent, new ? .present : .absent))]
            }
        ],
        words: [.present: "registers", .absent: "does not register"],
        advice: { _ in "Call registerForRemoteNotifications() where the app delegate did." }
    )
}
