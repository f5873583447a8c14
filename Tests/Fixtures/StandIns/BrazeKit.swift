// swift-format-ignore-file
public import Foundation
public import HeadlessUIKit

public final class Braze {
    public struct Configuration {
        public init(apiKey: String, endpoint: String) {}
    }

    public final class Notifications {
        public func register(deviceToken: Data) {}

        @MainActor public func handleBackgroundNotification(
            userInfo: [AnyHashable: Any],
            fetchCompletionHandler: @escaping (UIBackgroundFetchResult) -> Void
        ) -> Bool { false }

        @MainActor public func handleUserNotification(
            response: UNNotificationResponse,
            withCompletionHandler completionHandler: @escaping () -> Void
        ) -> Bool { false }
    }

    public let notifications = Notifications()

    public init(configuration: Configuration) {}
}
