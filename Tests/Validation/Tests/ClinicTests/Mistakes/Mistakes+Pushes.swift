import DecoupledAppDelegate
import DecoupledAppDelegateTesting
import HeadlessUIKit
import Mistakes

extension Mistake {
    static let pushes = [
        Mistake("The token is sent at every launch", [.effects: .didRegisterForRemoteNotifications]) { roles in
            roles.remoteNotificationsDelegate.replace(PushHandler.self) { TokenAlways($0) }
        },
        Mistake("The token is written without leading zeros", [.effects: .didRegisterForRemoteNotifications]) { roles in
            roles.remoteNotificationsDelegate.replace(PushHandler.self) { ShortToken($0) }
        },
        Mistake("The token is not forgotten when registration fails", [.effects: .didRegisterForRemoteNotifications]) {
            roles in
            roles.remoteNotificationsDelegate.replace(PushHandler.self) { KeptToken($0) }
        },
        Mistake("A push with results is answered with no data", [.answer: .didReceiveRemoteNotification]) { roles in
            changePushes(in: &roles) { next, info, completion in
                let isOfResults = info["kind"] as? String == "results"
                next(info) { completion(isOfResults && $0 == .newData ? .noData : $0) }
            }
        },
        Mistake(
            "A push is answered with new data before the results are there", [.answer: .didReceiveRemoteNotification]
        ) { roles in
            changePushes(in: &roles) { next, info, completion in
                guard info["kind"] as? String == "results" else { return next(info, completion) }
                next(info) { _ in }
                completion(.newData)
            }
        },
        Mistake(
            "A push is answered with no data first, and with its result later", [.answer: .didReceiveRemoteNotification]
        ) { roles in
            changePushes(in: &roles) { next, info, completion in
                completion(.noData)
                next(info, completion)
            }
        },
        Mistake("A push without an identifier is never answered", [.promptness: .didReceiveRemoteNotification]) {
            roles in
            var kept: [Completion] = []
            changePushes(in: &roles) { next, info, completion in
                let kind = info["kind"] as? String
                guard info["id"] == nil, ["appointment", "results"].contains(kind) else {
                    return next(info, completion)
                }
                kept.append(completion)
            }
        },
        Mistake("A push without a connection is answered with no data", [.answer: .didReceiveRemoteNotification]) {
            roles in
            changePushes(in: &roles) { next, info, completion in
                let isOffline = Server.isOffline
                next(info) { completion(isOffline && $0 == .failed ? .noData : $0) }
            }
        },
        Mistake("Only the aps of a push is passed on", [.answer: .didReceiveRemoteNotification]) { roles in
            changePushes(in: &roles) { next, info, completion in
                next(info["aps"] as? [AnyHashable: Any] ?? [:], completion)
            }
        },
        Mistake("Any visit is ended by the push that another has ended", [.answer: .didReceiveRemoteNotification]) {
            roles in
            changePushes(in: &roles) { next, info, completion in
                var info = info
                if info["kind"] as? String == "visit-ended" { info["id"] = VideoVisit.id }
                next(info, completion)
            }
        },
        Mistake("Settings are changed by every push that has them", [.answer: .didReceiveRemoteNotification]) { roles in
            changePushes(in: &roles) { next, info, completion in
                guard info["kind"] as? String == "settings", let isOn = info["reminders"] as? Bool else {
                    return next(info, completion)
                }
                Settings.setReminders(isOn)
                completion(.newData)
            }
        },
        Mistake("What is turned off by a push stays on", [.answer: .didReceiveRemoteNotification]) { roles in
            changePushes(in: &roles) { next, info, completion in
                guard info["reminders"] as? Bool != false else { return next(info, completion) }
                completion(.noData)
            }
        },
        Mistake("A patient is signed out only while the app is active", [.effects: .didReceiveRemoteNotification]) {
            roles in
            let watch = ActivityWatch()
            roles.appStateDelegate.append(watch)
            changePushes(in: &roles) { next, info, completion in
                guard info["kind"] as? String != "revoked" || watch.isActive else { return completion(.newData) }
                next(info, completion)
            }
        },
        Mistake(
            "Results are loaded twice, by the push and by its copy in another handler",
            [.effects: .didReceiveRemoteNotification]
        ) { roles in
            roles.remoteNotificationsDelegate.append(PushHandler(LinkRouter()))
        },
    ]
}

private typealias Completion = @Sendable (UIBackgroundFetchResult) -> Void

@MainActor private func changePushes(
    in roles: inout Roles,
    _ receive:
        @escaping (
            _ next: ([AnyHashable: Any], @escaping Completion) -> Void, [AnyHashable: Any], @escaping Completion
        ) -> Void
) { roles.remoteNotificationsDelegate.replace(PushHandler.self) { ChangedPushes($0, receive) } }

private final class ChangedPushes: PassingPushes {
    private let receive:
        (_ next: ([AnyHashable: Any], @escaping Completion) -> Void, [AnyHashable: Any], @escaping Completion) -> Void

    init(
        _ next: any RemoteNotificationsDelegate,
        _ receive:
            @escaping (
                _ next: ([AnyHashable: Any], @escaping Completion) -> Void, [AnyHashable: Any], @escaping Completion
            ) -> Void
    ) {
        self.receive = receive
        super.init(next)
    }

    override func application(
        _ app: UIApplication, didReceiveRemoteNotification info: [AnyHashable: Any],
        fetchCompletionHandler completionHandler: @escaping @Sendable (UIBackgroundFetchResult) -> Void
    ) {
        receive(
            { self.next.application(app, didReceiveRemoteNotification: $0, fetchCompletionHandler: $1) }, info,
            completionHandler)
    }
}

private final class TokenAlways: PassingPushes {
    override func application(_ app: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken token: Data) {
        Installation.token = nil
        super.application(app, didRegisterForRemoteNotificationsWithDeviceToken: token)
    }
}

private final class ShortToken: PassingPushes {
    override func application(_: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken token: Data) {
        let text = token.map { String($0, radix: 16) }.joined()
        guard text != Installation.token else { return }
        Installation.token = text
        Server.tell("token \(text)")
    }
}

private final class KeptToken: PassingPushes {
    override func application(_ app: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error) {
        let token = Installation.token
        super.application(app, didFailToRegisterForRemoteNotificationsWithError: error)
        Installation.token = token
    }
}

@MainActor private final class ActivityWatch: AppStateDelegate {
    private(set) var isActive = false

    func applicationDidBecomeActive(_: UIApplication) { isActive = true }

    func applicationWillResignActive(_: UIApplication) { isActive = false }
}
