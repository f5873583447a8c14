import DecoupledAppDelegate
import DecoupledAppDelegateTesting
import HeadlessUIKit

extension Mistake {
    static let pushes = tokens + messages

    private static let tokens = [
        Mistake("The token is sent at every launch", [.effects: .didRegisterForRemoteNotifications]) {
            $0.changeTokens { pushes, token in
                Installation.token = nil
                pushes.application(.shared, didRegisterForRemoteNotificationsWithDeviceToken: token)
            }
        },
        Mistake("The token is written without leading zeros", [.effects: .didRegisterForRemoteNotifications]) {
            $0.changeTokens { _, token in
                let text = token.map { String($0, radix: 16) }.joined()
                if text != Installation.token { Server.tell("token \(text)") }
                Installation.token = text
            }
        },
        Mistake(
            "A registration that fails is ignored",
            [.effects: .didRegisterForRemoteNotifications, .effects: .didFailToRegisterForRemoteNotifications]
        ) {
            $0.remoteNotificationsDelegate.change(PushHandler.self, at: .didFailToRegisterForRemoteNotifications) {
                _, _ in
            }
        },
    ]

    private static let messages = [
        Mistake(
            "A push is answered with new data before the results are there", [.answer: .didReceiveRemoteNotification]
        ) {
            $0.changePushes { pushes, info, completion in
                guard info["kind"] as? String == "results" else { return pushes.receive(info, completion) }
                pushes.receive(info) { _ in }
                completion(.newData)
            }
        },
        Mistake(
            "A push is answered with no data first, and with its result later",
            [.answer: .didReceiveRemoteNotification, .fault: .didReceiveRemoteNotification]
        ) {
            $0.changePushes { pushes, info, completion in
                completion(.noData)
                pushes.receive(info, completion)
            }
        },
        Mistake("A push without an identifier is never answered", [.promptness: .didReceiveRemoteNotification]) {
            var kept: [Any] = []
            $0.changePushes { pushes, info, completion in
                guard info["id"] == nil, ["appointment", "results"].contains(info["kind"] as? String) else {
                    return pushes.receive(info, completion)
                }
                kept.append(completion)
            }
        },
        Mistake("A push without a connection is answered with no data", [.answer: .didReceiveRemoteNotification]) {
            $0.changePushes { pushes, info, completion in
                let isOffline = Server.isOffline
                pushes.receive(info) { completion(isOffline && $0 == .failed ? .noData : $0) }
            }
        },
        Mistake("Only the aps of a push is passed on", [.answer: .didReceiveRemoteNotification]) {
            $0.changePushes { $0.receive($1["aps"] as? [AnyHashable: Any] ?? [:], $2) }
        },
        Mistake("Any visit is ended by the push that another has ended", [.answer: .didReceiveRemoteNotification]) {
            $0.changePushes { pushes, info, completion in
                let isEnd = info["kind"] as? String == "visit-ended"
                pushes.receive(isEnd ? info.merging(["id": VideoVisit.id ?? ""]) { $1 } : info, completion)
            }
        },
        Mistake("A patient is signed out only while the app is active", [.effects: .didReceiveRemoteNotification]) {
            var isActive = false
            $0.appStateDelegate.change(LaunchHandler.self) { launch, changed in
                changed.answer(.didBecomeActive) { _ in
                    isActive = true
                    launch.applicationDidBecomeActive(.shared)
                }
                changed.answer(.willResignActive) { _ in isActive = false }
            }
            $0.changePushes { pushes, info, completion in
                guard info["kind"] as? String != "revoked" || isActive else { return completion(.newData) }
                pushes.receive(info, completion)
            }
        },
        Mistake(
            "Results are loaded twice, by the push and by its copy in another handler",
            [.effects: .didReceiveRemoteNotification]
        ) { $0.remoteNotificationsDelegate.append(PushHandler(LinkRouter())) },
    ]
}

@MainActor extension Roles {
    mutating func changePushes(
        _ receive:
            @escaping (PushHandler, [AnyHashable: Any], @escaping @Sendable (UIBackgroundFetchResult) -> Void) -> Void
    ) { self.remoteNotificationsDelegate.change(PushHandler.self, at: .didReceiveRemoteNotification, receive) }

    fileprivate mutating func changeTokens(_ register: @escaping (PushHandler, Data) -> Void) {
        self.remoteNotificationsDelegate.change(PushHandler.self, at: .didRegisterForRemoteNotifications, register)
    }
}
