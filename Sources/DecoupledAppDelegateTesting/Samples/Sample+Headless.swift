#if !(os(iOS) || os(tvOS) || os(visionOS))
import DecoupledAppDelegate
public import HeadlessUIKit

// Notifications and responses, where they can be made.
extension Sample {
    /// A notification that arrives while the app is in front.
    ///
    /// - Parameter content: What it says.
    /// - Returns: The sample.
    public static func notification(_ content: UNNotificationContent) -> Sample {
        Sample(.willPresentNotification) { PresentNotificationInput(center: .current(), notification: .with(content)) }
            .on(.presentation, as: "notification")
    }

    /// A notification that the user opens.
    ///
    /// - Parameters:
    ///   - content: What it says.
    ///   - actionIdentifier: What the user did.
    /// - Returns: The sample.
    public static func response(
        to content: UNNotificationContent, action actionIdentifier: String = UNNotificationDefaultActionIdentifier
    ) -> Sample {
        let response: @MainActor () -> UNNotificationResponse = {
            UNNotificationResponse(notification: .with(content), actionIdentifier: actionIdentifier)
        }
        return Sample(.didReceiveNotificationResponse) {
            NotificationResponseInput(center: .current(), response: response())
        }.on(.response(response), as: "response to notification")
    }
}

extension UNNotification {
    fileprivate static func with(_ content: UNNotificationContent) -> UNNotification {
        UNNotification(request: UNNotificationRequest(identifier: "sample", content: content, trigger: nil))
    }
}
#endif
