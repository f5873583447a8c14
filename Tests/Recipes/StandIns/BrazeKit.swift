// swift-format-ignore-file
public import Foundation
public import HeadlessUIKit

public final class Braze {
    public final class Configuration {
        public init(apiKey: String, endpoint: String) {}
    }

    public final class Notifications {
        public func register(deviceToken: Data) { note("Braze.register") }

        /// Takes the completion handler of Braze's own pushes alone, and calls it later.
        @MainActor public func handleBackgroundNotification(
            userInfo: [AnyHashable: Any],
            fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
        ) -> Bool {
            note("Braze.handleBackgroundNotification")
            guard userInfo["ab"] != nil else { return false }
            later { completionHandler(.newData) }
            return true
        }

        @MainActor public func handleUserNotification(
            response: UNNotificationResponse,
            withCompletionHandler completionHandler: @escaping () -> Void
        ) -> Bool {
            note("Braze.handleUserNotification")
            guard response.notification.request.content.userInfo["ab"] != nil else { return false }
            later(completionHandler)
            return true
        }

        @MainActor public func handleForegroundNotification(notification: UNNotification) {
            note("Braze.handleForegroundNotification")
        }

        @MainActor private func later(_ body: @escaping () -> Void) {
            DispatchQueue.main.async(execute: DispatchWorkItem(block: body))
        }
    }

    public let notifications = Notifications()

    public init(configuration: Configuration) { note("Braze.init") }
}

/// Says that the SDK was called; the tests of the recipes listen.
private func note(_ call: String) {
    NotificationCenter.default.post(name: Notification.Name("StandIn"), object: call)
}
