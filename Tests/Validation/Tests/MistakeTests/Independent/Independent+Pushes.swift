#if RemoteNotifications
import DecoupledAppDelegate
import DecoupledAppDelegateTesting
import ShopKit

extension Independent {
    static let tokens: [Mistake] = [
        Mistake("a token loses its zeros", playing: .shop, [.effects: .didRegisterForRemoteNotifications]) {
            $0.register { data, last in
                let token = data.map { String($0, radix: 16) }.joined()
                return token == last ? nil : token
            }
        },
        Mistake("a token is sent in capitals", playing: .shop, [.effects: .didRegisterForRemoteNotifications]) {
            $0.register { data, last in
                let token = data.hexadecimal.uppercased()
                return token == last ? nil : token
            }
        },
        Mistake(
            "only the first token of a life is sent", playing: .shop, [.effects: .didRegisterForRemoteNotifications]
        ) { $0.register { data, last in last == nil ? data.hexadecimal : nil } },
        Mistake(
            "a token is not sent again after a failure", playing: .shop, [.effects: .didRegisterForRemoteNotifications]
        ) {
            $0.register(forgettingAtFailure: false) { data, last in
                data.hexadecimal == last ? nil : data.hexadecimal
            }
        },
        Mistake(
            "the server keeps the token of a device that fails", playing: .shop,
            [.effects: .didFailToRegisterForRemoteNotifications]
        ) {
            $0.remoteNotificationsDelegate.replace("PushRegistration") { registration in
                [
                    Handling(.didRegisterForRemoteNotifications) {
                        registration.application(
                            .shared, didRegisterForRemoteNotificationsWithDeviceToken: $0)
                    },
                    Handling(.didFailToRegisterForRemoteNotifications) { _ in
                        Analytics.track("push", ["registered": "no"])
                    },
                ]
            }
        },
    ]

    static let pushes: [Mistake] = [
        Mistake("a life's second push is ignored", playing: .shop, [.effects: .didReceiveRemoteNotification]) {
            let isFirst = Memory(true)
            $0.receive("OrderUpdates") { updates, info in
                defer { isFirst.value = isFirst.value && info["order"] == nil }
                return isFirst.value ? await updates.receive(info) : .noData
            }
        },
        Mistake(
            "a push is answered before its order is there", playing: .shop, [.answer: .didReceiveRemoteNotification]
        ) {
            $0.receive("OrderUpdates") { _, info in
                guard let order = info["order"] as? String else { return .noData }
                Orders.refresh(order: order) { _ in }
                return .newData
            }
        },
        Mistake("an order that cannot be reached is no news", playing: .shop, [.answer: .didReceiveRemoteNotification])
        {
            $0.receive("OrderUpdates") { updates, info in
                let result = await updates.receive(info)
                return result == .failed ? .noData : result
            }
        },
        Mistake("a push is never answered without a network", playing: .shop, [.fault: .didReceiveRemoteNotification]) {
            $0.remoteNotificationsDelegate.replace("OrderUpdates") { _ in
                [
                    RecordingHandler.answering(.didReceiveRemoteNotification) { input, completion in
                        guard let order = input["order"] as? String else { return completion(.noData) }
                        Orders.refresh(order: order) { outcome in
                            if outcome == .failed { return }
                            completion(outcome == .updated ? .newData : .noData)
                        }
                    }
                ]
            }
        },
        Mistake(
            "a message is received after its push is done", playing: .shop, [.effects: .didReceiveRemoteNotification]
        ) {
            $0.remoteNotificationsDelegate.replace("SupportMessages") { _ in
                [
                    RecordingHandler.answering(.didReceiveRemoteNotification) { input, completion in
                        guard let message = input["message"] as? String else { return completion(.noData) }
                        completion(.newData)
                        DispatchQueue.main.async { Support.receive(message: message) }
                    }
                ]
            }
        },
        Mistake(
            "a message's push is done when somebody reads it", playing: .shop,
            [.promptness: .didReceiveRemoteNotification]
        ) {
            let owed = Memory<[@Sendable (UIBackgroundFetchResult) -> Void]>([])
            $0.remoteNotificationsDelegate.replace("SupportMessages") { _ in
                [
                    RecordingHandler.answering(.didReceiveRemoteNotification) { input, completion in
                        guard let message = input["message"] as? String else { return completion(.noData) }
                        Support.receive(message: message)
                        owed.value.append(completion)
                    }
                ]
            }
        },
        Mistake("a configuration has to be a text", playing: .shop, [.effects: .didReceiveRemoteNotification]) {
            $0.receive("Configuration") { configuration, info in
                info["configuration"] is String ? await configuration.receive(info) : .noData
            }
        },
        Mistake(
            "the configuration is fetched for any push", playing: .shop,
            [.answer: .didReceiveRemoteNotification, .effects: .didReceiveRemoteNotification]
        ) {
            $0.receive("Configuration") { _, _ in
                RemoteConfiguration.fetch()
                return .newData
            }
        },
        Mistake(
            "what takes support's messages is held by nobody", playing: .shop,
            [.fault: nil, .effects: .didReceiveRemoteNotification]
        ) { roles in
            let handlers = Array(roles.remoteNotificationsDelegate)
            roles.remoteNotificationsDelegate = Handlers {
                for handler in handlers where "\(type(of: handler))" != "SupportMessages" { handler }
                Weak(SupportInbox())
            }
        },
    ]
}

@MainActor
private final class SupportInbox: RemoteNotificationsDelegate {
    func application(
        _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any]
    ) async -> UIBackgroundFetchResult {
        guard let message = userInfo["message"] as? String else { return .noData }
        Support.receive(message: message)
        return .newData
    }
}

extension Data {
    fileprivate var hexadecimal: String {
        map { $0 < 16 ? "0" + String($0, radix: 16) : String($0, radix: 16) }.joined()
    }
}

extension RemoteNotificationsDelegate {
    func receive(_ userInfo: [AnyHashable: Any]) async -> UIBackgroundFetchResult {
        await application(.shared, didReceiveRemoteNotification: userInfo)
    }
}

extension Roles {
    /// Registers the device with a token that is made from data and the token before, if it is any.
    fileprivate mutating func register(
        forgettingAtFailure: Bool = true, _ token: @escaping @MainActor (Data, String?) -> String?
    ) {
        let last = Memory<String?>(nil)
        self.remoteNotificationsDelegate.replace("PushRegistration") { registration in
            [
                Handling(.didRegisterForRemoteNotifications) { input in
                    guard let token = token(input, last.value) else { return }
                    last.value = token
                    PushTokens.upload(token)
                    Analytics.track("push", ["registered": "yes"])
                },
                Handling(.didFailToRegisterForRemoteNotifications) { input in
                    if forgettingAtFailure { last.value = nil }
                    registration.application(.shared, didFailToRegisterForRemoteNotificationsWithError: input)
                },
            ]
        }
    }

    /// Receives pushes in another way.
    fileprivate mutating func receive(
        _ name: String,
        _ receive:
            @escaping @MainActor (any RemoteNotificationsDelegate, [AnyHashable: Any]) async ->
            UIBackgroundFetchResult
    ) {
        self.remoteNotificationsDelegate.replace(name) { handler in
            [Handling(.didReceiveRemoteNotification) { await receive(handler, $0) }]
        }
    }
}
#endif
