import DecoupledAppDelegate
import HeadlessUIKit

// Handlers that want only some events of a role, or that are written in its other form.

@MainActor final class OnlyTokens {
    private let next: any RemoteNotificationsDelegate

    init(_ next: any RemoteNotificationsDelegate) { self.next = next }
}

extension OnlyTokens: RemoteNotificationsDelegate {
    func handles(_ event: AppEvent) -> Bool { event != .didReceiveRemoteNotification }

    func application(_ app: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken token: Data) {
        next.application(app, didRegisterForRemoteNotificationsWithDeviceToken: token)
    }

    func application(_ app: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error) {
        next.application(app, didFailToRegisterForRemoteNotificationsWithError: error)
    }
}

@MainActor final class OnlyPushes {
    private let next: any RemoteNotificationsDelegate

    init(_ next: any RemoteNotificationsDelegate) { self.next = next }
}

extension OnlyPushes: RemoteNotificationsDelegate {
    func application(
        _ app: UIApplication, didReceiveRemoteNotification info: [AnyHashable: Any],
        fetchCompletionHandler completionHandler: @escaping @Sendable (UIBackgroundFetchResult) -> Void
    ) { next.application(app, didReceiveRemoteNotification: info, fetchCompletionHandler: completionHandler) }
}

@MainActor final class OnlyPresentation {
    private let next: any UserNotificationsDelegate

    init(_ next: any UserNotificationsDelegate) { self.next = next }
}

extension OnlyPresentation: UserNotificationsDelegate {
    func userNotificationCenter(
        _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
        withCompletionHandler completionHandler: @escaping @Sendable (UNNotificationPresentationOptions) -> Void
    ) { next.userNotificationCenter(center, willPresent: notification, withCompletionHandler: completionHandler) }
}

@MainActor final class OnlyResponses {
    private let next: any UserNotificationsDelegate

    init(_ next: any UserNotificationsDelegate) { self.next = next }
}

extension OnlyResponses: UserNotificationsDelegate {
    func userNotificationCenter(
        _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
        withCompletionHandler completionHandler: @escaping @Sendable () -> Void
    ) { next.userNotificationCenter(center, didReceive: response, withCompletionHandler: completionHandler) }

    func userNotificationCenter(_ center: UNUserNotificationCenter, openSettingsFor notification: UNNotification?) {
        next.userNotificationCenter(center, openSettingsFor: notification)
    }
}

final class AwaitedFetch {}

extension AwaitedFetch: BackgroundFetchDelegate {
    func applicationPerformFetch(_: UIApplication) async -> UIBackgroundFetchResult {
        guard Session.isSignedIn else { return .noData }
        let result = await Server.load("appointments")
        if result == .newData { Journal.shared.note("badge counted") }
        return result
    }
}

final class AwaitedTransfers {}

extension AwaitedTransfers: BackgroundURLSessionDelegate {
    func application(_: UIApplication, handleEventsForBackgroundURLSession identifier: String) async {
        if identifier == Transfer.uploads {
            let result = await Server.load("receipts of uploads")
            Journal.shared.note(result == .failed ? "uploads wait" : "uploads done")
        } else if identifier.hasPrefix(Transfer.downloads) {
            Journal.shared.note("download of \(identifier.dropFirst(Transfer.downloads.count)) done")
        }
    }
}

@MainActor final class AwaitedActions {
    private let next: any ShortcutItemDelegate

    init(_ next: any ShortcutItemDelegate) { self.next = next }
}

extension AwaitedActions: ShortcutItemDelegate {
    func application(_ app: UIApplication, performActionFor item: UIApplicationShortcutItem) async -> Bool {
        await withCheckedContinuation { continuation in
            next.application(app, performActionFor: item) { continuation.resume(returning: $0) }
        }
    }
}

@MainActor final class AwaitedPushes {
    private let next: any RemoteNotificationsDelegate

    init(_ next: any RemoteNotificationsDelegate) { self.next = next }
}

extension AwaitedPushes: RemoteNotificationsDelegate {
    func application(_ app: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken token: Data) {
        next.application(app, didRegisterForRemoteNotificationsWithDeviceToken: token)
    }

    func application(_ app: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error) {
        next.application(app, didFailToRegisterForRemoteNotificationsWithError: error)
    }

    func application(_ app: UIApplication, didReceiveRemoteNotification info: [AnyHashable: Any]) async
        -> UIBackgroundFetchResult
    {
        await withCheckedContinuation { continuation in
            next.application(app, didReceiveRemoteNotification: info) { continuation.resume(returning: $0) }
        }
    }
}
