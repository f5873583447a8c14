import DecoupledAppDelegate
import DecoupledAppDelegateTesting
import Mistakes
import ShopKit

/// Something that one life of an app remembers.
@MainActor
final class Memory<Value> {
    var value: Value

    init(_ value: Value) {
        self.value = value
    }
}

extension Roles {
    /// Takes the handlers of a class out of all slots of the app.
    mutating func drop(_ name: String) {
        self.appStateDelegate.drop(name)
        self.urlDelegate.drop(name)
        self.activityContinuationDelegate.drop(name)
        self.shortcutItemDelegate.drop(name)
        self.remoteNotificationsDelegate.drop(name)
        self.userNotificationsDelegate.drop(name)
        self.backgroundFetchDelegate.drop(name)
        self.backgroundURLSessionDelegate.drop(name)
        self.protectedDataDelegate.drop(name)
        self.systemConditionsDelegate.drop(name)
    }
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

    /// A handler that answers one event too late, twice or never.
    static func answering<Input, Output>(
        _ event: Event<Input, Reply<Output>>, _ manner: Manner<Output>
    ) -> RecordingHandler {
        let handler = RecordingHandler(wanting: [event])
        handler.answer(event, manner)
        return handler
    }
}

extension AppStateDelegate {
    /// The handler without its method for one event.
    func without(_ event: AppEvent) -> RecordingHandler {
        let handler = RecordingHandler(
            wanting: Set<AppEvent>([
                .willFinishLaunching, .didFinishLaunching, .didBecomeActive, .willResignActive, .didEnterBackground,
                .willEnterForeground, .willTerminate,
            ]).subtracting([event]))
        handler.answer(.willFinishLaunching) {
            self.application(.shared, willFinishLaunchingWithOptions: $0)
        }
        handler.answer(.didFinishLaunching) {
            self.application(.shared, didFinishLaunchingWithOptions: $0)
        }
        handler.answer(.didBecomeActive) { _ in self.applicationDidBecomeActive(.shared) }
        handler.answer(.willResignActive) { _ in self.applicationWillResignActive(.shared) }
        handler.answer(.didEnterBackground) { _ in self.applicationDidEnterBackground(.shared) }
        handler.answer(.willEnterForeground) { _ in self.applicationWillEnterForeground(.shared) }
        handler.answer(.willTerminate) { _ in self.applicationWillTerminate(.shared) }
        return handler
    }
}

extension ActivityContinuationDelegate {
    /// The handler without its method for one event.
    func without(_ event: AppEvent) -> RecordingHandler {
        let handler = RecordingHandler(
            wanting: Set<AppEvent>([
                .willContinueUserActivity, .continueUserActivity, .didFailToContinueUserActivity,
            ]).subtracting([event]))
        handler.answer(.willContinueUserActivity) {
            self.application(.shared, willContinueUserActivityWithType: $0)
        }
        handler.answer(.continueUserActivity) { self.continues($0.userActivity) }
        handler.answer(.didFailToContinueUserActivity) {
            self.application(
                .shared, didFailToContinueUserActivityWithType: $0.userActivityType, error: $0.error)
        }
        return handler
    }

    /// Continues an activity as the shop's handlers do, who restore nothing.
    func continues(_ activity: NSUserActivity) -> Bool {
        application(.shared, continue: activity, restorationHandler: { _ in })
    }
}

extension UserNotificationsDelegate {
    /// The handler without its method for one event.
    func without(_ event: AppEvent) -> RecordingHandler {
        let handler = RecordingHandler(
            wanting: Set<AppEvent>([.willPresentNotification, .didReceiveNotificationResponse]).subtracting([event]))
        handler.answer(.willPresentNotification) { notification, completion in
            self.userNotificationCenter(.current(), willPresent: notification, withCompletionHandler: completion)
        }
        handler.answer(.didReceiveNotificationResponse) { response, completion in
            self.userNotificationCenter(.current(), didReceive: response) { completion(()) }
        }
        return handler
    }
}

extension URLDelegate {
    func opens(_ url: URL) -> Bool { application(.shared, open: url, options: [:]) }
}

extension UNNotificationContent {
    var order: String? { userInfo["order"] as? String }
}

extension URL {
    /// The last part of the path of one of the shop's links, or its query.
    var detail: String { lastPathComponent == "/" ? "" : lastPathComponent }
}
