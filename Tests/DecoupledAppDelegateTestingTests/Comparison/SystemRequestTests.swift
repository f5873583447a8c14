#if RemoteNotifications && !canImport(UIKit)
import DecoupledAppDelegate
import DecoupledAppDelegateTesting
import Testing

/// What an app asks of the system at its launch, before a change and afterwards.
@MainActor
@Suite(.net)
struct SystemRequestTests {
    /// What a launch method asks for.
    struct Request: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let text: String
        let ask: @MainActor @Sendable (_ isChanged: Bool) -> Void
    }

    nonisolated static let requests: [Request] = [
        Request(testDescription: "permission", text: "permission to notify (sound, alert)") { isForgotten in
            guard !isForgotten else { return }
            UNUserNotificationCenter.current().requestAuthorization(options: [.alert, .sound]) { _, _ in }
        },
        Request(testDescription: "a permission", text: "permission to notify (sound, alert)") { isLess in
            UNUserNotificationCenter.current()
                .requestAuthorization(options: isLess ? [.alert] : [.alert, .sound]) { _, _ in }
        },
        Request(testDescription: "a local notification", text: "notification rent, Rent, in 60.0 s, again and again") {
            isForgotten in
            guard !isForgotten else { return }
            let content = UNMutableNotificationContent()
            content.title = "Rent"
            let trigger = UNTimeIntervalNotificationTrigger(timeInterval: 60, repeats: true)
            UNUserNotificationCenter.current()
                .add(UNNotificationRequest(identifier: "rent", content: content, trigger: trigger))
        },
        .removal("one that is shown", "removal of notification rent, delivered") {
            $0.removeDeliveredNotifications(withIdentifiers: ["rent"])
        },
        .removal("all that are shown", "removal of all notifications, delivered") {
            $0.removeAllDeliveredNotifications()
        },
        .removal("one of an earlier life", "removal of notification rent, pending") {
            $0.removePendingNotificationRequests(withIdentifiers: ["rent"])
        },
        .removal("all of an earlier life", "removal of all notifications, pending") {
            $0.removeAllPendingNotificationRequests()
        },
        .content("a sound", "sound default") { $0.sound = .default },
        .content("a badge", "badge 3") { $0.badge = 3 },
        .content("a thread", "rents") { $0.threadIdentifier = "rents" },
        .content("a level", "timeSensitive") { $0.interruptionLevel = .timeSensitive },
        .content("what it carries", "carrying bike: 7") { $0.userInfo = ["bike": 7] },
        .content("a file", "with SystemRequestTests.swift") {
            let file = try? UNNotificationAttachment(identifier: "bike", url: URL(fileURLWithPath: #filePath))
            $0.attachments = [file].compactMap(\.self)
        },
        .category("an action's option", "lock, Lock, authenticationRequired") { isLess in
            UNNotificationCategory(
                identifier: "bike", actions: [.lock(options: isLess ? [] : [.authenticationRequired])])
        },
        .category("an action's title", "lock, Lock") { isOther in
            UNNotificationCategory(identifier: "bike", actions: [.lock(title: isOther ? "Open" : "Lock")])
        },
        .category("an action's icon", "lock, Lock, an icon") { isForgotten in
            let icon = isForgotten ? nil : UNNotificationActionIcon(systemImageName: "lock")
            return UNNotificationCategory(identifier: "bike", actions: [.lock(icon: icon)])
        },
        .category("a text", "lock, Lock, a text, Send, Why?") { isForgotten in
            let asking = UNTextInputNotificationAction(
                identifier: "lock", title: "Lock", textInputButtonTitle: "Send", textInputPlaceholder: "Why?")
            return UNNotificationCategory(identifier: "bike", actions: [isForgotten ? .lock() : asking])
        },
        .category("what a category says", "intent rent; Hidden; %u more; customDismissAction") { isForgotten in
            guard !isForgotten else { return UNNotificationCategory(identifier: "bike", actions: []) }
            return UNNotificationCategory(
                identifier: "bike", actions: [], intentIdentifiers: ["rent"], hiddenPreviewsBodyPlaceholder: "Hidden",
                categorySummaryFormat: "%u more", options: [.customDismissAction])
        },
        Request(testDescription: "the icon's badge", text: "badge 3") { isForgotten in
            if !isForgotten { UNUserNotificationCenter.current().setBadgeCount(3) }
        },
        Request(testDescription: "the end of the icon's badge", text: "no badge") { isForgotten in
            if !isForgotten { UIApplication.shared.applicationIconBadgeNumber = 0 }
        },
        Request(testDescription: "fetches", text: "a fetch every 600.0 s") { isOther in
            UIApplication.shared.setMinimumBackgroundFetchInterval(isOther ? 6 : 600)
        },
        Request(testDescription: "a background task", text: "background task upload") { isForgotten in
            guard !isForgotten else { return }
            let application = UIApplication.shared
            application.endBackgroundTask(application.beginBackgroundTask(withName: "upload"))
        },
        Request(testDescription: "the end of a background task", text: "background task upload") { isForgotten in
            let application = UIApplication.shared
            let task = application.beginBackgroundTask(withName: "upload")
            if !isForgotten { application.endBackgroundTask(task) }
        },
        Request(testDescription: "a URL for another app", text: "opening https://example.com") { isForgotten in
            guard !isForgotten, let url = URL(string: "https://example.com") else { return }
            UIApplication.shared.open(url)
        },
        Request(
            testDescription: "a URL for the app that declares it alone",
            text: "opening https://example.com, with an app that declares it alone"
        ) { isForgotten in
            guard let url = URL(string: "https://example.com") else { return }
            UIApplication.shared.open(url, options: isForgotten ? [:] : [.universalLinksOnly: true])
        },
        Request(testDescription: "quick actions", text: "quick actions scan") { isForgotten in
            guard !isForgotten else { return }
            UIApplication.shared.shortcutItems = [UIApplicationShortcutItem(type: "scan", localizedTitle: "Scan")]
        },
        Request(testDescription: "the screen", text: "a screen that stays on") { isForgotten in
            UIApplication.shared.isIdleTimerDisabled = !isForgotten
        },
    ]

    @Test(arguments: requests)
    func whatTheAppAsksTheSystemForIsCompared(request: Request) async {
        let asking: @MainActor (Bool) -> Roles = { isChanged in
            roles {
                $0.appStateDelegate = [
                    Handling(.didFinishLaunching) { _ in
                        request.ask(isChanged)
                        return true
                    }
                ]
            }
        }
        let same = await Comparison(before: { asking(false) }, after: { asking(false) }).run([.launch])
        #expect(same.differences == [], "\(same)")
        let report = await Comparison(before: { asking(false) }, after: { asking(true) }).run([.launch])
        #expect(report.differences.map(\.kind) == [.systemRequests], "\(report)")
        #expect(report.differences.map(\.before) == [request.text])
    }

    /// What to open another app with, by which UIKit does the same: what it reads is a number from Objective-C, too.
    private func opening(_ options: [UIApplication.OpenExternalURLOptionsKey: Any]) -> Roles {
        roles {
            $0.appStateDelegate = [
                Handling(.didBecomeActive) { _ in
                    UIApplication.shared.open(URL(fileURLWithPath: "/page"), options: options)
                }
            ]
        }
    }

    @Test func anOptionOfAURLIsComparedByWhatItSays() async {
        let no = await Comparison(
            before: { opening([:]) }, after: { opening([.universalLinksOnly: false]) }
        ).run([.launch])
        #expect(no.differences == [], "\(no)")
        let yes = await Comparison(
            before: { opening([.universalLinksOnly: true]) },
            after: { opening([.universalLinksOnly: NSNumber(value: true)]) }
        ).run([.launch])
        #expect(yes.differences == [], "\(yes)")
    }

    /// Two apps that ask for permission when a link comes, or when the app comes to the front.
    private func asking(when isLate: Bool) -> Roles {
        let ask = {
            UNUserNotificationCenter.current().requestAuthorization(options: [.alert]) { _, _ in }
        }
        return roles {
            $0.appStateDelegate = [Handling(.didBecomeActive) { _ in if !isLate { ask() } }]
            $0.urlDelegate = [
                Handling(.openURL) { _ in
                    if isLate { ask() }
                    return true
                }
            ]
        }
    }

    /// A notification takes the place of one of its identifier: whether that is removed before makes no difference.
    @Test func aNotificationThatComesAgainNeedsNoRemoval() async {
        let reminding: @MainActor (_ isNew: Bool) -> Roles = { isNew in
            roles {
                $0.systemConditionsDelegate = [
                    Handling(.significantTimeChange) { _ in
                        let center = UNUserNotificationCenter.current()
                        if !isNew { center.removePendingNotificationRequests(withIdentifiers: ["rent"]) }
                        let trigger = UNTimeIntervalNotificationTrigger(timeInterval: 60, repeats: true)
                        let content = UNMutableNotificationContent()
                        center.add(UNNotificationRequest(identifier: "rent", content: content, trigger: trigger))
                    }
                ]
            }
        }
        let report = await Comparison(before: { reminding(false) }, after: { reminding(true) })
            .run([Sample(.significantTimeChange) {}])
        #expect(report.hasNoDifferences)
    }

    @Test func whatTheAppAsksForEarlierOrLaterIsFound() async {
        let link = Sample.url(URL(fileURLWithPath: "/page"))
        for isLate in [true, false] {
            let same = await Comparison(before: { asking(when: isLate) }, after: { asking(when: isLate) }).run([link])
            #expect(same.differences == [], "\(same)")
            let report = await Comparison(before: { asking(when: isLate) }, after: { asking(when: !isLate) }).run([link]
            )
            let texts = ["permission to notify (alert)", "permission to notify (alert), at the launch"]
            #expect(report.differences.map(\.kind) == [.systemRequests], "\(report)")
            #expect(report.differences.map(\.before) == [texts[isLate ? 0 : 1]], "\(report)")
            #expect(report.differences.map(\.after) == [texts[isLate ? 1 : 0]], "\(report)")
        }
    }
}

extension UNNotificationAction {
    fileprivate static func lock(
        title: String = "Lock", options: UNNotificationActionOptions = [], icon: UNNotificationActionIcon? = nil
    ) -> UNNotificationAction { UNNotificationAction(identifier: "lock", title: title, options: options, icon: icon) }
}

extension SystemRequestTests.Request {
    /// A removal that is forgotten.
    fileprivate static func removal(
        _ name: String, _ text: String, _ remove: @escaping @MainActor @Sendable (UNUserNotificationCenter) -> Void
    ) -> Self {
        Self(testDescription: "removal of \(name)", text: text) { isForgotten in
            if !isForgotten { remove(.current()) }
        }
    }

    /// A kind of notifications in which something is forgotten, or is another.
    fileprivate static func category(
        _ testDescription: String, _ text: String,
        _ make: @escaping @MainActor @Sendable (Bool) -> UNNotificationCategory
    ) -> Self {
        Self(testDescription: testDescription, text: "category bike (\(text))") { isChanged in
            UNUserNotificationCenter.current().setNotificationCategories([make(isChanged)])
        }
    }

    /// A local notification with something that is forgotten.
    fileprivate static func content(
        _ testDescription: String, _ text: String,
        _ add: @escaping @MainActor @Sendable (UNMutableNotificationContent) -> Void
    ) -> Self {
        Self(testDescription: testDescription, text: "notification rent, \(text)") { isForgotten in
            let content = UNMutableNotificationContent()
            if !isForgotten { add(content) }
            let request = UNNotificationRequest(identifier: "rent", content: content, trigger: nil)
            UNUserNotificationCenter.current().add(request)
        }
    }
}
#endif
