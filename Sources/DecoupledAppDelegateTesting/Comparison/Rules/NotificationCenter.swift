import DecoupledAppDelegate

extension Difference.Kind {
    /// Nobody receives what the notification center sends, or somebody newly does; or other actions are declared for notifications.
    public static let notificationCenter = Self(rawValue: "notificationCenter")
}

extension Rule {
    static let notificationCenter = Rule(
        kind: .notificationCenter,
        question: .whole { played in
            let (before, after) = (played.before, played.after)
            let hasNewGuest =
                after.centerGuest != nil && after.centerGuest != after.centerDelegate
                && before.centerGuest == nil && before.centerDelegate != nil
            let isOther = (before.centerDelegate == nil) != (after.centerDelegate == nil) || hasNewGuest
            return (isOther ? [Difference(.notificationCenter, before.receiver, after.receiver)] : [])
                + (before.actions == after.actions
                    ? [] : [Difference(.notificationCenter, .list(before.actions.texts), .list(after.actions.texts))])
        },
        words: { side in
            switch side {
            case .nothing: "no delegate"
            case .list(let actions): "actions: \(actions.listed)"
            default: nil
            }
        },
        advice: { difference in
            if case .list = difference.old {
                return "Declare the same actions for each category by setNotificationCategories(_:)."
            }
            return
                "Set the center's delegate where it was set before; a handler in userNotificationsDelegate makes it the "
                + "package."
        }
    )
}

extension ComparisonReport.Outcome {
    fileprivate var receiver: Difference.Side { centerDelegate.map { .text($0) } ?? .nothing }
}

extension [String: [String]] {
    /// The categories with their actions, in the order of their names.
    fileprivate var texts: [String] {
        sorted { $0.key < $1.key }.map { "\($0.key) (\($0.value.joined(separator: ", ")))" }
    }
}
