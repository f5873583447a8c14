#if !(os(iOS) || os(tvOS) || os(visionOS))
public import DecoupledAppDelegate
import HeadlessUIKit

extension TestApp {
    static func makeApplication() -> UIApplication { UIApplication() }

    var notificationCenter: UNUserNotificationCenter { application.notificationCenter }

    var isRegisteredForPushes: Bool { application.isRegisteredForRemoteNotifications }

    /// Does something as the app: meanwhile its application is `UIApplication.shared`.
    func acting(_ body: () -> Void) { application.act(body) }

    /// Returns a notification, as the notification center makes them; on UIKit's platforms a test cannot make one.
    ///
    /// - Parameters:
    ///   - userInfo: What the notification carries.
    ///   - identifier: What tells it from others.
    /// - Returns: The notification.
    public func makeNotification(_ userInfo: [AnyHashable: Any], identifier: String = "1") -> UNNotification {
        let content = UNMutableNotificationContent()
        content.userInfo = userInfo
        return UNNotification(request: UNNotificationRequest(identifier: identifier, content: content, trigger: nil))
    }

    /// Returns a user's response to a notification; on UIKit's platforms a test cannot make one.
    ///
    /// - Parameters:
    ///   - userInfo: What the notification carries.
    ///   - actionIdentifier: What the user did.
    /// - Returns: The response.
    public func makeResponse(
        to userInfo: [AnyHashable: Any],
        action actionIdentifier: String = UNNotificationDefaultActionIdentifier
    ) -> UNNotificationResponse {
        UNNotificationResponse(notification: makeNotification(userInfo), actionIdentifier: actionIdentifier)
    }
}
#endif
