// swift-format-ignore-file
public import Foundation
public import HeadlessUIKit

// Read in Expo SDK 58: ExpoAppDelegateSubscriber.swift, ExpoAppDelegateSubscriberRepository.swift,
// ExpoAppDelegateSubscriberManager.swift.

/// A subscriber's base class; one that Expo's autolinking is to find inherits from it.
open class BaseExpoAppDelegateSubscriber: UIResponder {
    public required override init() { super.init() }
}

/// What receives the events of `ExpoAppDelegate`.
@preconcurrency @MainActor public protocol ExpoAppDelegateSubscriberProtocol: UIApplicationDelegate {
    /// Called once the subscriber is registered: before `main`, for one that autolinking finds.
    func subscriberDidRegister()
}

extension ExpoAppDelegateSubscriberProtocol {
    public func subscriberDidRegister() {}
}

public typealias ExpoAppDelegateSubscriber = BaseExpoAppDelegateSubscriber & ExpoAppDelegateSubscriberProtocol

@MainActor public enum ExpoAppDelegateSubscriberRepository {
    public private(set) static var subscribers: [any ExpoAppDelegateSubscriberProtocol] = []

    public static func registerSubscriber(_ subscriber: any ExpoAppDelegateSubscriberProtocol) {
        subscribers.append(subscriber)
        subscriber.subscriberDidRegister()
    }

    /// Forgets all of them, which Expo cannot.
    public static func removeAll() { subscribers = [] }
}

/// Calls the subscribers: all of them, whatever one returns.
@MainActor public enum ExpoAppDelegateSubscriberManager {
    private static func subscribers(_ selector: String) -> [any ExpoAppDelegateSubscriberProtocol] {
        ExpoAppDelegateSubscriberRepository.subscribers.filter { $0.responds(to: Selector(selector)) }
    }

    public static func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
    ) -> Bool {
        note("Expo.didFinishLaunching")
        for subscriber in subscribers("application:didFinishLaunchingWithOptions:") {
            _ = subscriber.application(application, didFinishLaunchingWithOptions: launchOptions)
        }
        return true
    }

    public static func applicationDidBecomeActive(_ application: UIApplication) {
        subscribers("applicationDidBecomeActive:").forEach { $0.applicationDidBecomeActive(application) }
    }

    public static func applicationDidEnterBackground(_ application: UIApplication) {
        subscribers("applicationDidEnterBackground:").forEach { $0.applicationDidEnterBackground(application) }
    }

    public static func application(
        _ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data
    ) {
        note("Expo.didRegister")
        for subscriber in subscribers("application:didRegisterForRemoteNotificationsWithDeviceToken:") {
            subscriber.application(application, didRegisterForRemoteNotificationsWithDeviceToken: deviceToken)
        }
    }

    public static func application(
        _ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error
    ) {
        note("Expo.didFailToRegister")
        for subscriber in subscribers("application:didFailToRegisterForRemoteNotificationsWithError:") {
            subscriber.application(application, didFailToRegisterForRemoteNotificationsWithError: error)
        }
    }

    /// Counts the completion handlers, and has no deadline: new data wins, then a failure.
    public static func application(
        _ application: UIApplication,
        didReceiveRemoteNotification userInfo: [AnyHashable: Any],
        fetchCompletionHandler completionHandler: @escaping @Sendable (UIBackgroundFetchResult) -> Void
    ) {
        note("Expo.didReceiveRemoteNotification")
        let subscribers = subscribers("application:didReceiveRemoteNotification:fetchCompletionHandler:")
        guard !subscribers.isEmpty else { return completionHandler(.noData) }
        nonisolated(unsafe) var results: [UIBackgroundFetchResult] = []
        let count = subscribers.count
        for subscriber in subscribers {
            subscriber.application(application, didReceiveRemoteNotification: userInfo) { result in
                DispatchQueue.main.async {
                    results.append(result)
                    guard results.count == count else { return }
                    completionHandler(
                        results.contains(.newData) ? .newData : results.contains(.failed) ? .failed : .noData)
                }
            }
        }
    }

    public static func application(
        _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]
    ) -> Bool {
        note("Expo.open")
        return subscribers("application:openURL:options:").reduce(false) {
            $1.application(app, open: url, options: options) || $0
        }
    }

    public static func application(
        _ application: UIApplication, continue userActivity: NSUserActivity,
        restorationHandler: @escaping @Sendable ([any UIUserActivityRestoring]?) -> Void
    ) -> Bool {
        note("Expo.continue")
        return subscribers("application:continueUserActivity:restorationHandler:").reduce(false) {
            $1.application(application, continue: userActivity, restorationHandler: restorationHandler) || $0
        }
    }
}

/// Says that the host was called; the tests of the recipes listen.
private func note(_ call: String) {
    NotificationCenter.default.post(name: Notification.Name("StandIn"), object: call)
}
