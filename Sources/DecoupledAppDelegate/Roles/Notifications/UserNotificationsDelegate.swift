/// The role that presents notifications and handles the user's responses.
///
/// The notification center may call off the main thread; handlers are called on it, all at once, in slot order. How to
/// present a notification is the union of the handlers' options, after 10 seconds at the latest, and nothing without
/// handlers. UIKit's completion handler for a response is called when all handlers are done, after 29 seconds at the
/// latest. On tvOS nobody responds to a notification, so the role has only the event of one that arrives.
///
/// Implement one form of each method, the one with a completion handler or the `async` one.
@preconcurrency @MainActor public protocol UserNotificationsDelegate: RoleHandler {
    /// Called when a notification has arrived while the app is in the foreground.
    ///
    /// The default implementation calls the `async` form and passes on its result.
    ///
    /// - Parameters:
    ///   - center: The notification center.
    ///   - notification: The notification.
    ///   - completionHandler: Takes, once and on any thread, how to present it.
    func userNotificationCenter(
        _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
        withCompletionHandler completionHandler: @escaping @Sendable (UNNotificationPresentationOptions) -> Void)

    /// Called when a notification has arrived, unless the handler implements the form with a completion handler.
    ///
    /// The task is cancelled at the deadline. The default implementation returns no options, which does not affect the
    /// result.
    ///
    /// - Parameters:
    ///   - center: The notification center.
    ///   - notification: The notification.
    /// - Returns: How to present it.
    @MainActor
    func userNotificationCenter(
        _ center: UNUserNotificationCenter,
        willPresent notification: UNNotification
    ) async -> UNNotificationPresentationOptions

    #if !os(tvOS)
    /// Called when the user has responded to a notification.
    ///
    /// The default implementation calls the `async` form and is done when that returns.
    ///
    /// - Parameters:
    ///   - center: The notification center.
    ///   - response: The response.
    ///   - completionHandler: To be called once, on any thread, when the handler is done.
    func userNotificationCenter(
        _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
        withCompletionHandler completionHandler: @escaping @Sendable () -> Void)

    /// Called when the user has responded, unless the handler implements the form with a completion handler.
    ///
    /// The task is cancelled at the deadline. The default implementation does nothing.
    ///
    /// - Parameters:
    ///   - center: The notification center.
    ///   - response: The response.
    @MainActor
    func userNotificationCenter(_ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse) async

    /// Called when the user wants to see the app's own notification settings.
    ///
    /// The default implementation does nothing.
    ///
    /// - Parameters:
    ///   - center: The notification center.
    ///   - notification: The notification the user came from, or nil if they came from Settings.
    func userNotificationCenter(_ center: UNUserNotificationCenter, openSettingsFor notification: UNNotification?)
    #endif
}

extension UserNotificationsDelegate {
    /// Calls the `async` form and passes on its result.
    public func userNotificationCenter(
        _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
        withCompletionHandler completionHandler: @escaping @Sendable (UNNotificationPresentationOptions) -> Void
    ) { AsyncForm.answer(completionHandler) { await self.userNotificationCenter(center, willPresent: notification) } }

    /// Returns no options, which does not affect the result.
    @MainActor
    public func userNotificationCenter(
        _: UNUserNotificationCenter,
        willPresent: UNNotification
    ) async -> UNNotificationPresentationOptions { defaultAnswer(to: .willPresentNotification, []) }

    #if !os(tvOS)
    /// Calls the `async` form and is done when that returns.
    public func userNotificationCenter(
        _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
        withCompletionHandler completionHandler: @escaping @Sendable () -> Void
    ) {
        AsyncForm.answer({ _ in completionHandler() }) {
            await self.userNotificationCenter(center, didReceive: response)
        }
    }

    /// Does nothing.
    @MainActor
    public func userNotificationCenter(
        _: UNUserNotificationCenter,
        didReceive: UNNotificationResponse
    ) async { defaultAnswer(to: .didReceiveNotificationResponse) }

    /// Does nothing.
    public func userNotificationCenter(
        _: UNUserNotificationCenter, openSettingsFor: UNNotification?
    ) { defaultAnswer(to: .openNotificationSettings) }
    #endif
}

/// The union of the handlers' presentation options.
struct PresentationUnion: Combination {
    private(set) var output: UNNotificationPresentationOptions = []

    mutating func add(_ answer: UNNotificationPresentationOptions) -> AnswerEffect {
        output.formUnion(answer)
        return .none
    }
}

nonisolated extension AppEvent {
    /// A notification has arrived while the app is in the foreground.
    public static let willPresentNotification = Event<UNNotification, Reply<UNNotificationPresentationOptions>>(
        "userNotificationCenter:willPresentNotification:withCompletionHandler:")

    #if !os(tvOS)
    /// The user has responded to a notification.
    public static let didReceiveNotificationResponse = Event<UNNotificationResponse, Reply<Void>>(
        "userNotificationCenter:didReceiveNotificationResponse:withCompletionHandler:")

    /// The user wants to see the app's own notification settings.
    public static let openNotificationSettings = Event<UNNotification?, Void>(
        "userNotificationCenter:openSettingsForNotification:")
    #endif
}

extension Slots {
    /// Notifications to present, and responses to them.
    public var userNotificationsDelegate: Slot<any UserNotificationsDelegate> {
        Slot {
            awaited(.willPresentNotification, combining: PresentationUnion(), timeLimit: 10) {
                $0.userNotificationCenter(
                    $2.application.ownNotificationCenter, willPresent: $1, withCompletionHandler: $3.answer)
            }
            #if !os(tvOS)
            awaited(.didReceiveNotificationResponse, combining: NoAnswer(), timeLimit: 29) {
                handler, response, sender, completion in
                handler.userNotificationCenter(sender.application.ownNotificationCenter, didReceive: response) {
                    completion.answer(())
                }
            }
            .keepable(answeringWhileHeld: Reply(()))
            told(.openNotificationSettings) {
                $0.userNotificationCenter($2.application.ownNotificationCenter, openSettingsFor: $1)
            }
            #endif
        }
    }
}
