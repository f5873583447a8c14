import DecoupledAppDelegate
import DecoupledAppDelegateTesting

extension Clinic {
    /// What the app receives on a normal day: one of each kind that it knows.
    static let samples = [Sample].standard(
        infoPlist: infoPlist,
        adding: requests + webPages + activities + pushes + notifications + questions)

    /// What the clinic's app declares.
    private static var infoPlist: [String: Any] {
        [
            "CFBundleURLTypes": [["CFBundleURLSchemes": ["clinic", "clinic-pay"]]],
            "NSUserActivityTypes": activityInfo.map(\.type),
            "UIApplicationShortcutItems": [QuickAction.call, QuickAction.message, QuickAction.next].map {
                ["UIApplicationShortcutItemType": $0]
            },
            "UIBackgroundModes": ["remote-notification", "fetch"],
        ]
    }

    private static let requests: [Sample] = [
        url("clinic://signin?token=t-123", from: "com.apple.mobilemail"),
        url("clinic://appointment/17/dr-lee?tab=notes", from: "com.apple.mobilesafari"),
        url("clinic://message?to=dr-lee&text=Good%20morning", from: "com.example.pharmacy"),
        url("clinic://visit/42?camera=off", from: "com.apple.mobilecal"),
        url("clinic://visit/43", from: "com.apple.mobilecal"),
        url("clinic://visit/end", from: "com.apple.mobilecal"),
        url("clinic://checkin?desk=3", from: "com.apple.camera"),
        url("clinic-pay://paid?order=9&status=ok", from: "com.example.pay"),
        url("clinic-pay://paid?order=10&status=failed&reason=card", from: "com.example.pay"),
        url("file:///inbox/referral.pdf", from: "com.apple.DocumentsApp", inPlace: true),
        url("file:///inbox/scan.pdf", from: "com.apple.mobilemail", inPlace: false),
        .shortcut(QuickAction.next, userInfo: [:]),
        .shortcut(
            QuickAction.message, userInfo: ["doctor": "dr-lee" as NSString, "text": "Please call me" as NSString]),
        .shortcut(QuickAction.call, userInfo: ["urgent": NSNumber(value: true)]),
        .shortcut(QuickAction.call, userInfo: ["urgent": NSNumber(value: false)]),
        Sample(.didAcceptCloudKitShare) { CKShare.Metadata(containerIdentifier: "iCloud.example.clinic.family") },
        .backgroundURLSession(Transfer.uploads),
        .backgroundURLSession(Transfer.downloads + "99"),
    ]

    private static func url(_ text: String, from source: String, inPlace: Bool? = nil) -> Sample {
        var options: OpenURLOptions = [.sourceApplication: source]
        options[.openInPlace] = inPlace
        return .url(URL(string: text) ?? URL(fileURLWithPath: "/"), options: options)
    }

    private static let webPages = [
        "https://clinic.example/appointments/17?tab=notes", "https://www.clinic.example/appointments/18",
        "https://clinic.example/results/99#blood",
    ].map { Sample.activity(NSUserActivityTypeBrowsingWeb, webpageURL: URL(string: $0)) }

    private static let activityInfo = [
        (type: ActivityType.appointment, userInfo: ["id": "17", "tab": "notes"]),
        (type: ActivityType.draft, userInfo: ["to": "dr-lee", "text": "About the"]),
        (type: ActivityType.searchResult, userInfo: [ActivityType.searchResultKey: "result-99"]),
    ]

    private static let activities =
        activityInfo.map { .activity($0.type, userInfo: $0.userInfo) }
        + [
            Sample(.didFailToContinueUserActivity) { (ActivityType.appointment, CocoaError(.userCancelled)) },
            Sample(.didFailToContinueUserActivity) { (ActivityType.draft, URLError(.networkConnectionLost)) },
        ]
        + activityInfo.map { info in
            Sample(.didUpdateUserActivity) {
                let activity = NSUserActivity(activityType: info.type)
                activity.userInfo = info.userInfo
                return activity
            }
        }

    private static let pushes: [Sample] = [
        push(["kind": "appointment", "id": "17", "status": "moved"]), push(["kind": "results", "id": "99"]),
        push(["kind": "settings", "reminders": false]), push(["kind": "settings", "reminders": true]),
        push(["kind": "visit-ended", "id": "42"]), push(["kind": "revoked"]),
        // The first token, and the one after a backup has been restored.
        Sample(.didRegisterForRemoteNotifications) { Data([0x0a, 0xb1, 0xff]) },
        Sample(.didRegisterForRemoteNotifications) { Data([0x20, 0x03]) },
        Sample(.didFailToRegisterForRemoteNotifications) { NSError(domain: NSCocoaErrorDomain, code: 3010) },
    ]

    private static func push(_ userInfo: [AnyHashable: Any]) -> Sample {
        .push(userInfo.merging(["aps": ["content-available": 1]]) { $1 })
    }

    private static let questions: [Sample] = [
        Sample(.supportedInterfaceOrientations) { nil },
        Sample(.supportedInterfaceOrientations) { window(showing: UIViewController(nibName: nil, bundle: nil)) },
        Sample(.supportedInterfaceOrientations) { window(showing: DocumentController(nibName: nil, bundle: nil)) },
        Sample(.shouldAllowExtensionPoint) { .keyboard },
        restoration(of: ["root", "today"]), restoration(of: ["root", "today", "document"]),
    ]

    private static func window(showing content: UIViewController) -> UIWindow {
        let window = UIWindow()
        window.rootViewController = content
        return window
    }

    private static func restoration(of path: [String]) -> Sample {
        Sample(.viewControllerForRestoration) { (path, NSKeyedArchiver(requiringSecureCoding: true)) }
    }

    /// Notifications as they arrive, and what users do with them.
    private static var notifications: [Sample] {
        let all = [reminder, message, visit, news]
        return all.map { .notification($0) }
            + all.map { .response(to: $0, action: UNNotificationDefaultActionIdentifier) }
            + [reminder, message, visit].map { .response(to: $0, action: UNNotificationDismissActionIdentifier) }
            + [Category.confirm, Category.cancel, Category.snooze].map { .response(to: reminder, action: $0) }
            + [.response(to: message, action: Category.reply, text: "I am fine")]
    }

    private static let reminder = content(Category.reminder, "Tomorrow at nine", ["id": "17", "minutes": 30])
    private static let message = content(Category.message, "How are you?", ["doctor": "dr-lee"])
    private static let visit = content(Category.visit, "The doctor is waiting", ["id": "42"])
    private static let news = content("", "The clinic is closed on Monday", [:])

    private static func content(
        _ category: String, _ body: String, _ userInfo: [AnyHashable: Any]
    ) -> UNNotificationContent {
        let content = UNMutableNotificationContent()
        content.categoryIdentifier = category
        content.body = body
        content.userInfo = userInfo
        return content
    }
}
