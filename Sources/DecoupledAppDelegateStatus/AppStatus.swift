public import DecoupledAppDelegate
import Observation

/// The app's state, scenes, protected data and registration for remote notifications, kept current by events.
///
/// Read it as `AppDelegate.status`. Its properties are those of ``Snapshot``:
///
/// ```swift
/// let status = AppDelegate.shared.status
/// if status.applicationState == .active { … }
///
/// observation = status.observe(\.isProtectedDataAvailable) { change in
///     if change.newValue == true { … }
/// }
/// ```
///
/// The status changes before the handlers of an event are called, even if the event only announces the change, as
/// `applicationWillResignActive(_:)` does. Observers are called right after the change, on the main thread, in the order in which
/// they were added.
///
/// Where there is the Observation framework, on iOS 17 and later and on Linux, reading a property is tracked: a SwiftUI view that reads
/// it in its body is updated, and `withObservationTracking` works. On older systems use ``observe(_:initial:_:)``.
@preconcurrency @MainActor @dynamicMemberLookup public final class AppStatus {
    private(set) var values = Snapshot()
    private var observers: [StatusObserver] = []
    private var isTelling = false

    /// What the Observation framework keeps its observers in; nil until a property is read, and on systems without it.
    var registrar: Any?

    /// The properties that have been read, each with what tells the Observation framework that it will change, if it does; that returns
    /// what tells that it has changed.
    var tracked: [(property: AnyKeyPath, willChange: (Snapshot, Snapshot) -> (() -> Void)?)] = []

    // Weak: the status may outlive it, and a notification may come while it is freed, on whichever thread.
    private weak var router: EventRouter?
    private var notifications: [SystemObservation] = []

    /// The application whose notifications these are.
    private weak var followed: UIApplication?

    /// Whether the app delegate has received a memory warning, so that the notification of it is not a second one.
    private var isWarned = false

    /// Takes over what is known of the application, and follows changes from now on.
    fileprivate init(of delegate: AppDelegate) {
        router = delegate.router
        delegate.router.follower = self
        update(after: .didFinishLaunching)
        followNotifications()
    }

    /// All properties as they are now, as a value that can be kept and compared.
    public var snapshot: Snapshot { self[dynamicMember: \.self] }

    /// A property as it is now.
    ///
    /// - Parameter property: The property, one of ``Snapshot``.
    public subscript<Value: Equatable>(dynamicMember property: KeyPath<Snapshot, Value>) -> Value {
        track(property) { $0[keyPath: property] != $1[keyPath: property] }
        return values[keyPath: property]
    }
}

// MARK: Observation

extension AppStatus {
    /// Calls a closure when a property changes, until the observation that is returned ends.
    ///
    /// It ends with ``StatusObservation/cancel()``, when nothing retains the observation any more, and with the status itself. The
    /// closure is released then.
    ///
    /// Assigning an equal value is no change. An observer that is added while others are notified waits for the next change; one that
    /// is stopped is not called. A change that an observer causes is reported after the current one, several as one.
    ///
    /// - Parameters:
    ///   - property: The property, or what a key path gets out of it, such as `\.connectedScenes.count`; `\.self` is everything.
    ///   - initial: Whether the closure is also called at once, before `observe` returns, with the current value.
    ///   - changeHandler: Takes each change, on the main thread.
    /// - Returns: The observation.
    public func observe<Value: Equatable>(
        _ property: KeyPath<Snapshot, Value>, initial: Bool = false,
        _ changeHandler: @escaping @MainActor (StatusChange<Value>) -> Void
    ) -> StatusObservation {
        let (observation, observer) = (StatusObservation(), StatusObserver())
        // What the observer knows: the values that it was added with, or was last told. Not a property of them, which may be a scene.
        var old = values
        observer.tell = { new in
            let change = StatusChange(oldValue: old[keyPath: property], newValue: new[keyPath: property])
            old = new
            if change.oldValue != change.newValue { changeHandler(change) }
        }
        (observation.observer, observer.owner) = (observer, observation)
        dropEndedObservers()
        observers.append(observer)
        if initial { changeHandler(StatusChange(oldValue: nil, newValue: values[keyPath: property])) }
        return observation
    }

    /// Calls a closure when a property changes, for as long as an object lives.
    ///
    /// The closure receives its owner and need not capture it. It is not called any more once the owner is gone, and released at the
    /// latest when the status changes next. You need not retain the observation that is returned; otherwise this is
    /// ``observe(_:initial:_:)``.
    ///
    /// - Parameters:
    ///   - property: The property, or what a key path gets out of it, such as `\.connectedScenes.count`.
    ///   - initial: Whether the closure is also called at once, before `observe` returns, with the current value.
    ///   - owner: The object, which is not kept alive.
    ///   - changeHandler: Takes the owner and each change, on the main thread.
    /// - Returns: The observation, to end it sooner.
    @discardableResult public func observe<Value: Equatable, Owner: AnyObject>(
        _ property: KeyPath<Snapshot, Value>, initial: Bool = false, owner: Owner,
        _ changeHandler: @escaping @MainActor (Owner, StatusChange<Value>) -> Void
    ) -> StatusObservation {
        let observation = observe(property, initial: initial) { [weak owner] change in
            if let owner { changeHandler(owner, change) }
        }
        observation.observer?.owner = owner
        return observation
    }

    private func dropEndedObservers() {
        // The old ones live until everything is done: the deinit of what one captured may observe or read the status.
        withExtendedLifetime(observers) { observers = observers.filter { !$0.hasEnded } }
    }
}

// MARK: Changes

extension AppStatus: ApplicationFollower {
    package func applicationDidChange(by event: AppEvent?) {
        followNotifications()
        if event == .didReceiveMemoryWarning {
            isWarned = true
            // The notification comes in the same turn; one that comes later is of another warning.
            DispatchQueue.main.async { [weak self] in self?.isWarned = false }
        }
        update(after: event)
    }

    /// Follows what the system posts though it may not call the app delegate, once the application is known: nobody need handle it.
    private func followNotifications() {
        guard let application = router?.identifiedApplication, application !== followed else { return }
        followed = application
        notifications = [
            (UIApplication.protectedDataWillBecomeUnavailableNotification, AppEvent.protectedDataWillBecomeUnavailable),
            (UIApplication.protectedDataDidBecomeAvailableNotification, .protectedDataDidBecomeAvailable),
            (UIApplication.didReceiveMemoryWarningNotification, .didReceiveMemoryWarning),
        ].map { name, event in
            SystemObservation(of: name, from: application) { [weak self] in
                guard let self, router?.delegatingApplication === $0 as AnyObject else { return }
                if event == .didReceiveMemoryWarning, isWarned { isWarned = false } else { update(after: event) }
            }
        }
    }

    /// Takes over what the router shows and an event says, and tells of what has changed: the Observation framework before it and after it,
    /// then the observers.
    private func update(after event: AppEvent?) {
        dropEndedObservers()
        let future = latest(after: event)
        guard future != values else { return }
        // Compared with what was, whatever one who is told changes meanwhile.
        let old = values
        let changed = tracked.compactMap { $0.willChange(old, future) }
        // Worked out once more, since one who was told may have changed something else meanwhile.
        values = latest(after: event)
        for tell in changed { tell() }
        tellObservers()
    }

    private func latest(after event: AppEvent?) -> Snapshot {
        var latest = values
        guard let router else { return latest }
        latest.applicationState = router.applicationState ?? latest.applicationState
        latest.scenes = WeakObjects(router.connectedScenes)
        latest.remoteNotificationRegistration = router.remoteNotificationRegistration.map(
            RemoteNotificationRegistration.init)
        switch event {
        case .didFinishLaunching:
            if let own = router.delegatingApplication { latest.isProtectedDataAvailable = own.isProtectedDataAvailable }
        case .protectedDataWillBecomeUnavailable: latest.isProtectedDataAvailable = false
        case .protectedDataDidBecomeAvailable: latest.isProtectedDataAvailable = true
        case .didReceiveMemoryWarning: latest.memoryWarning = Date().timeIntervalSinceReferenceDate
        default: break
        }
        return latest
    }

    /// Calls the observers of what has changed since they were called last.
    private func tellObservers() {
        // An observer may cause the next change, of which all are told after this one.
        guard !isTelling else { return }
        isTelling = true
        defer { isTelling = false }
        var told: Snapshot
        repeat {
            told = values
            for observer in observers { observer.tell?(told) }
        } while told != values
    }
}

// MARK: Access

extension AppDelegate {
    /// The app's state, scenes, protected data and registration for remote notifications.
    ///
    /// All app delegates that share their slots share it. The first access switches it on; until then it costs nothing. It begins
    /// with the application's current state, the connected scenes, whether protected data is available, and a device token that the app
    /// delegate has received.
    ///
    /// Once it is on, `responds(to:)` is true for the two methods that report the registration for remote notifications, since UIKit posts
    /// no notification of it. So access the status before `AppDelegate.main()` if no handler implements them.
    public var status: AppStatus { router.follower as? AppStatus ?? AppStatus(of: self) }
}
