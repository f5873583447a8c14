/// Decides when the package's delegate becomes the notification center's, and keeps the delegates that it displaces.
@MainActor final class CenterDelegateInstaller {
    private unowned let router: EventRouter

    /// Whether the center has been given a delegate of this router.
    private var state = State.notInstalled

    private enum State {
        case notInstalled
        case installed

        /// Ours is being set, while an SDK that has hooked the setter may do anything.
        case installing
    }

    private(set) var delegate: UserNotificationCenterDelegate

    /// The delegate that was the center's when the launch ended, and which may be displaced later on.
    private weak var delegateAtLaunch: (any UNUserNotificationCenterDelegate)?

    /// The classes whose objects were reported since ours was the center's. An SDK may set another object each time
    /// that ours is set.
    private var reported: Set<ObjectIdentifier> = []

    init(of router: EventRouter) {
        self.router = router
        delegate = UserNotificationCenterDelegate(router: router)
    }

    private var center: UNUserNotificationCenter { router.application.ownNotificationCenter }

    private var slotIndex: Int { Slots().userNotificationsDelegate.index }

    private var trailing: [AnyHandlerEntry] { router.registry.trailing[slotIndex] ?? [] }

    /// The center's delegate, unless that is ours.
    var other: (any UNUserNotificationCenterDelegate)? {
        router.applicationContext.mode == .detached || center.delegate === delegate ? nil : center.delegate
    }

    /// The displaced delegates in the order in which they were displaced, without those that are gone or have put
    /// themselves in front.
    private var displaced: [DisplacedDelegate] {
        trailing.compactMap { $0.object as? DisplacedDelegate }
            .filter { $0.notificationDelegate != nil && $0.notificationDelegate !== other }
    }

    /// Whether handlers or closures want events of the center, or those are kept without handlers.
    var isWanted: Bool { !router.responses.wanted.isDisjoint(with: AppEvent.notificationCenterDelegateMethods) }
}

// MARK: Taking the center

extension CenterDelegateInstaller {
    /// Sets the center's delegate to ours if its events are wanted; a delegate that this displaces is called after the
    /// handlers.
    func install() {
        guard router.applicationContext.mode != .detached, state != .installing else { return }
        adoptOwn()
        guard isWanted else { return }
        let former = other
        if let former { replaceDisplaced(by: displaced + [DisplacedDelegate(former)]) }
        setDelegate(insteadOf: former)
    }

    /// Installs once more, since an override of the launch method may have set another delegate, and notes the delegate
    /// that the center has then.
    func launchDidEnd() {
        install()
        delegateAtLaunch = center.delegate
    }

    /// Installs if the center's events are wanted only now, or if the center has lost its delegate; reports another
    /// delegate that was set since the launch.
    func installOrReport() {
        guard router.applicationContext.mode != .detached, state == .installed || state == .notInstalled && isWanted
        else { return }
        adoptOwn()
        if state == .installed ? center.delegate == nil : other == nil || other === delegateAtLaunch {
            install()
        } else if isWanted {
            reportOther()
        }
    }

    /// Installs if the center's events are wanted, or again if the center has no delegate.
    func installOrReinstall() { if state == .installed { reinstallIfVacant() } else { installOrReport() } }

    /// Installs again if the center has no delegate: nil was set, or another delegate has been freed, and nothing tells
    /// of either.
    func reinstallIfVacant() {
        if state == .installed, let center = router.applicationContext.identified?.ownNotificationCenter,
            center.delegate == nil
        {
            installOrReport()
        }
    }

    /// Has the center ask again which methods its delegate has, if that is ours.
    func reassign() { if center.delegate === delegate { setDelegate() } }

    /// Sets the center's delegate; an SDK that has hooked the setter sets itself again.
    ///
    /// Nil is set in between only if ours is set already: such an SDK takes nil as the end of every other delegate.
    private func setDelegate(insteadOf former: (any UNUserNotificationCenterDelegate)? = nil) {
        state = .installing
        if center.delegate === delegate { center.delegate = nil }
        center.delegate = delegate
        state = .installed
        pruneDisplaced(replacing: former)
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
    func pruneDisplaced(replacing former: (any UNUserNotificationCenterDelegate)? = nil) {
        var displaced = displaced
        if let former, let other, type(of: former) == type(of: other) {
            displaced = displaced.filter { $0.notificationDelegate !== former }
        }
        if displaced.count < trailing.count { replaceDisplaced(by: displaced) }
    }

    func replaceDisplaced(by delegates: [DisplacedDelegate]) {
        router.registry.setTrailingHandlers(
            delegates.map { HandlerEntry<any UserNotificationsDelegate>($0) }, at: slotIndex)
    }
}

// MARK: Others

extension CenterDelegateInstaller {
    /// Whether another delegate receives an event as well, and may pass it on to ours whenever it likes.
    func mayBePassedOn(_ event: AppEvent) -> Bool { other != nil || displaced.contains { $0.handles(event) } }
}
