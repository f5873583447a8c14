#if RemoteNotifications
import DecoupledAppDelegate
import DecoupledAppDelegateTesting
import ShopKit

/// Something that one life of an app remembers.
@MainActor
final class Memory<Value> {
    var value: Value

    init(_ value: Value) {
        self.value = value
    }
}

extension Handlers {
    /// Puts other handlers in the place of those of a class.
    mutating func replace(_ name: String, by make: (Role) -> [Role]) {
        self = Handlers(flatMap { "\(type(of: $0 as Any))" == name ? make($0) : [$0] })
    }

    /// Has the handlers of a class called after the others.
    mutating func moveToEnd(_ name: String) {
        let moved = filter { "\(type(of: $0 as Any))" == name }
        lose(name)
        append(contentsOf: Handlers(moved))
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
#endif
