#if !canImport(UIKit)
import DecoupledAppDelegate
import HeadlessUIKit

@MainActor extension Sample {
    /// The response with each of its arguments changed by itself; where it is made up, one to a notification of each category, too.
    func changes(
        of make: @escaping @MainActor () -> UNNotificationResponse, actions: [String: [String]]
    ) -> [Sample] {
        let content = make().notification.request.content
        let category = content.categoryIdentifier
        let known = isMadeUp ? actions : [category: actions.isEmpty ? ["sample"] : actions[category] ?? []]
        let declared = known.sorted { $0.key < $1.key }.flatMap { category, actions -> [Sample] in
            let content = UNMutableNotificationContent(content)
            content.categoryIdentifier = category
            let all = [UNNotificationDefaultActionIdentifier, UNNotificationDismissActionIdentifier] + actions
            return all.map { .response(to: content, action: $0) }
                + actions.map { action in
                    .response(to: content, action: action, text: "sample").named("\(name), \(action) with a text")
                }
        }
        return declared + texts(of: make) + contents(of: make)
    }

    /// The response with another text, and without one.
    private func texts(of make: @escaping @MainActor () -> UNNotificationResponse) -> [Sample] {
        let texts: [String?] = make().text == nil ? ["sample"] : [nil, "", "another"]
        return texts.map { text in
            .response { .with(make().notification, action: make().actionIdentifier, text: text) }
                .named("\(name), \(text.map { "with the text “\($0)”" } ?? "without a text")")
        }
    }

    private func contents(of make: @escaping @MainActor () -> UNNotificationResponse) -> [Sample] {
        make().notification.changes.map { change in
            .response { .with(change.value, action: make().actionIdentifier, text: make().text) }
                .named("\(name), \(change.name)")
        }
    }
}

extension UNNotification {
    /// The notification with what it says and each of its values changed by itself.
    fileprivate var changes: [Change<UNNotification>] {
        let content = request.content
        let categories =
            content.categoryIdentifier.isEmpty ? ["nobody-knows"] : [content.categoryIdentifier.lookalike, ""]
        return categories.map { category in
            changing(category.isEmpty ? "without a category" : "of category \(category)") {
                $0.categoryIdentifier = category
            }
        } + [
            changing("with another title") { $0.title = content.title.lookalike },
            changing("with another body") { $0.body = content.body.lookalike },
        ]
            + content.userInfo.changes.map { change in changing(change.name) { $0.userInfo = change.value } }
    }

    private func changing(_ name: String, _ change: (UNMutableNotificationContent) -> Void) -> Change<UNNotification> {
        let content = UNMutableNotificationContent(request.content)
        change(content)
        let request = UNNotificationRequest(identifier: request.identifier, content: content, trigger: request.trigger)
        return Change(name: name, value: UNNotification(request: request))
    }
}

/// Returns arguments that can be made where there is no UIKit.
@MainActor func changedContentsOfPlatform(of input: Any, as type: Any.Type) -> [Change<Any>] {
    switch input {
    case let notification as UNNotification:
        return notification.changes.map { Change<Any>(name: $0.name, value: $0.value) }
    case let sessions as Set<UISceneSession>:
        return [Change(name: "and others", value: sessions.union(UISceneSession.samples))]
    case let input as SceneConfigurationInput: return input.connectionOptions.changes(in: input.session)
    #if CloudKit
    case let share as CKShare.Metadata:
        return [
            Change(name: "another", value: CKShare.Metadata(containerIdentifier: share.containerIdentifier.lookalike))
        ]
    #endif
    // The settings are opened from the system's, or from a notification.
    default:
        guard type == UNNotification?.self else { return [] }
        return [Change(name: "from a notification", value: UNNotification.with(UNMutableNotificationContent()))]
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
    /// What a scene of each other role is configured for, and one for an activity of each type that the app has samples of.
    fileprivate func changes(in session: UISceneSession) -> [Change<Any>] {
        let roles: [UISceneSession.Role] = [.windowApplication, .windowExternalDisplayNonInteractive]
        return roles.filter { $0 != session.role }.map { role in
            Change(name: "for \(role.rawValue)", value: (UISceneSession.sample(role), self) as SceneConfigurationInput)
        }
    }
}
#endif
