// Notifications that the user sees, and the center where they arrive.
//
// UNUserNotificationCenter keeps the delegate and what may be done with notifications; each application has one of its own.
// UNNotification has the types from the request to the response, UNNotificationContent and UNNotificationSound what a notification says,
// UNNotificationCategory what can be done with it, UNNotificationSettings what the user allows.
// UNUserNotificationCenterDelegate is called on any thread; what a delegate is taken to respond to depends on Objective-C, see +Linux
// and +Darwin. HeadlessSystem+Notifications, below, is the system's part: it asks how to present a notification, shows it, and responds
// to it as a user does, for which the application is launched or comes to the foreground. Pushes that nobody sees are in the folder
// Requests: HeadlessSystem+BackgroundWork.

import Foundation

/// What the system's part of a notification center does.
extension HeadlessSystem {
    /// Delivers a notification.
    ///
    /// While the application is in the foreground, the delegate of its notification center decides how to present it, and
    /// without one it is not presented; in the background it is presented without calling the delegate.
    ///
    /// - Parameters:
    ///   - request: What the notification says.
    ///   - thread: The thread on which the delegate is called.
    ///   - completion: Takes how it is presented; nil if no delegate was called.
    /// - Returns: The notification.
    @discardableResult
    public func deliver(
        _ request: UNNotificationRequest,
        on thread: NotificationThread = .main,
        completion: @escaping @MainActor (UNNotificationPresentationOptions?) -> Void = { _ in }
    ) -> UNNotification {
        let notification = UNNotification(request: request)
        let center = application.notificationCenter
        guard isInFront else {
            show(notification)
            showBadge(of: notification)
            completion(nil)
            return notification
        }
        // Nothing changes a notification, so it may be read on any thread.
        nonisolated(unsafe) let shared = notification
        gather(.willPresent, on: thread, neutral: []) { [weak application] options in
            if let system = application?.system, let options {
                if !options.isDisjoint(with: [.alert, .banner, .list]) { system.show(notification) }
                if options.contains(.badge) { system.showBadge(of: notification) }
            }
            completion(options)
        } _: { delegate, handler in
            unsafe delegate.userNotificationCenter(center, willPresent: shared, withCompletionHandler: handler)
        }
        return notification
    }

    /// Responds to a notification that is shown, as a user does.
    ///
    /// Opening the application from it brings the application to the foreground, and so does an action that was declared with
    /// `.foreground`; one that is not running is launched with the response in the connection options of its first scene, and the
    /// delegate of its notification center is called as well. Any other action leaves the application in the background, or launches it
    /// there. Putting a notification away does neither, and is not reported, unless its category was declared with `.customDismissAction`.
    /// Without such a delegate, a push from which the user opens the application goes to `didReceiveRemoteNotification`.
    ///
    /// - Parameters:
    ///   - notification: The notification.
    ///   - actionIdentifier: The action; opening the application unless given.
    ///   - userText: The text that the user entered, for an action with text input.
    ///   - thread: The thread on which the delegate is called.
    ///   - completion: Called when the delegate has finished; with nil if no delegate was called.
    public func respond(
        to notification: UNNotification,
        actionIdentifier: String = UNNotificationDefaultActionIdentifier,
        userText: String? = nil,
        on thread: NotificationThread = .main,
        completion: @escaping @MainActor (Void?) -> Void = { _ in }
    ) {
        hide(notification)
        let response =
            userText.map {
                UNTextInputNotificationResponse(
                    notification: notification, actionIdentifier: actionIdentifier, userText: $0)
            } ?? UNNotificationResponse(notification: notification, actionIdentifier: actionIdentifier)
        let center = application.notificationCenter
        guard center.reports(response) else { return completion(nil) }
        guard center.opensApplication(for: response) else {
            if state.life == .notLaunched {
                launchReason = .background
                launch()
            }
            return tell(response, on: thread, completion: completion)
        }
        guard state.life != .notLaunched else {
            launchReason = .notificationResponse(response)
            launch(whenTold: completion)
            return
        }
        response.targetScene = frontScene
        toFront(for: connectionOptions(for: response)) {
            tell(response, on: thread, completion: completion)
        }
    }

    /// Has the application show its own settings of notifications, for which it comes to the foreground.
    ///
    /// - Parameters:
    ///   - notification: The notification that the user came from; nil if from elsewhere.
    ///   - thread: The thread on which the delegate is called.
    /// - Returns: Whether the delegate has a method for that.
    @discardableResult
    public func openNotificationSettings(
        for notification: UNNotification? = nil,
        on thread: NotificationThread = .main
    ) -> Bool {
        let center = application.notificationCenter
        // Nothing changes a notification, so it may be read on any thread.
        nonisolated(unsafe) let shared = notification
        return toFront(for: UIScene.ConnectionOptions()) {
            send(.openSettings, on: thread) { delegate in
                unsafe delegate.userNotificationCenter(center, openSettingsFor: shared)
            }
        }
    }

    /// The most notifications that are shown at once; when there is one more, the oldest goes.
    ///
    /// Apple documents no number. This is how many an app may have scheduled, after which iOS discards others.
    public static let mostNotifications = 64

    /// The notifications that are shown, oldest first.
    public var notifications: [UNNotification] { state.notifications }

    func hide(_ notification: UNNotification) {
        state.notifications.removeAll { $0.request.identifier == notification.request.identifier }
    }

    /// Tells the delegate of the notification center what the user did; without one, the application's delegate of a push that was opened.
    func tell(
        _ response: UNNotificationResponse, on thread: NotificationThread = .main,
        completion: @escaping @MainActor (Void?) -> Void
    ) {
        let center = application.notificationCenter
        if center.delegate(for: .didReceiveResponse) == nil, response.opensPush {
            let userInfo = response.notification.request.content.userInfo
            return receiveRemoteNotification(userInfo) { completion($0.map { _ in }) }
        }
        // Nothing changes a response that has been delivered, so it may be read on any thread.
        nonisolated(unsafe) let shared = response
        gather(.didReceiveResponse, on: thread, neutral: (), completion) { delegate, handler in
            unsafe delegate.userNotificationCenter(center, didReceive: shared, withCompletionHandler: { handler(()) })
        }
    }

    /// What a scene is given that connects for a response.
    func connectionOptions(for response: UNNotificationResponse) -> UIScene.ConnectionOptions {
        let isLeftOut = configuration.contestedReports.contains(.connectionWithoutResponse)
        return UIScene.ConnectionOptions(notificationResponse: isLeftOut ? nil : response)
    }

    private func show(_ notification: UNNotification) {
        hide(notification)
        state.notifications.append(notification)
        let surplus = max(0, notifications.count - Self.mostNotifications)
        state.notifications.removeFirst(surplus)
    }

    private func showBadge(of notification: UNNotification) {
        guard let badge = notification.request.content.badge else { return }
        application.applicationIconBadgeNumber = badge.intValue
    }

    /// Brings an application that is running to the foreground while something is done.
    package func toFront<Answer>(for options: UIScene.ConnectionOptions, _ body: () -> Answer) -> Answer {
        guard isSceneBased else { return inForeground(body) }
        if let scene = frontScene { return inForeground(scene, body) }
        connectWindow(options: options)
        return body()
    }
}

/// Where the delegate of a notification center is called.
public enum NotificationThread: Sendable {
    /// On the main thread, before the system goes on.
    case main
    /// On another thread, while the system goes on.
    case background
}
