import HeadlessUIKit

/// The types of the activities that the app continues.
enum ActivityType {
    /// An appointment that is shown on another device.
    static let appointment = "example.clinic.appointment"
    /// A message that is being written on another device.
    static let draft = "example.clinic.draft"
    /// A result of a search on the device.
    static let searchResult = "com.apple.corespotlightitem"
    /// Where the result's identifier is.
    static let searchResultKey = "kCSSearchableItemActivityIdentifier"
}

/// The types of the app's quick actions.
enum QuickAction {
    /// Shows the next appointment.
    static let next = "example.clinic.next"
    /// Writes to a doctor.
    static let message = "example.clinic.message"
    /// Calls the clinic.
    static let call = "example.clinic.call"
}

/// The identifiers of background sessions.
enum Transfer {
    /// Documents to the clinic.
    static let uploads = "example.clinic.uploads"
    /// What the identifiers of downloads begin with; the result follows.
    static let downloads = "example.clinic.downloads."
}

/// The categories of notifications, and their actions.
enum Category {
    /// A reminder of an appointment.
    static let reminder = "reminder"
    /// A doctor's message.
    static let message = "message"
    /// A visit that begins.
    static let visit = "visit"
    /// Confirms the appointment.
    static let confirm = "confirm"
    /// Cancels the appointment.
    static let cancel = "cancel"
    /// Asks to be reminded later.
    static let snooze = "snooze"
    /// Answers the message.
    static let reply = "reply"

    /// All categories, as the system wants to know them.
    static var all: Set<UNNotificationCategory> {
        [
            UNNotificationCategory(
                identifier: reminder,
                actions: [
                    UNNotificationAction(identifier: confirm, title: "Confirm"),
                    UNNotificationAction(identifier: cancel, title: "Cancel", options: .destructive),
                    UNNotificationAction(identifier: snooze, title: "Later"),
                ]),
            UNNotificationCategory(
                identifier: message, actions: [UNNotificationAction(identifier: reply, title: "Reply")]),
            UNNotificationCategory(identifier: visit, actions: []),
        ]
    }
}

/// What the app reads in a notification; unlike that, it may be passed to another thread.
struct Note: Sendable {
    let category: String
    let id: String
    let doctor: String
    let minutes: Int

    /// Reads a notification.
    init(_ notification: UNNotification) {
        let content = notification.request.content
        category = content.categoryIdentifier
        id = content.userInfo["id"] as? String ?? ""
        doctor = content.userInfo["doctor"] as? String ?? ""
        minutes = content.userInfo["minutes"] as? Int ?? 5
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

extension Data {
    /// The data as the server wants a device token.
    var hex: String {
        map { byte in (byte < 16 ? "0" : "") + String(byte, radix: 16) }.joined()
    }
}

extension UISceneConfiguration {
    /// A window of the app.
    static func window(named name: String) -> UISceneConfiguration {
        let configuration = UISceneConfiguration(name: name, sessionRole: .windowApplication)
        configuration.delegateClass = ClinicSceneDelegate.self
        return configuration
    }
}
