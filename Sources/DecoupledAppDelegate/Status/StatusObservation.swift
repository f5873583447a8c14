/// A token that ends an observation of the status.
///
/// The observation ends with ``cancel()``, and when the token is released; one that has an owner ends with the owner instead.
@preconcurrency @MainActor
public final class StatusObservation {
    /// The values that an observer receives, and when.
    public struct Options: OptionSet, Sendable {
        /// The options as bits.
        public let rawValue: Int

        /// Creates options from their bits.
        ///
        /// - Parameter rawValue: The bits.
        public init(rawValue: Int) {
            self.rawValue = rawValue
        }

        /// The observer is called at once, before `observe` returns, with the current value.
        public static let initial = Options(rawValue: 1 << 0)

        /// Changes carry the old value.
        public static let old = Options(rawValue: 1 << 1)

        /// Changes carry the new value.
        public static let new = Options(rawValue: 1 << 2)

        /// The observer is called before each change, too.
        public static let prior = Options(rawValue: 1 << 3)
    }

    private weak var observer: (any StatusObserver)?
    private let endsWhenReleased: Bool

    init(by observer: any StatusObserver, endsWhenReleased: Bool) {
        self.observer = observer
        self.endsWhenReleased = endsWhenReleased
    }

    deinit {
        guard endsWhenReleased, let observer else { return }
        MainThread.run { observer.end() }
    }

    /// Ends the observation, and releases its closure; does nothing if it has ended.
    public func cancel() {
        observer?.end()
    }
}

/// A change of a property of the status.
public struct StatusChange<Value> {
    /// Whether the property is about to change, for an observer with ``StatusObservation/Options/prior``; else it has changed.
    public let isPrior: Bool

    /// The value before the change; nil without ``StatusObservation/Options/old`` and in the initial call.
    public let oldValue: Value?

    /// The new value; nil without ``StatusObservation/Options/new`` and before the change.
    public let newValue: Value?
}

extension StatusChange: Sendable where Value: Sendable {}
