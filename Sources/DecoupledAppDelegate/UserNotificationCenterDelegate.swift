/// The notification center's delegate that forwards each event to the handlers of ``Roles/userNotificationsDelegate``.
///
/// The package sets it before the launch ends, if a handler wants one of its events, and retains it, since the center holds its
/// delegate weakly. Delegates that were there before are called after the handlers, each once, in the order in which they were
/// displaced; they may forward events to this one at any time, and each handler still receives each event once. See
/// ``AppDelegate/reclaimNotificationCenter()`` for a delegate that is set later or sets itself again.
///
/// An app's own class may inherit from this one, override methods and call super. An object of it takes the place of the package's
/// own when the app makes it the center's delegate, before the launch ends, and keeps it alive until then.
///
/// UIKit may call it on any thread; handlers are called on the main thread.
open class UserNotificationCenterDelegate: UIResponder, UNUserNotificationCenterDelegate {
    private nonisolated let front: WeakFront
    private nonisolated let responses: Responses

    /// Creates a delegate that shares its slots with ``AppDelegate/shared``.
    @preconcurrency @MainActor public required override init() {
        (front, responses) = Self.parts(of: .shared)
        super.init()
    }

    /// Creates a delegate that shares its slots with an app delegate.
    ///
    /// - Parameter appDelegate: The app delegate.
    @preconcurrency @MainActor public init(for appDelegate: AppDelegate) {
        (front, responses) = Self.parts(of: appDelegate.front)
        super.init()
    }

    @MainActor init(front: ApplicationFront) {
        (self.front, responses) = Self.parts(of: front)
        super.init()
    }

    @MainActor private static func parts(of front: ApplicationFront) -> (WeakFront, Responses) {
        OverrideDetection.prepare(
            UserNotificationCenterDelegate.self, AppEvent.allCases.filter(\.isOfNotificationCenter))
        return (WeakFront(front), front.responses)
    }

    /// Returns whether UIKit should call a method.
    ///
    /// True if a handler, a closure that intercepts it, or a delegate that was displaced wants its event, or if a subclass or a
    /// swizzling SDK implements the method. Other selectors are answered as usual. Any thread may call it.
    ///
    /// - Parameter aSelector: The method's selector.
    /// - Returns: Whether UIKit should call it.
    open nonisolated override func responds(to aSelector: Selector!) -> Bool {
        guard let aSelector else { return false }
        let event = AppEvent(rawValue: String(describing: aSelector))
        guard event.isOfNotificationCenter else { return super.responds(to: aSelector) }
        return responses.respond(to: event) {
            let declared = type(of: self).overriddenEvents
            return OverrideDetection.overrides(event, self, of: UserNotificationCenterDelegate.self, declared: declared)
        } ?? super.responds(to: aSelector)
    }

    /// The events whose methods a subclass overrides; nil, the default, for any event.
    ///
    /// Override it on Linux; see ``AppDelegate/overriddenEvents``.
    open nonisolated class var overriddenEvents: Set<AppEvent>? { nil }

    /// Whether the delegate belongs to a front.
    @MainActor func isDelegate(of front: ApplicationFront) -> Bool { self.front.front === front }

    /// Forwards to ``Roles/userNotificationsDelegate``.
    open nonisolated func userNotificationCenter(
        _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
        withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
    ) {
        let (center, notification) = (Handover(value: center), Handover(value: notification))
        let completion = Handover(value: completionHandler)
        onMainThread { front in
            guard let front else { return completion.value([]) }
            front.deliver(
                .willPresentNotification,
                PresentNotificationInput(center: center.value, notification: notification.value)
            ).pass(to: completion.value)
        }
    }

    #if !os(tvOS)
    /// Forwards to ``Roles/userNotificationsDelegate``.
    open nonisolated func userNotificationCenter(
        _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
        withCompletionHandler completionHandler: @escaping () -> Void
    ) {
        let (center, response) = (Handover(value: center), Handover(value: response))
        let completion = Handover(value: completionHandler)
        onMainThread { front in
            guard let front else { return completion.value() }
            front.deliver(
                .didReceiveNotificationResponse,
                NotificationResponseInput(center: center.value, response: response.value)
            ).pass(to: { _ in completion.value() })
        }
    }

    /// Forwards to ``Roles/userNotificationsDelegate``.
    open nonisolated func userNotificationCenter(
        _ center: UNUserNotificationCenter, openSettingsFor notification: UNNotification?
    ) {
        let (center, notification) = (Handover(value: center), Handover(value: notification))
        onMainThread { front in
            front?.deliver(
                .openNotificationSettings,
                NotificationSettingsInput(center: center.value, notification: notification.value))
        }
    }
    #endif

    private nonisolated func onMainThread(_ action: @escaping @MainActor @Sendable (ApplicationFront?) -> Void) {
        MainThread.run { [front] in action(front.front) }
    }
}

/// A front that the delegate does not keep alive.
@MainActor private final class WeakFront {
    private(set) weak var front: ApplicationFront?

    init(_ front: ApplicationFront) { self.front = front }
}
