/// The place of the app at the notification center: when the center's delegate is set, and which delegates it has
/// displaced.
@MainActor final class NotificationCenterPlace {
    private unowned let router: EventRouter

    /// Whether the center has been given a delegate of this router.
    private var state = State.notTaken

    private enum State {
        case notTaken
        case taken

        /// Ours is being set, while an SDK that has hooked the setter may do anything.
        case isBeingSet
    }

    private(set) var delegate: UserNotificationCenterDelegate

    /// The delegate that was the center's when the launch ended, and which may be displaced later on.
    private weak var delegateAtLaunch: (any UNUserNotificationCenterDelegate)?

    /// The classes whose objects were reported since ours had the place. An SDK may set another object each time that
    /// ours is set.
    private var reported: Set<ObjectIdentifier> = []

    init(of router: EventRouter) {
        self.router = router
        delegate = UserNotificationCenterDelegate(router: router)
    }

    private var center: UNUserNotificationCenter { router.application.ownNotificationCenter }

    private var slot: Int { Slots().userNotificationsDelegate.index }

    private var trailing: [AnyHandlerEntry] { router.registry.trailing[slot] ?? [] }

    /// The center's delegate, unless that is ours.
    var other: (any UNUserNotificationCenterDelegate)? {
        router.host.mode == .detached || center.delegate === delegate ? nil : center.delegate
    }

    /// The displaced delegates in the order in which they were displaced, without those that are gone or have put
    /// themselves in front.
    private var displaced: [DisplacedDelegate] {
        trailing.compactMap { $0.object as? DisplacedDelegate }
            .filter { $0.notificationDelegate != nil && $0.notificationDelegate !== other }
    }

    /// Whether handlers or closures want events of the center.
    var isWanted: Bool { !router.responses.current.isDisjoint(with: AppEvent.ofNotificationCenter) }
}

// MARK: Taking the center

extension NotificationCenterPlace {
    /// Becomes the center's delegate if somebody wants its events; a delegate that it displaces is called after the
    /// handlers.
    func install() {
        guard router.host.mode != .detached, state != .isBeingSet else { return }
        adoptOwn()
        guard isWanted else { return }
        let former = other
        if let former { replaceDisplaced(by: displaced + [DisplacedDelegate(former)]) }
        setDelegate(insteadOf: former)
    }

    /// Takes the place once more if somebody has become the center's delegate in an override of the launch method, and
    /// notes who has it.
    func launchDidEnd() {
        install()
        delegateAtLaunch = center.delegate
    }

    /// Becomes the center's delegate if somebody wants its events only now, or if nobody is it any more, and reports
    /// another one that has taken the place since the launch.
    func update() {
        guard router.host.mode != .detached, state == .taken || state == .notTaken && isWanted else { return }
        adoptOwn()
        if state == .taken ? center.delegate == nil : other == nil || other === delegateAtLaunch {
            install()
        } else if isWanted {
            reportOther()
        }
    }

    /// Takes the place if somebody wants its events, or again if nobody has it.
    func takePlace() { if state == .taken { installIfVacant() } else { update() } }

    /// Takes the place again if nobody has it: nil was set, or another delegate has been freed, and nothing tells of
    /// either.
    func installIfVacant() {
        if state == .taken, let center = router.host.known?.ownNotificationCenter, center.delegate == nil { update() }
    }

    /// Has the center ask again which methods its delegate has, if that is ours.
    func reassign() { if center.delegate === delegate { setDelegate() } }

    /// Sets the center's delegate; an SDK that has hooked the setter sets itself again.
    ///
    /// Nil is set in between only if ours is set already: such an SDK takes nil as the end of every other delegate.
    private func setDelegate(insteadOf former: (any UNUserNotificationCenterDelegate)? = nil) {
        state = .isBeingSet
        if center.delegate === delegate { center.delegate = nil }
        center.delegate = delegate
        state = .taken
        dropFormer(former)
        reportOther()
    }

    private func reportOther() {
        guard let other else { return reported = [] }
        guard reported.insert(ObjectIdentifier(type(of: other))).inserted else { return }
        router.registry.diagnostics.reportFault(
            .displaced, by: "\(type(of: other))", in: Slots().userNotificationsDelegate.name)
    }

    /// Takes a delegate of this router that the app has made, of its own class perhaps, in place of the one before.
    private func adoptOwn() {
        if let current = center.delegate as? UserNotificationCenterDelegate, current.router === router {
            delegate = current
        }
    }

    /// Drops the displaced delegates that are gone or have put themselves in front, and the former delegate if another
    /// one of its class has come in its place: a proxy that an SDK has made anew.
    func dropFormer(_ former: (any UNUserNotificationCenterDelegate)? = nil) {
        var displaced = displaced
        if let former, let other, type(of: former) == type(of: other) {
            displaced = displaced.filter { $0.notificationDelegate !== former }
        }
        if displaced.count < trailing.count { replaceDisplaced(by: displaced) }
    }

    func replaceDisplaced(by delegates: [DisplacedDelegate]) {
        router.registry.setTrailingHandlers(delegates.map { HandlerEntry<any UserNotificationsDelegate>($0) }, at: slot)
    }
}

// MARK: Others

extension NotificationCenterPlace {
    /// Whether another delegate receives an event as well, and may pass it on to ours whenever it likes.
    func mayBePassedOn(_ event: AppEvent) -> Bool { other != nil || displaced.contains { $0.handles(event) } }
}
