import Foundation

/// A method of `UNUserNotificationCenterDelegate`; the raw value is its Objective-C name.
enum NotificationMethod: String, ProtocolMethod {
    case willPresent = "userNotificationCenter:willPresentNotification:withCompletionHandler:"
    case didReceiveResponse = "userNotificationCenter:didReceiveNotificationResponse:withCompletionHandler:"
    case openSettings = "userNotificationCenter:openSettingsForNotification:"

    static let selectors = Set(allCases.map(\.selector))
}
