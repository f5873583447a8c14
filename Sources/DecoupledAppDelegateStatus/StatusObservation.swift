import DecoupledAppDelegate
public import Observation

/// A token that ends an observation of the status.
///
/// The observation ends with ``cancel()``, and when the token is released; one that has an owner ends with the owner instead.
@preconcurrency @MainActor public final class StatusObservation {
    weak var observer: StatusObserver?

    deinit {
        guard let observer else { return }
        MainThread.run { if observer.hasEnded { observer.end() } }
    }

    /// Ends the observation, and releases its closure; does nothing if it has ended.
    public func cancel() { observer?.end() }
}

/// A change of a property of the status.
public struct StatusChange<Value> {
    /// The value before the change; nil in the initial call.
    public let oldValue: Value?

    /// The new value.
    public let newValue: Value
}

extension StatusChange: Sendable where Value: Sendable {}

/// A closure that the status tells of changes for as long as its owner lives, which is the token of one without an owner.
@MainActor final class StatusObserver {
    weak var owner: AnyObject?

    /// Takes the values after a change; nil once the observation has ended.
    var tell: (@MainActor (AppStatus.Snapshot) -> Void)?

    /// Whether the observation has ended, by itself or with its owner.
    var hasEnded: Bool { tell == nil || owner == nil }

    /// Ends the observation, and releases the closure.
    func end() {
        // The closure lives until the property is set: the deinit of what it captured may end the observation again.
        withExtendedLifetime(tell) { tell = nil }
    }
}

@available(iOS 17, macOS 14, tvOS 17, visionOS 1, *)
extension AppStatus: nonisolated Observable {}

extension AppStatus {
    /// Tells the Observation framework that a property is read, and follows the property from now on.
    func track(_ property: AnyKeyPath, _ hasChanged: @escaping (Snapshot, Snapshot) -> Bool) {
        guard #available(iOS 17, macOS 14, tvOS 17, visionOS 1, *) else { return }
        let registrar = registrar as? ObservationRegistrar ?? ObservationRegistrar()
        self.registrar = registrar
        registrar.access(self, keyPath: \.[tracked: property])
        for (known, _) in tracked where known == property { return }
        let willChange = { [unowned self] (old: Snapshot, new: Snapshot) -> (() -> Void)? in
            guard hasChanged(old, new) else { return nil }
            registrar.willSet(self, keyPath: \.[tracked: property])
            return { registrar.didSet(self, keyPath: \.[tracked: property]) }
        }
        tracked.append((property, willChange))
    }

    /// What the Observation framework knows each property by, whatever its type, so that there is one function for all.
    private subscript(tracked property: AnyKeyPath) -> AnyKeyPath { property }
}
