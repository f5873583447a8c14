/// The notification center's delegate that forwards each event to the handlers of ``Slots/userNotificationsDelegate``.
///
/// The package sets it before the launch ends, if a handler wants one of its events, and retains it, since the center
/// holds its delegate weakly. Delegates that were there before are called after the handlers, each once, in the order
/// in which they were displaced; they may forward events to this one at any time, and each handler still receives each
/// event once. One that is a handler as well is called as a handler. See ``AppDelegate/reclaimNotificationCenter()``
/// for a delegate that is set later or sets itself again. If the center has no delegate any more, the package sets this
/// one with the next event, change of a slot or activation.
///
/// An app's own class may inherit from this one, override methods and call super. An object of it takes the place of
/// the package's own when the app makes it the center's delegate, before the launch ends, and keeps it alive until
/// then.
///
/// UIKit may call it on any thread; handlers are called on the main thread.
open class UserNotificationCenterDelegate: UIResponder, UNUserNotificationCenterDelegate {
    /// What the delegate shares with the application's other forwarding delegates, and does not keep alive.
    @MainActor private(set) weak var router: EventRouter?

    private nonisolated let responses: SelectorResponses

    /// Creates a delegate that shares its slots with the app delegates that ``AppDelegate/init()`` creates.
    @preconcurrency @MainActor public required override init() {
        router = .shared
        responses = EventRouter.shared.responses
    }

    /// Creates a delegate that shares its slots with an app delegate.
    ///
    /// - Parameter appDelegate: The app delegate.
    @preconcurrency @MainActor public init(for appDelegate: AppDelegate) {
        router = appDelegate.router
        responses = appDelegate.router.responses
    }

    @MainActor init(router: EventRouter) { (self.router, responses) = (router, router.responses) }

    /// Returns whether UIKit should call a method.
    ///
    /// True if a handler, a closure that intercepts it, or a delegate that was displaced wants its event, or if a
    /// subclass or a swizzling SDK implements the method. For other selectors it does what `NSObject` does. Any thread
    /// may call it.
    ///
    /// - Parameter aSelector: The method's selector.
    /// - Returns: Whether UIKit should call it.
    open nonisolated override func responds(to aSelector: Selector!) -> Bool {
        guard let aSelector else { return false }
        let event = AppEvent(rawValue: "\(aSelector)")
        return
            (event.isNotificationCenterDelegateMethod
            ? responses.recordAnswer(for: event) { overrides(event) } : nil)
            ?? super.responds(to: aSelector)
    }

    /// The events whose methods a subclass overrides; nil, the default, for any event.
    ///
    /// Override it on Linux; see ``AppDelegate/overriddenEvents``.
    open nonisolated class var overriddenEvents: Set<AppEvent>? { nil }

    /// Forwards to ``Slots/userNotificationsDelegate``.
    open nonisolated func userNotificationCenter(
        _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
        withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
    ) {
        MainThread.run(with: (notification, completionHandler)) { notification, completionHandler in
            (self.router?.deliver(
                .willPresentNotification, notification, via: .userNotificationCenter, object: notification)
                ?? Reply([])).whenAnswered(completionHandler)
        }
    }

    #if !os(tvOS)
    /// Forwards to ``Slots/userNotificationsDelegate``.
    open nonisolated func userNotificationCenter(
        _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
        withCompletionHandler completionHandler: @escaping () -> Void
    ) {
        MainThread.run(with: (response, completionHandler)) { response, completionHandler in
            (self.router?.deliver(
                .didReceiveNotificationResponse, response, via: .userNotificationCenter, object: response)
                ?? Reply(())).whenAnswered {
                    completionHandler()
                }
        }
    }

    /// Forwards to ``Slots/userNotificationsDelegate``.
    open nonisolated func userNotificationCenter(
        _ center: UNUserNotificationCenter, openSettingsFor notification: UNNotification?
    ) {
        MainThread.run(with: notification) {
            self.router?.deliver(.openNotificationSettings, $0, via: .userNotificationCenter, object: $0)
        }
    }
    #endif
}
