import DecoupledAppDelegate

extension Difference.Kind {
    /// Nobody receives what the notification center sends, or somebody newly does.
    public static let notificationCenter = Self(rawValue: "notificationCenter")
}

extension Rule {
    static let notificationCenter = Rule(
        kind: .notificationCenter,
        questions: [
            .whole { compared in
                let before = compared.before
                let after = compared.after
                let hasNewForeignDelegate =
                    after.foreignCenterDelegate != nil && after.foreignCenterDelegate != after.centerDelegate
                    && before.foreignCenterDelegate == nil && before.centerDelegate != nil
                guard (before.centerDelegate == nil) != (after.centerDelegate == nil) || hasNewForeignDelegate else {
                    return []
                }
                return [(nil, (before.receiver, after.receiver))]
            }
        ],
        words: { $0 == .nothing ? "no delegate" : nil },
        advice: { _ in
            "Set the center's delegate where it was set before; a handler in userNotificationsDelegate makes it the package."
        }
    )
}

extension ComparisonReport.Outcome {
    fileprivate var receiver: Difference.Side { centerDelegate.map { .text($0) } ?? .nothing }
}
