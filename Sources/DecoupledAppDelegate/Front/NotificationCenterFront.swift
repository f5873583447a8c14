/// The package's delegate of the notification center, as its front sees it.
@MainActor protocol CenterDelegate: UNUserNotificationCenterDelegate {
    /// Returns whether the delegate belongs to a front.
    func isDelegate(of front: ApplicationFront) -> Bool
}

/// The place of the app at the notification center: when the center's delegate is set, and which delegates it has displaced.
@MainActor final class NotificationCenterFront {
    private unowned let front: ApplicationFront
    private var delegate: any CenterDelegate
    private var isInstalled = false

    /// The delegate that was the center's when the launch ended, and which may be displaced later on.
    private weak var delegateAtLaunch: (any UNUserNotificationCenterDelegate)?
    private weak var reported: (any UNUserNotificationCenterDelegate)?

    /// The responses that were delivered last; at a cold start one may arrive both in the connection options and from the center.
    private var deliveredResponses: [[String]] = []

    /// What others were called with, who may pass it on to ours whenever they like.
    private var known: [AppEvent: WeakObjects] = [:]
    private var lastWishForSettings = -TimeInterval.infinity

    init(front: ApplicationFront, delegate: any CenterDelegate) {
        self.front = front
        self.delegate = delegate
    }

    private var center: UNUserNotificationCenter { front.application.ownNotificationCenter }

    /// The center's delegate, unless that is ours.
    private var other: (any UNUserNotificationCenterDelegate)? {
        guard !front.isDetached, let current = center.delegate, current !== delegate else { return nil }
        return current
    }

    /// The displaced delegates in the order in which they were displaced, without those that are gone or have put themselves in front.
    private var displaced: [DisplacedDelegate] {
        front.router.guests.userNotificationsDelegate.compactMap { $0 as? DisplacedDelegate }
            .filter { $0.delegate != nil && $0.delegate !== other }
    }

    /// Whether a delegate gets its events through a handler that wraps it.
    private func isWrapped(_ delegate: any UNUserNotificationCenterDelegate) -> Bool {
        front.router.roles.userNotificationsDelegate.contains {
            ($0 as? ExistingAppDelegate)?.notificationDelegate === delegate
        }
    }

    private var isWanted: Bool { !front.responses.current.isDisjoint(with: AppEvent.ofNotificationCenter) }
}

// MARK: Taking the center

extension NotificationCenterFront {
    /// Becomes the center's delegate if somebody wants its events; a delegate that it displaces is called after the handlers.
    func install() {
        guard !front.isDetached else { return }
        adoptOwn()
        guard isWanted else { return }
        if let other, !isWrapped(other) { replaceDisplaced(by: displaced + [DisplacedDelegate(other)]) }
        isInstalled = true
        setDelegate()
    }

    /// Notes which delegate the center has when the launch has ended.
    func launchDidEnd() { delegateAtLaunch = center.delegate }

    /// Becomes the center's delegate if somebody wants its events only now, and reports another one that has taken the place since the
    /// launch.
    func update() {
        guard !front.isDetached else { return }
        adoptOwn()
        if !isInstalled, other == nil || other === delegateAtLaunch {
            install()
        } else if isWanted {
            reportOther()
        }
    }

    /// Returns whether the center's delegate is ours and responds to an event's method.
    func responds(to event: AppEvent) -> Bool {
        center.delegate === delegate && delegate.responds(to: Selector(event.rawValue))
    }

    /// Has the center ask again which methods its delegate has, if that is ours.
    func reassign() { if center.delegate === delegate { setDelegate() } }

    /// Sets the center's delegate, and returns who is it then: an SDK that has hooked the setter sets itself again.
    ///
    /// Nil is set in between only if ours is set already: such an SDK takes nil as the end of every other delegate.
    private func setDelegate() {
        if center.delegate === delegate { center.delegate = nil }
        center.delegate = delegate
        dropFormer()
        reportOther()
    }

    private func reportOther() {
        guard let other, other !== reported else { return }
        reported = other
        front.router.diagnostics.report(.displaced, by: other, in: Slot.userNotifications.name)
    }

    /// Takes a delegate of this front that the app has made, of its own class perhaps, in place of the one before.
    private func adoptOwn() {
        guard let current = center.delegate as? any CenterDelegate, current.isDelegate(of: front) else { return }
        delegate = current
    }

    /// Drops the displaced delegates that are gone or have put themselves in front.
    private func dropFormer() {
        let displaced = displaced
        if displaced.count < front.router.guests.userNotificationsDelegate.count { replaceDisplaced(by: displaced) }
    }

    private func replaceDisplaced(by delegates: [DisplacedDelegate]) {
        front.router.setGuests(Handlers(delegates), of: .userNotifications)
    }
}

// MARK: Events

extension NotificationCenterFront {
    /// Returns whether an event comes for the first time, and not from another delegate that passes it on to ours again.
    func admits(_ event: AppEvent, _ input: any EventInput) -> Bool {
        dropFormer()
        guard let input = input as? any CenterInput else { return true }
        guard !isKnown(event, input.subject) else { return false }
        guard let key = input.responseKey else { return true }
        guard !deliveredResponses.contains(key) else { return false }
        deliveredResponses = deliveredResponses.suffix(15) + [key]
        return true
    }

    /// Returns whether an event has come before, and notes it if there is anybody who may pass it on to ours again.
    private func isKnown(_ event: AppEvent, _ subject: AnyObject?) -> Bool {
        let now = front.router.diagnostics.clock.now
        // Only time tells one wish to see the settings from the next: nobody has two within a second.
        let isKnown = subject.map { known[event]?.contains($0) == true } ?? (now - lastWishForSettings < 1)
        if !isKnown, other != nil || displaced.contains(where: { $0.handles(event) }) {
            if let subject { known[event, default: WeakObjects()].insert(subject) } else { lastWishForSettings = now }
        }
        return isKnown
    }
}

/// The arguments of an event that another delegate of the center may pass on to ours.
@MainActor private protocol CenterInput {
    /// The notification or response; nil for a wish to see the settings that no notification has led to.
    var subject: AnyObject? { get }

    /// What a response is known by, however it arrives; nil for other events.
    var responseKey: [String]? { get }
}

extension CenterInput { fileprivate var responseKey: [String]? { nil } }

extension PresentNotificationInput: CenterInput { fileprivate var subject: AnyObject? { notification } }

#if !os(tvOS)
extension NotificationResponseInput: CenterInput {
    fileprivate var subject: AnyObject? { response }

    fileprivate var responseKey: [String]? {
        let date = "\(response.notification.date.timeIntervalSinceReferenceDate)"
        return [response.notification.request.identifier, response.actionIdentifier, date]
    }
}

extension NotificationSettingsInput: CenterInput { fileprivate var subject: AnyObject? { notification } }
#endif
