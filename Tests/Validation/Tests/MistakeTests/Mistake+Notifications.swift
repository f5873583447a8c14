#if RemoteNotifications
import DecoupledAppDelegate
import DecoupledAppDelegateTesting
import ShopKit

extension Mistake {
    static let ofNotifications = ofPushes + ofTokens + ofBackgroundWork + ofCenter

    @MainActor private static var pushes: [Sample] {
        [["order": "1"], ["order": "0"], ["message": "hello"], [:]].map { .push($0) }
    }

    private static let ofPushes = [
        Mistake(
            "a push's completion handler is kept for good", playing: pushes,
            [.promptness: .didReceiveRemoteNotification, .fault: .didReceiveRemoteNotification]
        ) {
            $0.remoteNotificationsDelegate.append(RecordingHandler.keeping(.didReceiveRemoteNotification))
        },
        Mistake("a push's completion handler is dropped", playing: pushes, [.fault: .didReceiveRemoteNotification]) {
            $0.remoteNotificationsDelegate.append(RecordingHandler.dropping(.didReceiveRemoteNotification))
        },
        Mistake("a push's completion handler is called twice", playing: pushes, [.fault: .didReceiveRemoteNotification])
        {
            $0.remoteNotificationsDelegate.append(RecordingHandler.doubling(.didReceiveRemoteNotification, .noData))
        },
        Mistake(
            "a push's completion handler is dropped on one path", playing: pushes,
            [.fault: .didReceiveRemoteNotification]
        ) {
            $0.remoteNotificationsDelegate.append(
                RecordingHandler.answering(.didReceiveRemoteNotification) { input, completion in
                    if input["message"] == nil { completion(.noData) }
                }
            )
        },
        Mistake("a push always brings something new", playing: pushes, [.answer: .didReceiveRemoteNotification]) {
            $0.remoteNotificationsDelegate.append(Handling(.didReceiveRemoteNotification) { _ in .newData })
        },
        Mistake("a push without news counts as failed", playing: pushes, [.answer: .didReceiveRemoteNotification]) {
            $0.remoteNotificationsDelegate.append(Handling(.didReceiveRemoteNotification) { _ in .failed })
        },
        Mistake(
            "orders are not refreshed by a push", playing: pushes,
            [.answer: .didReceiveRemoteNotification, .effects: .didReceiveRemoteNotification]
        ) {
            $0.remoteNotificationsDelegate.lose("OrderUpdates")
        },
        Mistake(
            "a push is answered on another thread", playing: pushes,
            [.thread: .didReceiveRemoteNotification, .timing: .didReceiveRemoteNotification]
        ) {
            $0.remoteNotificationsDelegate.append(
                RecordingHandler.answering(.didReceiveRemoteNotification) { _, completion in
                    DispatchQueue.global().async { completion(.noData) }
                }
            )
        },
        Mistake(
            "a push waits for a function that lets others run", playing: pushes,
            [.timing: .didReceiveRemoteNotification]
        ) {
            $0.remoteNotificationsDelegate.append(
                Handling(.didReceiveRemoteNotification) { _ in
                    await Task.yield()
                    return .noData
                }
            )
        },
        Mistake("a push is answered a little later", playing: pushes, [.timing: .didReceiveRemoteNotification]) {
            $0.remoteNotificationsDelegate.append(
                RecordingHandler.answering(.didReceiveRemoteNotification) { _, completion in
                    DispatchQueue.main.asyncAfter(deadline: .now() + 0.01) { completion(.noData) }
                }
            )
        },
        Mistake("nobody hears of pushes", playing: pushes, [.notHandled: .didReceiveRemoteNotification]) {
            $0.remoteNotificationsDelegate = []
        },
    ]

    private static let ofTokens = [
        Mistake(
            "the token is not sent", playing: [.token],
            [.effects: .didRegisterForRemoteNotifications, .effects: .didFailToRegisterForRemoteNotifications]
        ) {
            $0.remoteNotificationsDelegate.lose("PushRegistration")
        },
        Mistake(
            "the token is sent each time", playing: [.several("twice", .token, .token)],
            [.effects: .didRegisterForRemoteNotifications]
        ) {
            $0.remoteNotificationsDelegate.lose("PushRegistration")
            $0.remoteNotificationsDelegate.append(
                Handling(.didRegisterForRemoteNotifications) { _ in
                    PushTokens.upload("01ff")
                    Analytics.track("push", ["registered": "yes"])
                }
            )
        },
        Mistake(
            "a failed registration is ignored", playing: [.registrationFailure],
            [.effects: .didFailToRegisterForRemoteNotifications]
        ) {
            $0.remoteNotificationsDelegate.lose("PushRegistration")
        },
    ]

    private static let ofBackgroundWork = [
        Mistake(
            "a background session is not resumed", playing: [.backgroundURLSession(Uploads.identifier)],
            [.effects: .handleBackgroundURLSessionEvents]
        ) {
            $0.backgroundURLSessionDelegate.lose("BackgroundUploads")
        },
        Mistake(
            "a background session is never done", playing: [.backgroundURLSession(Uploads.identifier)],
            [.promptness: .handleBackgroundURLSessionEvents]
        ) {
            $0.backgroundURLSessionDelegate.append(RecordingHandler.keeping(.handleBackgroundURLSessionEvents))
        },
        Mistake(
            "a background session's completion handler is dropped", playing: [.backgroundURLSession("other")],
            [.fault: .handleBackgroundURLSessionEvents]
        ) {
            $0.backgroundURLSessionDelegate.append(RecordingHandler.dropping(.handleBackgroundURLSessionEvents))
        },
        Mistake(
            "a fetch brings nothing", playing: [.fetchAfterSignIn], [.answer: .performFetch, .effects: .performFetch]
        ) {
            $0.backgroundFetchDelegate.lose("OrderUpdates")
        },
        Mistake(
            "a fetch goes on without sign-in", playing: [.fetch], [.answer: .performFetch, .effects: .performFetch]
        ) {
            $0.backgroundFetchDelegate.append(
                Handling(.performFetch) { _ in
                    Orders.updateDeliveryTimes()
                    return .newData
                }
            )
        },
    ]
}

extension RecordingHandler {
    /// A handler that answers one event by a closure.
    static func answering<Input, Output>(
        _ event: Event<Input, Reply<Output>>,
        by body: @escaping @MainActor (Input, @escaping @Sendable (Output) -> Void) -> Void
    ) -> RecordingHandler {
        let handler = RecordingHandler(wanting: [event])
        handler.answer(event, by: body)
        return handler
    }
}
#endif
