#if !os(tvOS)
/// What stands behind the notification center's delegate: when it is set, whom it has displaced, and what it has delivered.
@MainActor
final class NotificationCenterFront {
    private unowned let front: ApplicationFront
    private lazy var delegate = UserNotificationCenterDelegate(front: self)
    private var displaced: [ForeignNotificationDelegate] = []
    private var isInstalled = false
    private weak var reported: (any UNUserNotificationCenterDelegate)?
    private var delivered: [ResponseKey] = []

    /// The events that displaced delegates implement, for `responds(to:)` on any thread.
    nonisolated let foreignEvents = Locked<Set<AppEvent>>([])

    nonisolated let responses: Responses

    private struct ResponseKey: Equatable {
        let request: String
        let action: String
        let date: Date

        init(_ response: UNNotificationResponse) {
            request = response.notification.request.identifier
            action = response.actionIdentifier
            date = response.notification.date
        }
    }

    init(front: ApplicationFront) {
        self.front = front
        responses = front.responses
    }

    private var center: UNUserNotificationCenter { front.application.ownNotificationCenter }

    /// The displaced delegates that are still there, in the order in which they were displaced.
    private var foreign: [ForeignNotificationDelegate] { displaced.filter { $0.delegate != nil } }

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
        guard isInstalled, let current = center.delegate, current !== delegate, current !== reported else { return }
        reported = current
        front.router.diagnostics.report(
            .displaced,
            by: String(describing: type(of: current)),
            in: Slot.userNotifications.name
        )
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

    func didReceive(
        _ response: UNNotificationResponse,
        _ center: UNUserNotificationCenter,
        _ completion: @escaping () -> Void
    ) {
        guard !foreign.contains(where: { $0.isBeingAsked(response) }), isFirstDelivery(response) else {
            return completion()
        }
        front.router.didReceiveNotificationResponse(
            NotificationResponseInput(center: center, response: response),
            then: foreign
        )
        .whenAnswered { completion() }
    }

    func openSettings(_ notification: UNNotification?, _ center: UNUserNotificationCenter) {
        guard !foreign.contains(where: \.isOpeningSettings) else { return }
        front.router.openNotificationSettings(NotificationSettingsInput(center: center, notification: notification))
        for delegate in foreign {
            delegate.userNotificationCenter(center, openSettingsFor: notification)
        }
    }

    /// Delivers the response that a scene was connected for, unless the center has delivered it.
    func deliver(_ response: UNNotificationResponse) {
        guard isFirstDelivery(response) else { return }
        _ = front.router.didReceiveNotificationResponse(
            NotificationResponseInput(center: center, response: response),
            then: foreign
        )
    }

    /// Whether a response comes for the first time; at a cold start the connection options and the center both may tell of it.
    private func isFirstDelivery(_ response: UNNotificationResponse) -> Bool {
        let key = ResponseKey(response)
        guard !delivered.contains(key) else { return false }
        delivered.append(key)
        delivered.removeFirst(max(0, delivered.count - 16))
        return true
    }
}
#endif
