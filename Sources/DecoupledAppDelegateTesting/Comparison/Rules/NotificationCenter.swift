import DecoupledAppDelegate

extension Difference.Kind {
    /// Nobody receives what the notification center sends, or somebody newly does, or whom another displaced before.
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
                let differs =
                    (before.centerDelegate == nil) != (after.centerDelegate == nil) || hasNewForeignDelegate
                    || before.isDisplacedDelegate(of: after) && after.isDisplacedDelegate(of: before)
                return differs ? [(nil, (before.receiver, after.receiver))] : []
            }
        ],
        words: [.nothing: "no delegate"],
        advice: { _ in
            "Set the center's delegate where it was set before; a handler in userNotificationsDelegate makes it the package."
        }
    )
}

extension Outcome {
    /// Whether the center's delegate is one that another has displaced on the other side: both sides set both, in another order.
    fileprivate func isDisplacedDelegate(of other: Self) -> Bool {
        foreignCenterDelegate != other.foreignCenterDelegate
            && foreignCenterDelegate.map(other.formerCenterDelegates.contains) == true
    }

    fileprivate var receiver: Difference.Side { centerDelegate.map { .text($0) } ?? .nothing }
}
