import DecoupledAppDelegate
import DecoupledAppDelegateTesting
import HeadlessUIKit
import Mistakes

extension Mistake {
    static let actions = [
        Mistake("The quick action is done before it has been done", [.effects: .performShortcutAction]) { roles in
            changeActions(in: &roles) { next, app, item, completion in
                guard item.type == QuickAction.next, Session.isSignedIn else {
                    return next.application(app, performActionFor: item, completionHandler: completion)
                }
                next.application(app, performActionFor: item) { _ in }
                completion(true)
            }
        },
        Mistake("A quick action that nobody may perform is answered with true", [.answer: .performShortcutAction]) {
            roles in
            changeActions(in: &roles) { next, app, item, completion in
                guard item.type == QuickAction.next, !Session.isSignedIn else {
                    return next.application(app, performActionFor: item, completionHandler: completion)
                }
                Screen.show("sign-in")
                completion(true)
            }
        },
        Mistake("A quick action without a connection is answered with true", [.answer: .performShortcutAction]) {
            roles in
            changeActions(in: &roles) { next, app, item, completion in
                let isAsked = Session.isSignedIn && item.type == QuickAction.next
                next.application(app, performActionFor: item) { completion($0 || isAsked) }
            }
        },
        Mistake("The text of a quick action is not passed on", [.effects: .performShortcutAction]) { roles in
            changeActions(in: &roles) { next, app, item, completion in
                let info = item.userInfo?.filter { $0.key != "text" }
                next.application(app, performActionFor: item.with(info), completionHandler: completion)
            }
        },
        Mistake("A quick action that is urgent is not told from another", [.effects: .performShortcutAction]) { roles in
            changeActions(in: &roles) { next, app, item, completion in
                let info = item.userInfo?.mapValues { $0 is NSNumber ? "\($0)" as NSString : $0 }
                next.application(app, performActionFor: item.with(info), completionHandler: completion)
            }
        },
        Mistake("An unknown quick action is never answered", [.promptness: .performShortcutAction]) { roles in
            var kept: [Actions.Completion] = []
            changeActions(in: &roles) { next, app, item, completion in
                guard [QuickAction.next, QuickAction.message, QuickAction.call].contains(item.type) else {
                    return kept.append(completion)
                }
                next.application(app, performActionFor: item, completionHandler: completion)
            }
        },
        Mistake("The quick action is performed by two handlers", [.effects: .performShortcutAction]) { roles in
            roles.shortcutItemDelegate.append(QuickActionHandler())
            roles.shortcutItemDelegate.routing = .everyHandler
        },
        Mistake("Nobody performs quick actions of the running app", [.notHandled: .performShortcutAction]) {
            $0.shortcutItemDelegate.removeAll()
        },
    ]
}

@MainActor private func changeActions(
    in roles: inout Roles,
    _ perform:
        @escaping (
            any ShortcutItemDelegate, UIApplication, UIApplicationShortcutItem, @escaping Actions.Completion
        ) -> Void
) {
    roles.shortcutItemDelegate.replace(QuickActionHandler.self) { next in Actions { perform(next, $0, $1, $2) } }
}

extension UIApplicationShortcutItem {
    /// A copy with other values.
    fileprivate func with(_ userInfo: [String: any NSSecureCoding]?) -> UIApplicationShortcutItem {
        UIApplicationShortcutItem(
            type: type, localizedTitle: localizedTitle, localizedSubtitle: localizedSubtitle, icon: icon,
            userInfo: userInfo)
    }
}
