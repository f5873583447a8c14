/// What stands behind the notification center's delegate: when it is set, whom it has displaced, and what it has delivered.
@MainActor
final class NotificationCenterFront {
    unowned let front: ApplicationFront

    private lazy var delegate = UserNotificationCenterDelegate(front: self)
    private var displaced: [ForeignNotificationDelegate] = []
    private var isInstalled = false
    private weak var reported: (any UNUserNotificationCenterDelegate)?

    /// What has been delivered.
    var deliveredResponses = DeliveredResponses()

    /// The events that displaced delegates implement, for `responds(to:)` on any thread.
    nonisolated let foreignEvents = Locked<Set<AppEvent>>([])

    nonisolated let responses: Responses

    init(front: ApplicationFront) {
        self.front = front
        responses = front.responses
    }

    /// The application's center.
    var center: UNUserNotificationCenter { front.application.ownNotificationCenter }

    /// The displaced delegates that are still there, in the order in which they were displaced.
    var foreign: [ForeignNotificationDelegate] { displaced.filter { $0.delegate != nil } }

    /// Whether a delegate gets its events by way of a handler that wraps it.
    private func isWrapped(_ delegate: any UNUserNotificationCenterDelegate) -> Bool {
        front.router.slots.userNotificationsDelegate.contains {
            ($0 as? ExistingAppDelegate)?.notificationDelegate === delegate
        }
    }

    private var isWanted: Bool { !responses.current.isDisjoint(with: AppEvent.ofNotificationCenter) }
}

// MARK: Taking the center

extension NotificationCenterFront {
    /// Becomes the center's delegate if somebody wants its events; each delegate that it displaces is asked after the handlers.
    func install() {
        guard isWanted else { return }
        adoptOwn()
        if let current = center.delegate, current !== delegate, !isWrapped(current) {
            displaced = foreign.filter { $0.delegate !== current } + [ForeignNotificationDelegate(current)]
            let implemented = AppEvent.ofNotificationCenter.filter { event in
                foreign.contains { $0.delegate?.implements(event) == true }
            }
            foreignEvents.withLock { $0 = implemented }
        }
        isInstalled = true
        // Set anew where it is there already, since the answers of `responds(to:)` may have changed.
        center.delegate = nil
        center.delegate = delegate
    }

    /// Reports a delegate that somebody has set in place of ours.
    func check() {
        adoptOwn()
        guard isInstalled, let current = center.delegate, current !== delegate, current !== reported else { return }
        reported = current
        front.router.diagnostics.report(
            .displaced,
            by: String(describing: type(of: current)),
            in: Slot.userNotifications.name
        )
    }

    /// Takes a delegate of this front that the app has made, of its own class perhaps, in place of the one before.
    private func adoptOwn() {
        if let current = center.delegate as? UserNotificationCenterDelegate, current.isDelegate(of: self) {
            delegate = current
        }
    }
}

// MARK: Events

extension NotificationCenterFront {
    func willPresent(
        _ notification: UNNotification,
        _ center: UNUserNotificationCenter,
        _ completion: @escaping (UNNotificationPresentationOptions) -> Void
    ) {
        // The displaced delegate has passed the event back to us: the handlers have been asked.
        guard !foreign.contains(where: { $0.isBeingAsked(notification) }) else { return completion([]) }
        front.router.willPresentNotification(
            PresentNotificationInput(center: center, notification: notification),
            then: foreign
        )
        .pass(to: completion)
    }
}
