extension UserNotificationsDelegate {
    /// Calls the `async` form and passes on its result.
    public func userNotificationCenter(
        _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
        withCompletionHandler completionHandler: @escaping @Sendable (UNNotificationPresentationOptions) -> Void
    ) { AsyncForm.answer(completionHandler) { await self.userNotificationCenter(center, willPresent: notification) } }

    /// Returns no options, which does not affect the result.
    @MainActor
    public func userNotificationCenter(
        _ center: UNUserNotificationCenter,
        willPresent notification: UNNotification
    ) async -> UNNotificationPresentationOptions { unimplemented([]) }
}

/// The union of the handlers' presentation options.
struct PresentationUnion: Combination {
    private(set) var output: UNNotificationPresentationOptions = []

    mutating func add(_ answer: UNNotificationPresentationOptions) -> Progress {
        output.formUnion(answer)
        return .open
    }
}

extension AppEvent {
    /// A notification has arrived while the app is in the foreground.
    public static let willPresentNotification = AppEvent(
        "userNotificationCenter:willPresentNotification:withCompletionHandler:")
}

extension Event<UNNotification, Reply<UNNotificationPresentationOptions>> {
    /// A notification has arrived while the app is in the foreground.
    public static var willPresentNotification: Self { Self(.willPresentNotification) }
}

extension Slots {
    /// The event of the role that every platform has.
    var presentation: Declaration<any UserNotificationsDelegate> {
        Event.willPresentNotification.gathered(combining: PresentationUnion(), deadline: 10, .noted) {
            $0.userNotificationCenter($2.ownNotificationCenter, willPresent: $1, withCompletionHandler: $3.answer)
        }
    }
}
