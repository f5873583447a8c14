#if !canImport(UIKit)
import DecoupledAppDelegate
import HeadlessUIKit

@MainActor extension Sample {
    /// What else a user can do with a notification, and with what it carries changed.
    ///
    /// Where the app has declared no action at all, one is made up.
    func variants(
        of make: @escaping @MainActor () -> UNNotificationResponse, actions: [String: [String]]
    ) -> [Sample] {
        let response = make()
        let category = response.notification.request.content.categoryIdentifier
        let declared = actions.isEmpty ? ["sample"] : actions[category] ?? []
        let others = category.isEmpty ? [] : [UNNotificationDismissActionIdentifier] + declared
        let responses = others.filter { $0 != response.actionIdentifier }.map { action in
            Sample.response { UNNotificationResponse(notification: make().notification, actionIdentifier: action) }
        }
        let contents = response.notification.variants.indices.map { index in
            Sample.response {
                let response = make()
                return UNNotificationResponse(
                    notification: response.notification.variants[index].notification,
                    actionIdentifier: response.actionIdentifier)
            }.named("\(name), \(response.notification.variants[index].name)")
        }
        return responses + contents
    }
}

/// Returns notifications with other contents than the one that an event brings, or with one where it brings none.
@MainActor func otherNotifications(of input: Any, as type: Any.Type) -> [(name: String, input: Any)] {
    guard type == UNNotification?.self else {
        return ((input as? UNNotification)?.variants ?? []).map { ($0.name, $0.notification) }
    }
    guard !(input is UNNotification) else { return [("from Settings", UNNotification?.none as Any)] }
    return [("from a notification", UNNotification.with(UNMutableNotificationContent()))]
}

extension UNNotification {
    /// The same notification with something else in its user info.
    fileprivate var variants: [(name: String, notification: UNNotification)] {
        request.content.userInfo.variants.map { variant in
            let content = UNMutableNotificationContent(request.content)
            content.userInfo = variant.userInfo
            let request = UNNotificationRequest(
                identifier: request.identifier, content: content, trigger: request.trigger)
            return (variant.name, UNNotification(request: request))
        }
    }
}
#endif
