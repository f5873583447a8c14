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
        let screen = application.isIdleTimerDisabled ? "a screen that stays on" : nil
        let number = application.applicationIconBadgeNumber
        let badge = number == Self.badgeOfPush ? nil : "badge \(number)"
        return tasks + system.openedURLs.map { "opening \($0)" } + [actions, screen, badge].compactMap(\.self)
    }

    /// Has the application's icon show what a push has set, for the app to remove.
    func showBadge() { application.applicationIconBadgeNumber = Self.badgeOfPush }

    /// A number that hardly any app sets.
    private static let badgeOfPush = 77
}
#endif
