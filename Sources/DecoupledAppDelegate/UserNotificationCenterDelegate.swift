/// The notification center's delegate that passes each event on to the handlers of ``Roles/userNotificationsDelegate``.
///
/// The package sets it before the launch ends, if a handler wants one of its events, and keeps it alive, since the center holds its
/// delegate weakly. Delegates that were there before are asked after the handlers, each once, in the order in which they were
/// displaced. See ``AppDelegate/reclaimNotificationCenter()`` for one that is set later.
///
/// An app's own class may inherit from this one, override methods and call super. An object of it takes the place of the package's
/// own when the app makes it the center's delegate, before the launch ends, and keeps it alive until then.
///
/// The system may call it on any thread; handlers are called on the main thread.
open class UserNotificationCenterDelegate: FrontObject, UNUserNotificationCenterDelegate {
    private nonisolated let front: WeakFront
    private nonisolated let responses: Responses
    private nonisolated let foreignEvents: Locked<Set<AppEvent>>

    /// Creates a delegate that shares its slots with ``AppDelegate/shared``.
    @MainActor
    public required override init() {
        front = WeakFront(ApplicationFront.shared.notificationCenter)
        (responses, foreignEvents) = front.answers
        super.init()
    }

    /// Creates a delegate that shares its slots with an app delegate.
    ///
    /// - Parameter appDelegate: The app delegate.
    @MainActor
    public init(for appDelegate: AppDelegate) {
        front = WeakFront(appDelegate.front.notificationCenter)
        (responses, foreignEvents) = front.answers
        super.init()
    }

    @MainActor
    init(front: NotificationCenterFront) {
        self.front = WeakFront(front)
        (responses, foreignEvents) = self.front.answers
        super.init()
    }

    /// Returns whether the system should call a method.
    ///
    /// That is so if a handler, a closure that intercepts it, or a delegate that was displaced wants its event, or if a subclass or an
    /// SDK that exchanged the method brings an implementation of its own. Other selectors are answered as usual. Any thread may ask.
    ///
    /// - Parameter aSelector: The method's selector.
    /// - Returns: Whether the system should call it.
    open nonisolated override func responds(to aSelector: Selector!) -> Bool {
        guard let aSelector else { return false }
        let event = AppEvent(rawValue: String(describing: aSelector))
        guard AppEvent.ofNotificationCenter.contains(event) else { return super.responds(to: aSelector) }
        return responses.isWanted(event) == true || foreignEvents.withLock { $0.contains(event) }
            || OverrideDetection.overrides(
                event,
                self,
                of: UserNotificationCenterDelegate.self,
                declared: type(of: self).overriddenEvents
            )
    }

    /// The events whose methods a subclass overrides; nil, the default, for whichever it may be.
    ///
    /// UIKit's platforms find out by themselves and do not ask; see ``AppDelegate/overriddenEvents``.
    open nonisolated class var overriddenEvents: Set<AppEvent>? { nil }

    /// Whether the delegate belongs to a front.
    @MainActor
    func isDelegate(of front: NotificationCenterFront) -> Bool { self.front.front === front }

    /// Asks the handlers in ``Roles/userNotificationsDelegate``.
    open nonisolated func userNotificationCenter(
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
    open nonisolated func userNotificationCenter(
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
    open nonisolated func userNotificationCenter(
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

    /// What `responds(to:)` is answered from, on any thread.
    nonisolated let answers: (Responses, Locked<Set<AppEvent>>)

    init(_ front: NotificationCenterFront) {
        self.front = front
        answers = (front.responses, front.foreignEvents)
        OverrideDetection.prepare(UserNotificationCenterDelegate.self, AppEvent.ofNotificationCenter)
    }
}
