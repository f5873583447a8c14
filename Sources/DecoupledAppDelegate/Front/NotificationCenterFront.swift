/// The package's delegate of the notification center, as its front sees it.
@MainActor
protocol CenterDelegate: UNUserNotificationCenterDelegate {
    /// Returns whether the delegate belongs to a front.
    func isDelegate(of front: ApplicationFront) -> Bool
}

/// The place of the app at the notification center: when the center's delegate is set, and which delegates it has displaced.
@MainActor
final class NotificationCenterFront {
    private unowned let front: ApplicationFront
    private var delegate: any CenterDelegate
    private var isInstalled = false

    /// The delegate that was the center's when the launch ended, and which may be displaced later on.
    private weak var delegateAtLaunch: (any UNUserNotificationCenterDelegate)?
    private weak var reported: (any UNUserNotificationCenterDelegate)?
    private var deliveredResponses = DeliveredResponses()

    init(front: ApplicationFront, delegate: any CenterDelegate) {
        self.front = front
        self.delegate = delegate
    }

    private var center: UNUserNotificationCenter { front.application.ownNotificationCenter }

    /// The displaced delegates that are still there, in the order in which they were displaced.
    private var displaced: [DisplacedDelegate] {
        front.router.guests.userNotificationsDelegate.compactMap { $0 as? DisplacedDelegate }
            .filter { $0.delegate != nil }
    }

    /// Whether a delegate gets its events through a handler that wraps it.
    private func isWrapped(_ delegate: any UNUserNotificationCenterDelegate) -> Bool {
        front.router.roles.userNotificationsDelegate.contains {
            ($0 as? any AppDelegateWrapper)?.notificationDelegate === delegate
        }
    }

    private var isWanted: Bool { !front.responses.current.isDisjoint(with: AppEvent.ofNotificationCenter) }
}

// MARK: Taking the center

extension NotificationCenterFront {
    /// Becomes the center's delegate if somebody wants its events; a delegate that it displaces is asked after the handlers.
    func install() {
        guard isWanted, !front.isDetached else { return }
        adoptOwn()
        if let current = center.delegate, current !== delegate, !isWrapped(current) {
            replaceDisplaced(by: displaced.filter { $0.delegate !== current } + [DisplacedDelegate(current)])
        }
        isInstalled = true
        setDelegate()
    }

    /// Notes which delegate the center has when the launch has ended.
    func launchDidEnd() {
        delegateAtLaunch = center.delegate
    }

    /// Becomes the center's delegate if somebody wants its events only now, unless another one has taken the place since the launch.
    func update() {
        if isInstalled {
            check()
        } else if center.delegate == nil || center.delegate === delegateAtLaunch {
            install()
        }
    }

    /// Has the center ask again which methods its delegate has, if that is ours.
    func reassign() {
        if isInstalled, center.delegate === delegate { setDelegate() }
    }

    /// Reports a delegate that somebody has set in place of ours.
    func check() {
        guard !front.isDetached else { return }
        adoptOwn()
        guard isInstalled, let current = center.delegate, current !== delegate, current !== reported else { return }
        reported = current
        front.router.diagnostics.report(
            .displaced,
            by: String(describing: type(of: current)),
            in: Slot.userNotifications.name
        )
    }

    private func setDelegate() {
        center.delegate = nil
        center.delegate = delegate
    }

    /// Takes a delegate of this front that the app has made, of its own class perhaps, in place of the one before.
    private func adoptOwn() {
        if let current = center.delegate as? any CenterDelegate, current.isDelegate(of: front) { delegate = current }
    }

    private func replaceDisplaced(by delegates: [DisplacedDelegate]) {
        front.router.setGuests(Handlers(delegates), of: .userNotifications)
    }
}

// MARK: Events

extension NotificationCenterFront {
    /// Returns whether an event comes for the first time, and not from a displaced delegate that forwards it to ours again.
    func admits(_ input: any EventInput) -> Bool {
        let displaced = displaced
        if displaced.count < front.router.guests.userNotificationsDelegate.count { replaceDisplaced(by: displaced) }
        guard let subject = CenterSubject(input) else { return true }
        guard !displaced.contains(where: { $0.isBeingAsked(subject.object) }) else { return false }
        return subject.responseKey.map { deliveredResponses.insert($0) } ?? true
    }
}
