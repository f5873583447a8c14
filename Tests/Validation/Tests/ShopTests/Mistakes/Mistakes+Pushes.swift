import DecoupledAppDelegate
import DecoupledAppDelegateTesting
import Mistakes
import ShopKit

extension Mistake {
    @MainActor private static var playedPushes: [Sample] {
        [["order": "1"], ["order": "0"], ["message": "hello"], [:]].map { .push($0) }
    }

    static let pushes: [Mistake] = [
        Mistake(
            "a push's completion handler is kept for good", playing: playedPushes,
            [.promptness: .didReceiveRemoteNotification, .fault: .didReceiveRemoteNotification]
        ) {
            $0.remoteNotificationsDelegate.append(RecordingHandler.answering(.didReceiveRemoteNotification, .later))
        },
        Mistake(
            "a push's completion handler is dropped", playing: playedPushes, [.fault: .didReceiveRemoteNotification]
        ) {
            $0.remoteNotificationsDelegate.append(RecordingHandler.answering(.didReceiveRemoteNotification, .never))
        },
        Mistake(
            "a push's completion handler is called twice", playing: playedPushes,
            [.fault: .didReceiveRemoteNotification]
        ) {
            $0.remoteNotificationsDelegate.append(
                RecordingHandler.answering(.didReceiveRemoteNotification, .twice(.noData)))
        },
        Mistake(
            "a push's completion handler is dropped on one path", playing: playedPushes,
            [.fault: .didReceiveRemoteNotification]
        ) {
            $0.remoteNotificationsDelegate.append(
                RecordingHandler.answering(.didReceiveRemoteNotification) { input, completion in
                    if input["message"] == nil { completion(.noData) }
                }
            )
        },
        Mistake("a push always brings something new", playing: playedPushes, [.answer: .didReceiveRemoteNotification]) {
            $0.remoteNotificationsDelegate.append(Handling(.didReceiveRemoteNotification) { _ in .newData })
        },
        Mistake("a push without news counts as failed", playing: playedPushes, [.answer: .didReceiveRemoteNotification])
        {
            $0.remoteNotificationsDelegate.append(Handling(.didReceiveRemoteNotification) { _ in .failed })
        },
        Mistake(
            "orders are not refreshed by a push", playing: playedPushes,
            [.answer: .didReceiveRemoteNotification, .effects: .didReceiveRemoteNotification]
        ) {
            $0.remoteNotificationsDelegate.drop("OrderUpdates")
        },
        Mistake(
            "a push is answered on another thread", playing: playedPushes,
            [.thread: .didReceiveRemoteNotification, .timing: .didReceiveRemoteNotification]
        ) {
            $0.remoteNotificationsDelegate.append(
                RecordingHandler.answering(.didReceiveRemoteNotification) { _, completion in
                    DispatchQueue.global().async { completion(.noData) }
                }
            )
        },
        Mistake(
            "a push waits for a function that lets others run", playing: playedPushes,
            [.timing: .didReceiveRemoteNotification]
        ) {
            $0.remoteNotificationsDelegate.append(
                Handling(.didReceiveRemoteNotification) { _ in
                    await Task.yield()
                    return .noData
                }
            )
        },
        Mistake("a push is answered a little later", playing: playedPushes, [.timing: .didReceiveRemoteNotification]) {
            $0.remoteNotificationsDelegate.append(
                RecordingHandler.answering(.didReceiveRemoteNotification) { _, completion in
                    DispatchQueue.main.asyncAfter(deadline: .now() + 0.01) { completion(.noData) }
                }
            )
        },
        Mistake("nobody hears of pushes", playing: playedPushes, [.notHandled: .didReceiveRemoteNotification]) {
            $0.remoteNotificationsDelegate = []
        },
        Mistake("a life's second push is ignored", [.effects: .didReceiveRemoteNotification]) {
            let isFirst = Memory(true)
            $0.receive("OrderUpdates") { updates, info in
                defer { isFirst.value = isFirst.value && info["order"] == nil }
                return isFirst.value ? await updates.receive(info) : .noData
            }
        },
        Mistake("a push is answered before its order is there", [.answer: .didReceiveRemoteNotification]) {
            $0.receive("OrderUpdates") { _, info in
                guard let order = info["order"] as? String else { return .noData }
                Orders.refresh(order: order) { _ in }
                return .newData
            }
        },
        Mistake("an order that cannot be reached is no news", [.answer: .didReceiveRemoteNotification]) {
            $0.receive("OrderUpdates") { updates, info in
                let result = await updates.receive(info)
                return result == .failed ? .noData : result
            }
        }.missed(because: "Needs a network that fails."),
        Mistake("a push is never answered without a network", [.fault: .didReceiveRemoteNotification]) {
            $0.remoteNotificationsDelegate.replace("OrderUpdates") { _ in
                RecordingHandler.answering(.didReceiveRemoteNotification) { input, completion in
                    guard let order = input["order"] as? String else { return completion(.noData) }
                    Orders.refresh(order: order) { outcome in
                        if outcome == .failed { return }
                        completion(outcome == .updated ? .newData : .noData)
                    }
                }
            }
        }.missed(because: "Needs a network that fails."),
        Mistake("a message is received after its push is done", [.effects: .didReceiveRemoteNotification]) {
            $0.remoteNotificationsDelegate.replace("SupportMessages") { _ in
                RecordingHandler.answering(.didReceiveRemoteNotification) { input, completion in
                    guard let message = input["message"] as? String else { return completion(.noData) }
                    completion(.newData)
                    DispatchQueue.main.async { Support.receive(message: message) }
                }
            }
        },
        Mistake("a message's push is done when somebody reads it", [.promptness: .didReceiveRemoteNotification]) {
            let owed = Memory<[@Sendable (UIBackgroundFetchResult) -> Void]>([])
            $0.remoteNotificationsDelegate.replace("SupportMessages") { _ in
                RecordingHandler.answering(.didReceiveRemoteNotification) { input, completion in
                    guard let message = input["message"] as? String else { return completion(.noData) }
                    Support.receive(message: message)
                    owed.value.append(completion)
                }
            }
        },
        Mistake("a configuration has to be a text", [.effects: .didReceiveRemoteNotification]) {
            $0.receive("Configuration") { configuration, info in
                info["configuration"] is String ? await configuration.receive(info) : .noData
            }
        },
        Mistake(
            "the configuration is fetched for any push",
            [.answer: .didReceiveRemoteNotification, .effects: .didReceiveRemoteNotification]
        ) {
            $0.receive("Configuration") { _, _ in
                RemoteConfiguration.fetch()
                return .newData
            }
        },
        Mistake(
            "what takes support's messages is held by nobody", [.fault: nil, .effects: .didReceiveRemoteNotification]
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

extension RemoteNotificationsDelegate {
    func receive(_ userInfo: [AnyHashable: Any]) async -> UIBackgroundFetchResult {
        await application(.shared, didReceiveRemoteNotification: userInfo)
    }
}

extension Roles {
    /// Receives pushes in another way.
    fileprivate mutating func receive(
        _ name: String,
        _ receive:
            @escaping @MainActor (any RemoteNotificationsDelegate, [AnyHashable: Any]) async ->
            UIBackgroundFetchResult
    ) {
        self.remoteNotificationsDelegate.replace(name) { handler in
            Handling(.didReceiveRemoteNotification) { await receive(handler, $0) }
        }
    }
}
