/// The place of the app at the notification center: when the center's delegate is set, and which delegates it has displaced.
@MainActor final class NotificationCenterFront {
    private unowned let front: ApplicationFront
    private(set) var delegate: UserNotificationCenterDelegate

    /// The delegate that was the center's when the launch ended, and which may be displaced later on.
    private weak var delegateAtLaunch: (any UNUserNotificationCenterDelegate)?

    /// The classes whose objects were reported since ours had the place. An SDK may set another object each time that ours is set.
    private var reported: Set<ObjectIdentifier> = []

    /// Whether ours is being set, while an SDK that has hooked the setter may do anything.
    private var isSetting = false

    /// The responses that were delivered last and may arrive once more, by the other one of their two ways.
    ///
    /// They come with the scene that connects for them, or from the center; UIKit may use both.
    private var arrivals: [NotificationArrival] = []

    /// What others were called with, who may pass it on to ours whenever they like.
    private var known: [AppEvent: WeakObjects] = [:]
    private var lastWishForSettings = -TimeInterval.infinity

    init(front: ApplicationFront) {
        self.front = front
        delegate = UserNotificationCenterDelegate(front: front)
    }

    private var now: TimeInterval { front.router.diagnostics.clock.now }

    private var center: UNUserNotificationCenter { front.application.ownNotificationCenter }

    /// The center's delegate, unless that is ours.
    var other: (any UNUserNotificationCenterDelegate)? {
        front.own.isDetached || center.delegate === delegate ? nil : center.delegate
    }

    /// The displaced delegates in the order in which they were displaced, without those that are gone or have put themselves in front.
    private var displaced: [DisplacedDelegate] {
        front.router.audiences.guests.objects.compactMap { $0 as? DisplacedDelegate }
            .filter { $0.notificationDelegate != nil && $0.notificationDelegate !== other }
    }

    /// Whether handlers or closures want events of the center.
    var isWanted: Bool { !front.responses.current.isDisjoint(with: AppEvent.ofNotificationCenter) }
}

// MARK: Taking the center

extension NotificationCenterFront {
    /// Becomes the center's delegate if somebody wants its events; a delegate that it displaces is called after the handlers.
    func install() {
        guard !front.own.isDetached, !isSetting else { return }
        adoptOwn()
        guard isWanted else { return }
        let former = other
        if let former { replaceDisplaced(by: displaced + [DisplacedDelegate(former)]) }
        front.hasCenter = true
        setDelegate(insteadOf: former)
    }

    /// Takes the place once more if somebody has become the center's delegate in an override of the launch method, and notes who has it.
    func launchDidEnd() {
        install()
        delegateAtLaunch = center.delegate
    }

    /// Becomes the center's delegate if somebody wants its events only now, or if nobody is it any more, and reports another one that has
    /// taken the place since the launch.
    func update() {
        guard !front.own.isDetached, !isSetting, front.hasCenter || isWanted else { return }
        adoptOwn()
        if front.hasCenter ? center.delegate == nil : other == nil || other === delegateAtLaunch {
            install()
        } else if isWanted {
            reportOther()
        }
    }

    /// Takes the place if somebody wants its events, or again if nobody has it.
    func takePlace() { if front.hasCenter { takeVacantPlace() } else { update() } }

    /// Takes the place again if nobody has it: nil was set, or another delegate has been freed, and nothing tells of either.
    func takeVacantPlace() {
        if front.hasCenter, let center = front.own.known?.ownNotificationCenter, center.delegate == nil { update() }
    }

    /// Has the center ask again which methods its delegate has, if that is ours.
    func reassign() { if center.delegate === delegate { setDelegate() } }

    /// Sets the center's delegate, and returns who is it then: an SDK that has hooked the setter sets itself again.
    ///
    /// Nil is set in between only if ours is set already: such an SDK takes nil as the end of every other delegate.
    private func setDelegate(insteadOf former: (any UNUserNotificationCenterDelegate)? = nil) {
        isSetting = true
        if center.delegate === delegate { center.delegate = nil }
        center.delegate = delegate
        isSetting = false
        dropFormer(former)
        reportOther()
    }

    private func reportOther() {
        guard let other else { return reported = [] }
        guard reported.insert(ObjectIdentifier(type(of: other))).inserted else { return }
        front.router.diagnostics.report(
            .displaced, by: "\(type(of: other))", in: Slots().userNotificationsDelegate.name)
    }

    /// Takes a delegate of this front that the app has made, of its own class perhaps, in place of the one before.
    private func adoptOwn() {
        if let current = center.delegate as? UserNotificationCenterDelegate, current.front === front {
            delegate = current
        }
    }

    /// Drops the displaced delegates that are gone or have put themselves in front, and the former delegate if another one of its class
    /// has come in its place: a proxy that an SDK has made anew.
    private func dropFormer(_ former: (any UNUserNotificationCenterDelegate)? = nil) {
        var displaced = displaced
        if let former, let other, type(of: former) == type(of: other) {
            displaced = displaced.filter { $0.notificationDelegate !== former }
        }
        if displaced.count < front.router.audiences.guests.objects.count { replaceDisplaced(by: displaced) }
    }

    func replaceDisplaced(by delegates: [DisplacedDelegate]) {
        front.router.setGuests(Handlers(delegates), of: \.userNotificationsDelegate)
    }
}

// MARK: Events

extension NotificationCenterFront {
    /// Delivers an event that comes for the first time; one that has come by its other way is answered as it was then, and one that another
    /// delegate passes on to ours again as without handlers.
    ///
    /// - Parameters:
    ///   - sent: The event.
    ///   - origin: Where it comes from; a response may come with the scene that connects for it.
    func deliver(_ sent: SentEvent, from origin: Origin) {
        dropFormer()
        let isOfConnection = origin.isOfConnection
        let (subject, content) = subject(of: sent)
        let isKnown = isKnown(sent.id, subject)
        let counterpart = arrivals.firstIndex {
            $0.content == content && $0.isOfConnection != isOfConnection && $0.end > now
        }
        if let counterpart {
            // The pair is used up, so that the next response with the same content is another one.
            guard isKnown else { return arrivals.remove(at: counterpart).answer(sent) }
            // Whoever passes it on is asked beside the handlers, and would wait for itself. UIKit may bring the pair yet, in an object of
            // its own.
            return arrivals[counterpart].end = now + 10
        }
        // An app's own scene delegate may pass on what is in the connection options, before or after the center does.
        guard !isKnown, isOfConnection || subject.map(front.scenes.deliveredOfConnections.contains) != true else {
            return
        }
        // A notification comes one way only.
        if !content.isEmpty {
            arrivals = arrivals.suffix(15) + [NotificationArrival(content: content, isOfConnection: isOfConnection)]
        }
        front.router.deliver(sent, from: origin)
        if let index = arrivals.lastIndex(where: { $0.content == content }) {
            arrivals[index].answer = sent.answerForRepetition()
        }
    }

    /// Returns whether an event has come before, and notes it if there is anybody who may pass it on to ours again.
    private func isKnown(_ event: AppEvent, _ subject: AnyObject?) -> Bool {
        // Only time tells one wish to see the settings from the next: nobody has two within a second.
        let isKnown = subject.map { known[event]?.contains($0) == true } ?? (now - lastWishForSettings < 1)
        if !isKnown, other != nil || displaced.contains(where: { $0.handles(event) }) {
            if let subject { known[event, default: WeakObjects()].insert(subject) } else { lastWishForSettings = now }
        }
        return isKnown
    }
}

/// A response that has been delivered, and may arrive once more by its other way.
private struct NotificationArrival {
    let content: [String?]
    let isOfConnection: Bool

    /// Until when the other is expected.
    var end = TimeInterval.infinity

    /// Gives its answer to the other; one that comes meanwhile gets the neutral answer.
    var answer: @MainActor (SentEvent) -> Void = { _ in }
}
