/// The app's state, scenes, protected data and registration for remote notifications, kept current by events.
///
/// ``AppDelegate/status`` gives it. Its properties are those of ``Snapshot``:
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
/// The status has changed before the handlers of the event are called that tells of the change, also where the event only announces it
/// as `applicationWillResignActive(_:)` does. Observers are told in the order in which they were added: those that ask for
/// ``StatusObservation/Options/prior`` right before the status changes, all of them right after, on the main thread.
///
/// Where there is the Observation framework, on iOS 17 and later and on Linux, reading a property is tracked: a SwiftUI view that reads
/// it in its body is updated, and `withObservationTracking` works. On older systems use ``observe(_:options:_:)``.
@preconcurrency @MainActor
@dynamicMemberLookup
public final class AppStatus {
    private var values = Snapshot()
    private var observers: [any StatusObserver] = []
    private var tellings: [() -> Void] = []
    private var isTelling = false
    private let readTracking = makeReadTracking()

    init() {}

    /// All properties as they are now, as a value that can be kept and compared.
    public var snapshot: Snapshot { self[dynamicMember: \.self] }

    /// A property as it is now.
    ///
    /// - Parameter property: The property, one of ``Snapshot``.
    public subscript<Value: Equatable>(dynamicMember property: KeyPath<Snapshot, Value>) -> Value {
        readTracking?.read(property, of: self)
        return values[keyPath: property]
    }
}

// MARK: Observation

extension AppStatus {
    /// Calls a closure when a property changes, until the observation that is returned ends.
    ///
    /// It ends with ``StatusObservation/cancel()``, when nobody holds the observation any more, and with the status itself. The
    /// closure is released then.
    ///
    /// Assigning an equal value notifies nobody. An observer that is added while others are notified waits for the next change; one that
    /// is stopped is not called. A change that an observer causes is reported after the current one.
    ///
    /// - Parameters:
    ///   - property: The property, or what a key path gets out of it, such as `\.connectedScenes.count`; `\.self` is everything.
    ///   - options: What the closure is told, and when.
    ///   - changeHandler: Takes each change, on the main thread.
    /// - Returns: The observation.
    public func observe<Value: Equatable>(
        _ property: KeyPath<Snapshot, Value>,
        options: StatusObservation.Options = [.old, .new],
        _ changeHandler: @escaping @MainActor (StatusChange<Value>) -> Void
    ) -> StatusObservation {
        let observer = KeyPathObserver(of: property, options: options, changeHandler)
        add(observer)
        return StatusObservation(by: observer, endsWhenReleased: true)
    }

    /// Calls a closure when a property changes, for as long as an object lives.
    ///
    /// The closure is given its owner and need not capture it. It is not called any more once the owner is gone, and released at the
    /// latest when the status changes next. It does not matter whether anybody holds the observation that is returned; otherwise this is
    /// ``observe(_:options:_:)``.
    ///
    /// - Parameters:
    ///   - property: The property, or what a key path gets out of it, such as `\.connectedScenes.count`.
    ///   - options: What the closure is told, and when.
    ///   - owner: The object, which is not kept alive.
    ///   - changeHandler: Takes the owner and each change, on the main thread.
    /// - Returns: The observation, to end it sooner.
    @discardableResult
    public func observe<Value: Equatable, Owner: AnyObject>(
        _ property: KeyPath<Snapshot, Value>,
        options: StatusObservation.Options = [.old, .new],
        owner: Owner,
        _ changeHandler: @escaping @MainActor (Owner, StatusChange<Value>) -> Void
    ) -> StatusObservation {
        let observer = KeyPathObserver(of: property, options: options, until: { [weak owner] in owner == nil }) {
            [weak owner] change in
            if let owner { changeHandler(owner, change) }
        }
        add(observer)
        return StatusObservation(by: observer, endsWhenReleased: false)
    }

    private func add(_ observer: any StatusObserver) {
        dropEndedObservers()
        observers.append(observer)
        observer.begin(with: values)
    }

    private func dropEndedObservers() {
        // The old ones live until everything is done: the deinit of what one captured may observe or read the status.
        let oldObservers = observers
        defer { withExtendedLifetime(oldObservers) {} }
        observers = oldObservers.filter { !$0.hasEnded }
    }
}

// MARK: Changes

extension AppStatus {
    /// Changes properties, and notifies their observers.
    func update(_ change: (inout Snapshot) -> Void) {
        dropEndedObservers()
        let audience = observers
        let present = values
        let future = present.changed(by: change)
        guard future != present else { return }
        for observer in audience {
            observer.willChange(from: present, to: future)
        }
        // Worked out once more, since one who was told may have changed something else meanwhile.
        let old = values
        let new = old.changed(by: change)
        values = new
        tell { for observer in audience { observer.didChange(from: old, to: new) } }
    }

    private func tell(_ telling: @escaping () -> Void) {
        // An observer may cause the next change; what that tells comes after what is being told.
        tellings.append(telling)
        guard !isTelling else { return }
        isTelling = true
        defer { isTelling = false }
        while !tellings.isEmpty {
            tellings.removeFirst()()
        }
    }
}

extension AppStatus.Snapshot {
    fileprivate func changed(by change: (inout Self) -> Void) -> Self {
        var copy = self
        change(&copy)
        return copy
    }
}

// MARK: Access

extension AppDelegate {
    /// The app's state, scenes, protected data and registration for remote notifications.
    ///
    /// All app delegates that share their slots share it. The first access switches it on; until then it costs nothing. What happened
    /// before is taken over as far as it can be known: the application's state, the connected scenes, whether protected data is
    /// available, and a device token that the app delegate has received.
    ///
    /// Once it is on, `responds(to:)` announces the methods that tell of the registration for remote notifications, since nothing else
    /// tells of it; everything else the system posts as notifications, too. So access it before `AppDelegate.main()` if no handler wants
    /// the registration.
    public var status: AppStatus {
        let feed = front.followers.lazy.compactMap { $0 as? StatusFeed }.first
        return (feed ?? StatusFeed(of: front)).status
    }
}
