public import DecoupledAppDelegate
public import HeadlessUIKit

/// What the app receives on a normal day: one of each kind that it knows.
@MainActor public enum Inputs {
    /// A URL, with the options it comes with.
    public struct OpenedURL {
        /// The URL.
        public let url: URL
        /// Who asks to open it, and how it may be used.
        public let options: OpenURLOptions
    }

    /// An activity.
    public struct Activity {
        /// Its type.
        public let type: String
        /// What it has.
        public let userInfo: [AnyHashable: Any]
    }

    /// A quick action.
    public struct Action {
        /// Its type.
        public let type: String
        /// What it has.
        public let userInfo: [String: any NSSecureCoding]
    }

    /// What a notification shows.
    public struct Content {
        /// Its category.
        public let category: String
        /// What the user reads.
        public let body: String
        /// What it has.
        public let userInfo: [AnyHashable: Any]
    }

    /// What the user does with a notification.
    public struct Response {
        /// The category of the notification.
        public let category: String
        /// The action.
        public let action: String
        /// What the user has written.
        public let text: String?
    }

    /// The URLs.
    public static let urls: [OpenedURL] = [
        opened("clinic://signin?token=t-123", from: "com.apple.mobilemail"),
        opened("clinic://appointment/17/dr-lee?tab=notes", from: "com.apple.mobilesafari"),
        opened("clinic://message?to=dr-lee&text=Good%20morning", from: "com.example.pharmacy"),
        opened("clinic://visit/42?camera=off", from: "com.apple.mobilecal"),
        opened("clinic://visit/43", from: "com.apple.mobilecal"),
        opened("clinic://visit/end", from: "com.apple.mobilecal"),
        opened("clinic://checkin?desk=3", from: "com.apple.camera"),
        opened("clinic-pay://paid?order=9&status=ok", from: "com.example.pay"),
        opened("clinic-pay://paid?order=10&status=failed&reason=card", from: "com.example.pay"),
        opened("file:///inbox/referral.pdf", from: "com.apple.DocumentsApp", inPlace: true),
        opened("file:///inbox/scan.pdf", from: "com.apple.mobilemail", inPlace: false),
    ]

    /// The web pages that are opened in the app.
    public static let webPages: [URL] = [
        "https://clinic.example/appointments/17?tab=notes", "https://www.clinic.example/appointments/18",
        "https://clinic.example/results/99#blood", "https://clinic.example/doctors/lee?lang=de",
        "https://clinic.example/settings/reminders?on=false", "https://clinic.example/settings/reminders?on=true",
    ].compactMap { URL(string: $0) }

    /// The other activities.
    public static let activities: [Activity] = [
        Activity(type: ActivityType.appointment, userInfo: ["id": "17", "tab": "notes"]),
        Activity(type: ActivityType.draft, userInfo: ["to": "dr-lee", "text": "About the"]),
        Activity(type: ActivityType.searchResult, userInfo: [ActivityType.searchResultKey: "result-99"]),
    ]

    /// Why an activity cannot be continued.
    public static let activityErrors: [any Error] = [CocoaError(.userCancelled), URLError(.networkConnectionLost)]

    /// The quick actions.
    public static let quickActions: [Action] = [
        Action(type: QuickAction.next, userInfo: [:]),
        Action(
            type: QuickAction.message,
            userInfo: ["doctor": "dr-lee" as NSString, "text": "Please call me" as NSString]),
        Action(type: QuickAction.call, userInfo: ["urgent": NSNumber(value: true)]),
        Action(type: QuickAction.call, userInfo: ["urgent": NSNumber(value: false)]),
    ]

    /// The payloads of silent pushes.
    public static let pushes: [[AnyHashable: Any]] = [
        ["aps": ["content-available": 1], "kind": "appointment", "id": "17", "status": "moved"],
        ["aps": ["content-available": 1], "kind": "results", "id": "99"],
        ["aps": ["content-available": 1], "kind": "settings", "reminders": false],
        ["aps": ["content-available": 1], "kind": "settings", "reminders": true],
        ["aps": ["content-available": 1], "kind": "visit-ended", "id": "42"],
        ["aps": ["content-available": 1], "kind": "revoked"],
    ]

    /// The device's tokens: the first one, and the one after a backup has been restored.
    public static let tokens = [Data([0x0a, 0xb1, 0xff]), Data([0x20, 0x03])]

    /// Why the app cannot register for pushes.
    public static let registrationErrors: [any Error] = [NSError(domain: NSCocoaErrorDomain, code: 3010)]

    /// The notifications.
    public static let notifications: [Content] = [
        Content(category: Category.reminder, body: "Tomorrow at nine", userInfo: ["id": "17", "minutes": 30]),
        Content(category: Category.message, body: "How are you?", userInfo: ["doctor": "dr-lee"]),
        Content(category: Category.visit, body: "The doctor is waiting", userInfo: ["id": "42"]),
        Content(category: "", body: "The clinic is closed on Monday", userInfo: [:]),
    ]

    /// What users do with notifications.
    public static let responses: [Response] = [
        respond(Category.reminder, UNNotificationDefaultActionIdentifier),
        respond(Category.reminder, UNNotificationDismissActionIdentifier),
        respond(Category.reminder, Category.confirm), respond(Category.reminder, Category.cancel),
        respond(Category.reminder, Category.snooze),
        respond(Category.message, UNNotificationDefaultActionIdentifier),
        respond(Category.message, UNNotificationDismissActionIdentifier),
        respond(Category.message, Category.reply, text: "I am fine"),
        respond(Category.visit, UNNotificationDefaultActionIdentifier),
        respond(Category.visit, UNNotificationDismissActionIdentifier),
        respond("", UNNotificationDefaultActionIdentifier),
    ]

    /// The background sessions.
    public static let backgroundSessions = [Transfer.uploads, Transfer.downloads + "99"]

    /// The extension points that the app is asked about.
    public static let extensionPoints = [UIApplication.ExtensionPointIdentifier.keyboard]

    /// The paths of what is restored.
    public static let restorationPaths = [["root", "today"], ["root", "today", "document"]]

    /// The roles of the windows.
    public static let sceneRoles: [UISceneSession.Role] = [.windowApplication, .windowExternalDisplayNonInteractive]

    /// The containers of the shares that users accept.
    public static let shareContainers = ["iCloud.example.clinic.family"]

    /// What has happened in the app before an event, apart from other events.
    public static let circumstances: [Circumstance] = [
        Circumstance(name: "as installed") {},
        Circumstance(name: "launched before") { Installation.hasLaunched = true },
        Circumstance(name: "signed in") { Session.signIn(with: "t-1", from: nil) },
        Circumstance(name: "offline") {
            Session.signIn(with: "t-1", from: nil)
            Server.isOffline = true
        },
        Circumstance(name: "in a visit") {
            Session.signIn(with: "t-1", from: nil)
            VideoVisit.start("42", hasCamera: true)
        },
        Circumstance(name: "in a chat") {
            Session.signIn(with: "t-1", from: nil)
            Messages.openChat = "dr-lee"
        },
        Circumstance(name: "without reminders") { Settings.setReminders(false) },
    ]

    /// Returns the windows for which the app may be asked about orientations.
    ///
    /// - Returns: None, one as usual and one with a document.
    public static func windows() -> [UIWindow?] {
        let (usual, document) = (UIWindow(), UIWindow())
        usual.rootViewController = UIViewController(nibName: nil, bundle: nil)
        document.rootViewController = DocumentController(nibName: nil, bundle: nil)
        return [nil, usual, document]
    }

    private static func opened(_ text: String, from source: String, inPlace: Bool? = nil) -> OpenedURL {
        var options: OpenURLOptions = [.sourceApplication: source]
        options[.openInPlace] = inPlace
        return OpenedURL(url: URL(string: text) ?? URL(fileURLWithPath: "/"), options: options)
    }

    private static func respond(_ category: String, _ action: String, text: String? = nil) -> Response {
        Response(category: category, action: action, text: text)
    }
}

/// A state of the app.
public struct Circumstance: Sendable {
    /// What it is called.
    public let name: String
    /// Brings it about, in an app that has been reset.
    public let make: @MainActor @Sendable () -> Void
}
