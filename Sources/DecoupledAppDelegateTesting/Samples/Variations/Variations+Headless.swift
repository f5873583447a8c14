#if !canImport(UIKit)
import DecoupledAppDelegate
import HeadlessUIKit

extension UNNotificationResponse {
    /// The same response to what else a notification may say, and what else a user can do with one, also with a text;
    /// where it is made up, with one of each category that the app has declared.
    ///
    /// Where the app has declared no action at all, one is made up.
    @MainActor func variations(actions: [String: [String]], isMadeUp: Bool) -> [Variation<UNNotificationResponse>] {
        let category = notification.request.content.categoryIdentifier
        let known = isMadeUp ? actions : [category: actions.isEmpty ? ["sample"] : actions[category] ?? []]
        let declared = known.sorted { $0.key < $1.key }.flatMap { category, actions in
            let notification = notification.changed { $0.categoryIdentifier = category }
            let all = [UNNotificationDefaultActionIdentifier, UNNotificationDismissActionIdentifier] + actions
            return all.map {
                Variation("\(category) \($0)", Self.with(notification, action: $0, text: nil))
            }
                + actions.map { action in
                    Variation(
                        "\(category) \(action) with a text",
                        Self.with(notification, action: action, text: "sample"))
                }
        }
        let texts: [String?] = text == nil ? ["sample"] : [nil, "", "another"]
        return declared
            + texts.map { text in
                Variation(
                    text.map { "with the text '\($0)'" } ?? "without a text",
                    .with(notification, action: actionIdentifier, text: text))
            }
            + notification.variations.mapValues { .with($0, action: actionIdentifier, text: text) }
    }
}

extension UNNotification {
    /// The notification with other values, of another category, and with another text.
    fileprivate var variations: [Variation<UNNotification>] {
        let content = request.content
        let categories =
            content.categoryIdentifier.isEmpty
            ? ["nobody-knows"] : content.categoryIdentifier.identifiers.map(\.value) + [""]
        return content.userInfo.variations.mapValues { values in changed { $0.userInfo = values } }
            + categories.map { category in
                Variation(
                    category.isEmpty ? "without a category" : "of category \(category)",
                    changed { $0.categoryIdentifier = category })
            } + [
                Variation("with another title", changed { $0.title = content.title.lookalike }),
                Variation("with another body", changed { $0.body = content.body.lookalike }),
            ]
    }

    fileprivate func changed(_ change: (UNMutableNotificationContent) -> Void) -> UNNotification {
        let content = UNMutableNotificationContent(request.content)
        change(content)
        return UNNotification(
            request: UNNotificationRequest(identifier: request.identifier, content: content, trigger: request.trigger))
    }
}

/// Returns arguments that can be made where there is no UIKit.
@MainActor func variationsOfPlatform(of input: Any, as type: Any.Type) -> [Variation<Any>] {
    switch input {
    case let notification as UNNotification:
        return type == UNNotification?.self
            ? [Variation("from Settings", UNNotification?.none as Any)]
            : notification.variations.mapValues { $0 }
    case let sessions as Set<UISceneSession>:
        return [Variation("and others", sessions.union(UISceneSession.samples))]
    case let input as SceneConfigurationInput: return input.connectionOptions.variations(in: input.session)
    #if CloudKit
    case let share as CKShare.Metadata:
        return share.containerIdentifier.identifiers.mapValues { CKShare.Metadata(containerIdentifier: $0) }
    #endif
    // The settings are opened from the system's, or from a notification.
    default:
        guard type == UNNotification?.self else { return [] }
        return [Variation("from a notification", UNNotification.with(UNMutableNotificationContent()))]
    }
}

extension UISceneSession {
    /// Sessions of windows that have been closed.
    static var samples: Set<UISceneSession> {
        Set(
            ["first", "second"].map { identifier in
                UISceneSession.sample(.windowApplication, identifier)
            })
    }

    static func sample(_ role: Role, _ identifier: String = "sample") -> UISceneSession {
        UISceneSession(
            persistentIdentifier: identifier, configuration: UISceneConfiguration(name: nil, sessionRole: role))
    }
}

extension UIScene.ConnectionOptions {
    /// What a scene of each other role is configured for.
    fileprivate func variations(in session: UISceneSession) -> [Variation<Any>] {
        let roles: [UISceneSession.Role] = [.windowApplication, .windowExternalDisplayNonInteractive]
        return roles.filter { $0 != session.role }.map { role in
            Variation(
                "for \(role.rawValue)", (UISceneSession.sample(role), self) as SceneConfigurationInput)
        }
    }
}
#endif
