import Foundation
import HeadlessUIKit
import TestSupport
import Testing

/// What apps commonly ask of UserNotifications, as they write it.
@Suite(.net) @MainActor struct NotificationSurfaceTests {
    private let tablet = Tablet()
    private let delegate = NotificationDelegate()

    private var center: UNUserNotificationCenter { tablet.application.notificationCenter }

    init() {
        center.delegate = delegate
        tablet.system.launch()
        tablet.system.enterBackground()
    }

    private func request(_ identifier: String, category: String = "", badge: NSNumber? = nil) -> UNNotificationRequest {
        let content = UNMutableNotificationContent()
        content.title = "Parcel"
        content.categoryIdentifier = category
        content.badge = badge
        return UNNotificationRequest(identifier: identifier, content: content, trigger: nil)
    }

    @Test func aCategoryKeepsItsActionsAndOptions() async {
        let reply = UNTextInputNotificationAction(
            identifier: "reply", title: "Reply", options: [.authenticationRequired],
            icon: UNNotificationActionIcon(systemImageName: "arrow"), textInputButtonTitle: "Send",
            textInputPlaceholder: "Where to?")
        let plain = UNTextInputNotificationAction(
            identifier: "note", title: "Note", textInputButtonTitle: "Keep", textInputPlaceholder: "")
        let open = UNNotificationAction(
            identifier: "open", title: "Open", options: .foreground,
            icon: UNNotificationActionIcon(templateImageName: "door"))
        let arrival = UNNotificationCategory(
            identifier: "arrival", actions: [reply, plain, open], intentIdentifiers: ["a"],
            options: [.customDismissAction])
        let delay = UNNotificationCategory(
            identifier: "delay", actions: [], intentIdentifiers: [], hiddenPreviewsBodyPlaceholder: "Late",
            options: .hiddenPreviewsShowTitle)
        let summary = UNNotificationCategory(
            identifier: "summary", actions: [], intentIdentifiers: [], hiddenPreviewsBodyPlaceholder: nil,
            categorySummaryFormat: "%u more", options: [.allowInCarPlay, .hiddenPreviewsShowSubtitle])
        center.setNotificationCategories([arrival, delay, summary])
        let categories = await center.notificationCategories()
        #expect(categories == [arrival, delay, summary])
        #expect(arrival.options == .customDismissAction && arrival.intentIdentifiers == ["a"])
        #expect(arrival.actions.map(\.title) == ["Reply", "Note", "Open"] && open.icon != nil && plain.icon == nil)
        #expect(reply.textInputButtonTitle == "Send" && reply.textInputPlaceholder == "Where to?")
        #expect(delay.hiddenPreviewsBodyPlaceholder == "Late" && delay.categorySummaryFormat.isEmpty)
        #expect(summary.categorySummaryFormat == "%u more" && summary.hiddenPreviewsBodyPlaceholder.isEmpty)
    }

    @Test(arguments: [UNNotificationCategoryOptions.customDismissAction, []])
    func puttingANotificationAwayIsReportedIfItsCategoryAsksForIt(options: UNNotificationCategoryOptions) {
        let category = UNNotificationCategory(identifier: "arrival", actions: [], options: options)
        center.setNotificationCategories([category])
        let notification = tablet.system.deliver(request("7", category: "arrival"))
        var isTold: [Bool] = []
        tablet.system.respond(to: notification, actionIdentifier: UNNotificationDismissActionIdentifier) {
            isTold.append($0 != nil)
        }
        #expect(isTold == [options == .customDismissAction])
        #expect(delegate.responses.current.count == (options == .customDismissAction ? 1 : 0))
        #expect(tablet.system.notifications.isEmpty)
    }

    @Test func contentKeepsWhatIsHeardAndShown() throws {
        let content = UNMutableNotificationContent()
        content.sound = .default
        content.interruptionLevel = .timeSensitive
        content.relevanceScore = 0.5
        let file = URL(fileURLWithPath: #filePath)
        content.attachments = [try UNNotificationAttachment(identifier: "map", url: file, options: nil)]
        let kept = UNNotificationRequest(identifier: "7", content: content, trigger: nil).content
        let copy = try #require(kept.mutableCopy() as? UNMutableNotificationContent)
        content.sound = UNNotificationSound(named: UNNotificationSoundName("bell.caf"))
        copy.relevanceScore = 1
        #expect(kept.sound == .default && kept.sound != content.sound && kept.sound != .defaultCritical)
        #expect(kept.interruptionLevel == .timeSensitive && kept.relevanceScore == 0.5)
        #expect(kept.attachments.map(\.identifier) == ["map"] && kept.attachments.map(\.url) == [file])
        #expect((kept.copy() as? UNNotificationContent)?.sound == .default)
        #expect(UNNotificationContent().interruptionLevel == .active && UNNotificationContent().sound == nil)
    }

    @Test func anAttachmentNeedsAFile() throws {
        for address in ["file:///nonexistent.png", "https://example.com/map.png"] {
            let url = try #require(URL(string: address))
            let error = #expect(throws: UNError.self) { try UNNotificationAttachment(identifier: "", url: url) }
            #expect(error?.code == .attachmentInvalidURL)
        }
        let file = URL(fileURLWithPath: #filePath)
        #expect(try !UNNotificationAttachment(identifier: "", url: file).identifier.isEmpty)
    }

    @Test func aTriggerSaysWhenItIsNext() throws {
        let later = UNTimeIntervalNotificationTrigger(timeInterval: 3_600, repeats: true)
        let next = try #require(later.nextTriggerDate()?.timeIntervalSinceNow)
        #expect(later.repeats && later.timeInterval == 3_600 && (3_500...3_600).contains(next))
        var components = DateComponents()
        components.hour = 7
        components.minute = 30
        let morning = UNCalendarNotificationTrigger(dateMatching: components, repeats: false)
        let date = try #require(morning.nextTriggerDate())
        #expect(date > Date() && date.timeIntervalSinceNow < 2 * 86_400)
        #expect(Calendar.current.dateComponents([.hour, .minute], from: date) == components)
        #expect(!morning.repeats && morning.dateComponents == components)
        components.month = 13
        #expect(UNCalendarNotificationTrigger(dateMatching: components, repeats: false).nextTriggerDate() == nil)
    }

    @Test(arguments: [true, false]) func settingsSayWhatTheUserAllows(allows: Bool) async throws {
        tablet.system.configuration.allowsNotifications = allows
        #expect(await center.notificationSettings().authorizationStatus == .notDetermined)
        _ = try await center.requestAuthorization(options: [.alert, .sound])
        let settings = await center.notificationSettings()
        #expect(settings.authorizationStatus == (allows ? .authorized : .denied))
        #expect(settings.alertSetting == (allows ? .enabled : .disabled))
        #expect(settings.soundSetting == settings.alertSetting && settings.lockScreenSetting == settings.alertSetting)
        #expect(settings.notificationCenterSetting == settings.alertSetting)
        #expect(settings.badgeSetting == .notSupported)
    }

    @Test func whatIsAllowedQuietlyIsProvisional() async throws {
        _ = try await center.requestAuthorization(options: [.alert, .provisional])
        let status = await withCheckedContinuation { continuation in
            center.getNotificationSettings { continuation.resume(returning: $0.authorizationStatus) }
        }
        #expect(status == .provisional)
    }

    @Test func whatIsDeliveredIsListedUntilItIsRemoved() async throws {
        for identifier in ["1", "2", "3"] { try await center.add(request(identifier)) }
        #expect(await center.deliveredNotifications().map(\.request.identifier) == ["1", "2", "3"])
        center.removeDeliveredNotifications(withIdentifiers: ["2", "4"])
        let identifiers = await withCheckedContinuation { continuation in
            center.getDeliveredNotifications { continuation.resume(returning: $0.map(\.request.identifier)) }
        }
        #expect(identifiers == ["1", "3"])
        center.removeAllDeliveredNotifications()
        #expect(await center.deliveredNotifications().isEmpty)
    }

    @Test func theBadgeIsWhatTheLastNotificationOrTheAppSays() async throws {
        try await center.add(request("1", badge: 3))
        try await center.add(request("2"))
        #expect(tablet.application.applicationIconBadgeNumber == 3)
        try await center.setBadgeCount(0)
        #expect(tablet.application.applicationIconBadgeNumber == 0)
        tablet.system.enterForeground()
        for (options, badge) in [(UNNotificationPresentationOptions.banner, 0), ([.badge], 5)] {
            delegate.presentation.current = { $0(options) }
            tablet.system.deliver(request("3", badge: 5))
            #expect(tablet.application.applicationIconBadgeNumber == badge)
        }
    }

    @Test func anAlertOfOldIsShown() {
        tablet.system.enterForeground()
        delegate.presentation.current = { $0([.alert, .sound]) }
        tablet.system.deliver(request("1"))
        #expect(tablet.system.notifications.count == 1)
    }

    @Test func aPushSaysWhatIsHeardAndHowMuchItDisturbs() async throws {
        try await ControlledApp.serving { app in
            app.system.enterBackground()
            for aps in [
                #"{"sound":"bell.caf","interruption-level":"time-sensitive","relevance-score":0.5}"#,
                #"{"sound":{"name":"bell.caf","critical":1},"interruption-level":"critical","relevance-score":1}"#,
                #"{"interruption-level":"loud"}"#,
            ] {
                try await app.client.perform(.notify(PushPayload(contentsOfFile: Data(#"{"aps":\#(aps)}"#.utf8))))
            }
            let contents = app.system.notifications.map(\.request.content)
            let bell = UNNotificationSound(named: UNNotificationSoundName("bell.caf"))
            #expect(contents.map(\.sound) == [bell, bell, nil])
            #expect(contents.map(\.interruptionLevel) == [.timeSensitive, .critical, .active])
            #expect(contents.map(\.relevanceScore) == [0.5, 1, 0])
        }
    }
}
