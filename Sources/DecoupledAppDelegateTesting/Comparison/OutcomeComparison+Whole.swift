import DecoupledAppDelegate

extension OutcomeComparison {
    /// What differs in a case as a whole: what the app asks of UIKit, and what a person sees.
    func whole(_ before: ComparisonReport.Outcome, _ after: ComparisonReport.Outcome) -> [Difference] {
        var differences: [Difference] = []
        if before.restored != after.restored, !hasOwnSceneDelegate {
            differences.append(
                Difference(
                    .restoration,
                    of: .continueUserActivity,
                    before: before.restored.listed,
                    after: after.restored.listed
                )
            )
        }
        if before.isRegisteredForPushes != after.isRegisteredForPushes {
            let texts = [true: "registers", false: "does not register"]
            differences.append(
                Difference(
                    .registration,
                    before: texts[before.isRegisteredForPushes] ?? "",
                    after: texts[after.isRegisteredForPushes] ?? ""
                )
            )
        }
        let hasNewGuest =
            after.centerGuest != nil && after.centerGuest != after.centerDelegate
            && before.centerGuest == nil && before.centerDelegate != nil
        if (before.centerDelegate == nil) != (after.centerDelegate == nil) || hasNewGuest {
            differences.append(
                Difference(
                    .notificationCenter,
                    before: before.centerDelegate ?? "no delegate",
                    after: after.centerDelegate ?? "no delegate"
                )
            )
        }
        if before.actions != after.actions {
            differences.append(
                Difference(
                    .notificationCenter, before: Difference.actions + before.actions.text,
                    after: Difference.actions + after.actions.text))
        }
        // Nobody sees a screen in the background.
        if let old = before.screen, let new = after.screen, old != new {
            differences.append(
                Difference(
                    .window, before: old.isEmpty ? "none" : old.listed, after: new.isEmpty ? "none" : new.listed))
        }
        return differences
    }
}

extension [String: [String]] {
    /// The categories with their actions, in the order of their names.
    fileprivate var text: String {
        sorted { $0.key < $1.key }.map { "\($0.key) (\($0.value.joined(separator: ", ")))" }.listed
    }
}
