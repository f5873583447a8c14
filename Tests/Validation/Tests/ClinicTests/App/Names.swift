import HeadlessUIKit

/// What UIKit passes to whoever works for it, fetches something or performs an action.
typealias Completion = @Sendable () -> Void
typealias FetchCompletion = @Sendable (UIBackgroundFetchResult) -> Void
typealias ActionCompletion = @Sendable (Bool) -> Void

/// The types of the activities that the app continues.
enum ActivityType {
    static let appointment = "example.clinic.appointment"
    static let draft = "example.clinic.draft"
    static let searchResult = "com.apple.corespotlightitem"
    static let searchResultKey = "kCSSearchableItemActivityIdentifier"
}

/// The types of the app's quick actions.
enum QuickAction {
    static let next = "example.clinic.next"
    static let message = "example.clinic.message"
    static let call = "example.clinic.call"
}

/// The identifiers of background sessions; those of downloads end with the result.
enum Transfer {
    static let uploads = "example.clinic.uploads"
    static let downloads = "example.clinic.downloads."
}

/// The categories of notifications, and their actions.
enum Category {
    static let reminder = "reminder"
    static let message = "message"
    static let visit = "visit"
    static let confirm = "confirm"
    static let cancel = "cancel"
    static let snooze = "snooze"
    static let reply = "reply"

    /// All categories, as the system wants to know them.
    static var all: Set<UNNotificationCategory> {
        func category(_ identifier: String, _ actions: [String]) -> UNNotificationCategory {
            UNNotificationCategory(
                identifier: identifier, actions: actions.map { UNNotificationAction(identifier: $0, title: $0) })
        }
        return [category(reminder, [confirm, cancel, snooze]), category(message, [reply]), category(visit, [])]
    }
}

extension URL {
    /// The value of a query item.
    func query(_ name: String) -> String? {
        URLComponents(url: self, resolvingAgainstBaseURL: false)?.queryItems?.first { $0.name == name }?.value
    }

    /// The host in the spelling in which the app compares it.
    var place: String { (host ?? "").lowercased() }

    /// The parts of the path.
    var steps: [String] { pathComponents.filter { $0 != "/" } }
}
