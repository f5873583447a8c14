/// The notification center's delegate that passes each event on to the handlers of ``Roles/userNotificationsDelegate``.
///
/// The package sets it before the launch ends, if a handler wants one of its events, and keeps it alive, since the center holds its
/// delegate weakly. Delegates that were there before are asked after the handlers, each once, in the order in which they were
/// displaced. See ``AppDelegate/reclaimNotificationCenter()`` for one
/// that is set later.
///
/// The system may call it on any thread; handlers are called on the main thread.
public final class UserNotificationCenterDelegate: FrontObject, UNUserNotificationCenterDelegate {
    private nonisolated let responses: Responses
    private nonisolated let foreignEvents: Locked<Set<AppEvent>>
    private nonisolated let front: WeakFront

    @MainActor
    init(front: NotificationCenterFront) {
        self.front = WeakFront(front)
        responses = front.responses
        foreignEvents = front.foreignEvents
        super.init()
    }

    /// Returns whether the system should call a method: a handler, a closure that intercepts it, or a delegate that was
    /// displaced wants its event.
    ///
    /// Other selectors are answered as usual. Any thread may ask.
    ///
    /// - Parameter aSelector: The method's selector.
    /// - Returns: Whether the system should call it.
    public nonisolated override func responds(to aSelector: Selector!) -> Bool {
        guard let aSelector else { return false }
        let event = AppEvent(rawValue: String(describing: aSelector))
        guard AppEvent.ofNotificationCenter.contains(event) else { return super.responds(to: aSelector) }
        return responses.isWanted(event) == true || foreignEvents.withLock { $0.contains(event) }
    }

    /// Asks the handlers in ``Roles/userNotificationsDelegate``.
    public nonisolated func userNotificationCenter(
        _ center: UNUserNotificationCenter,
        willPresent notification: UNNotification,
        withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
    ) {
        let (center, notification) = (Handover(value: center), Handover(value: notification))
        let completion = Handover(value: completionHandler)
        let front = front
        MainThread.run {
            guard let front = front.front else { return completion.value([]) }
            front.willPresent(notification.value, center.value, completion.value)
        }
    }

    #if !os(tvOS)
    /// Asks the handlers in ``Roles/userNotificationsDelegate``.
    public nonisolated func userNotificationCenter(
        _ center: UNUserNotificationCenter,
        didReceive response: UNNotificationResponse,
        withCompletionHandler completionHandler: @escaping () -> Void
    ) {
        let (center, response) = (Handover(value: center), Handover(value: response))
        let completion = Handover(value: completionHandler)
        let front = front
        MainThread.run {
            guard let front = front.front else { return completion.value() }
            front.didReceive(response.value, center.value, completion.value)
        }
    }

    /// Asks the handlers in ``Roles/userNotificationsDelegate``.
    public nonisolated func userNotificationCenter(
        _ center: UNUserNotificationCenter,
        openSettingsFor notification: UNNotification?
    ) {
        let (center, notification) = (Handover(value: center), Handover(value: notification))
        let front = front
        MainThread.run { front.front?.openSettings(notification.value, center.value) }
    }
    #endif
}

/// What stands behind the delegate, not kept alive by it.
@MainActor
private final class WeakFront {
    private(set) weak var front: NotificationCenterFront?

    init(_ front: NotificationCenterFront) {
        self.front = front
    }
}
