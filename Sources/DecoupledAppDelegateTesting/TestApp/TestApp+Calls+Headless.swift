#if !canImport(UIKit)
import DecoupledAppDelegate

extension TestApp {
    /// What the app has called its application for, as text.
    var callsOfApplication: [String] {
        let system = application.system
        let tasks = system.backgroundTasks.map { task in
            "background task \(task.name ?? "without a name")\(task.hasEnded ? "" : ", which does not end")"
        }
        let actions = application.shortcutItems.map { "quick actions \($0.map(\.type).listed)" }
        let badge = application.applicationIconBadgeNumber
        let badges = badge == Self.badgeOfPush ? nil : badge == 0 ? "no badge" : "badge \(badge)"
        let screen = application.isIdleTimerDisabled ? "a screen that stays on" : nil
        let openings = system.openings.map { opening in
            "opening \(opening.url)\(opening.isForDeclarersAlone ? ", with an app that declares it alone" : "")"
        }
        let removals = system.notificationRemovals.map { removal in
            let notifications = removal.identifier.map { "notification \($0)" } ?? "all notifications"
            return "removal of \(notifications), \(removal.isOfDelivered ? "delivered" : "pending")"
        }
        return tasks + openings + removals + [actions, badges, screen].compactMap(\.self)
    }

    /// Has the application's icon show what a push has set, for the app to remove.
    func showBadge() { application.applicationIconBadgeNumber = Self.badgeOfPush }

    /// A number that hardly any app sets.
    private static let badgeOfPush = 77
}
#endif
