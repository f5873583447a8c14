#if !canImport(UIKit)
public import DecoupledAppDelegate
import DecoupledAppDelegateTracing
import HeadlessUIKit

// The notification center of the application, and what the app has asked the system for.
extension TestApp {
    /// Who receives what the notification center sends: a class name, or the handlers.
    var centerDelegate: String? {
        if !shownDelegate.isPlain, delegate.wantsNotificationCenter {
            return (["handlers"] + [foreignCenterDelegate].compactMap(\.self)).joined(separator: " and ")
        }
        if notificationCenter.lostDelegateType != nil { return nil }
        return notificationCenter.delegate.map { "\(type(of: $0))" }
    }

    /// The class name of a delegate that the notification center has beside the handlers and the app delegate, or had until it was freed.
    var foreignCenterDelegate: String? {
        if let lost = notificationCenter.lostDelegateType { return "\(lost), which nobody holds" }
        guard let delegate = notificationCenter.delegate, delegate !== shownDelegate.other else { return nil }
        let isWrapped = self.delegate.wrappedDelegate(as: (any UNUserNotificationCenterDelegate).self) === delegate
        return isWrapped ? nil : "\(type(of: delegate))"
    }

    /// The class names of the notification center's delegates that others have displaced.
    var formerCenterDelegates: [String] { notificationCenter.formerDelegateTypes.map { "\($0)" } }

    /// The actions that the app has declared for its notifications, by category.
    var actionsOfNotifications: [String: [String]] {
        Dictionary(
            notificationCenter.categories.map { ($0.identifier, $0.actions.map(\.identifier)) },
            uniquingKeysWith: { first, _ in first })
    }

    /// The actions that open the app, each with its category.
    var openingActions: [String] {
        notificationCenter.categories.flatMap { category in
            category.actions.filter { $0.options.contains(.foreground) }
                .map { Self.name(of: $0.identifier, in: category.identifier) }
        }
        .sorted()
    }

    /// Whether the app comes to the front for a response to a notification.
    func opensApplication(for response: UNNotificationResponse) -> Bool {
        let category = response.notification.request.content.categoryIdentifier
        return notificationCenter.opensApplication(for: response)
            || knownOpeningActions.contains(Self.name(of: response.actionIdentifier, in: category))
    }

    private static func name(of action: String, in category: String) -> String { "\(category) \(action)" }

    /// What the app has asked the system for, as text.
    var requestsOfSystem: [String] {
        let system = application.system
        let permission = system.requestedAuthorization.map {
            "permission to notify (\($0.names.joined(separator: ", ")))"
        }
        let fetches = application.minimumBackgroundFetchInterval.map { interval in
            interval < UIApplication.backgroundFetchIntervalNever ? "a fetch every \(interval) s" : "no fetch"
        }
        let pushes = application.isRegisteredForRemoteNotifications ? "remote notifications" : nil
        let categories = notificationCenter.categories.sorted { $0.identifier < $1.identifier }.map(\.text)
        return [permission, pushes, fetches].compactMap(\.self) + categories + system.notificationRequests.map(\.text)
            + callsOfApplication
    }

    /// Lets those receive what the notification center sends to whom it would send it: the handlers, and the delegate that it has.
    ///
    /// An app that has been launched, and is not compared, has found that out as on a phone.
    func adoptCenterDelegate() {
        guard life.stage == .notLaunched || !hasOwnApplication else { return }
        let current = notificationCenter.delegate
        let wrapped = delegate.wrappedDelegate(as: (any UNUserNotificationCenterDelegate).self)
        let isWrapped = current != nil && wrapped === current
        if shownDelegate.isPlain, !isWrapped { delegate.userNotificationsDelegate = [] }
        delegate.displace(isWrapped ? nil : current)
    }

    /// Returns a notification, as the notification center makes them; on UIKit's platforms a test cannot make one.
    ///
    /// - Parameters:
    ///   - userInfo: What the notification carries; with `aps` it is a push.
    ///   - identifier: Its identifier, which no other notification has.
    /// - Returns: The notification.
    public func makeNotification(_ userInfo: [AnyHashable: Any], identifier: String = "1") -> UNNotification {
        let content = UNMutableNotificationContent()
        content.userInfo = userInfo
        let trigger = userInfo["aps"] == nil ? nil : UNPushNotificationTrigger()
        return UNNotification(
            request: UNNotificationRequest(identifier: identifier, content: content, trigger: trigger))
    }

    /// Returns a user's response to a notification; on UIKit's platforms a test cannot make one.
    ///
    /// - Parameters:
    ///   - userInfo: What the notification carries.
    ///   - actionIdentifier: What the user did.
    /// - Returns: The response.
    public func makeResponse(
        to userInfo: [AnyHashable: Any], action actionIdentifier: String = UNNotificationDefaultActionIdentifier
    ) -> UNNotificationResponse {
        makeResponse(to: makeNotification(userInfo), action: actionIdentifier)
    }

    /// Returns a user's response to a notification that was made before.
    ///
    /// - Parameters:
    ///   - notification: The notification.
    ///   - actionIdentifier: What the user did.
    /// - Returns: The response.
    public func makeResponse(
        to notification: UNNotification, action actionIdentifier: String = UNNotificationDefaultActionIdentifier
    ) -> UNNotificationResponse {
        UNNotificationResponse(notification: notification, actionIdentifier: actionIdentifier)
    }
}

extension UNAuthorizationOptions {
    fileprivate var names: [String] {
        names(of: [
            "badge": .badge, "sound": .sound, "alert": .alert, "carPlay": .carPlay, "criticalAlert": .criticalAlert,
            "providesAppNotificationSettings": .providesAppNotificationSettings, "provisional": .provisional,
        ])
    }
}

extension OptionSet where Element == Self {
    /// The names of the options in the set.
    fileprivate func names(of all: KeyValuePairs<String, Self>) -> [String] {
        all.filter { contains($0.value) }.map(\.key)
    }
}

extension UNNotificationCategory {
    /// All that the app has declared of it.
    fileprivate var text: String {
        let texts = [hiddenPreviewsBodyPlaceholder, categorySummaryFormat].filter { !$0.isEmpty }
        let parts = actions.map(\.text) + intentIdentifiers.map { "intent \($0)" } + texts + options.names
        return "category \(identifier) (\(parts.listed))"
    }
}

extension UNNotificationAction {
    fileprivate var text: String {
        let input = (self as? UNTextInputNotificationAction).map {
            "a text, \($0.textInputButtonTitle), \($0.textInputPlaceholder)"
        }
        return ([identifier, title] + [input, icon.map { _ in "an icon" }].compactMap(\.self) + options.names)
            .joined(separator: ", ")
    }
}

extension UNNotificationCategoryOptions {
    fileprivate var names: [String] {
        names(of: [
            "customDismissAction": .customDismissAction, "allowInCarPlay": .allowInCarPlay,
            "hiddenPreviewsShowTitle": .hiddenPreviewsShowTitle,
            "hiddenPreviewsShowSubtitle": .hiddenPreviewsShowSubtitle,
        ])
    }
}

extension UNNotificationActionOptions {
    fileprivate var names: [String] {
        names(of: [
            "authenticationRequired": .authenticationRequired, "destructive": .destructive, "foreground": .foreground,
        ])
    }
}

extension UNNotificationRequest {
    /// What it says, and when.
    fileprivate var text: String {
        let time: String? =
            switch trigger {
            case let trigger as UNTimeIntervalNotificationTrigger: "in \(trigger.timeInterval) s"
            case let trigger as UNCalendarNotificationTrigger: "at \(trigger.dateComponents)"
            default: nil
            }
        let again = trigger?.repeats == true ? "again and again" : nil
        return (["notification \(identifier)"] + content.parts + [time, again].compactMap(\.self))
            .joined(separator: ", ")
    }
}

extension UNNotificationContent {
    fileprivate var parts: [String] {
        let texts = [title, subtitle, body, categoryIdentifier, threadIdentifier].filter { !$0.isEmpty }
        let files = attachments.isEmpty ? nil : "with \(attachments.map(\.url.lastPathComponent).listed)"
        let carried = userInfo.isEmpty ? nil : "carrying \(InputText().text(ofUserInfo: userInfo))"
        let level = interruptionLevel == .active ? nil : "\(interruptionLevel)"
        let others = [sound.map { "sound \($0.name.rawValue)" }, badge.map { "badge \($0)" }, level, files, carried]
        return texts + others.compactMap(\.self)
    }
}
#endif
