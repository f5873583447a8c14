/// An observation of the app's status.
///
/// It ends with ``cancel()``. Releasing it ends it too, unless it was begun with an owner, with whom it ends then.
@MainActor
public final class StatusObservation {
    /// What an observer is told, and when.
    public struct Options: OptionSet, Sendable {
        /// The options as bits.
        public let rawValue: Int

        /// Creates options from their bits.
        ///
        /// - Parameter rawValue: The bits.
        public init(rawValue: Int) {
            self.rawValue = rawValue
        }

        /// The observer is called at once, before `observe` returns, with the property as it is.
        public static let initial = Options(rawValue: 1 << 0)

        /// Changes carry what the property was.
        public static let old = Options(rawValue: 1 << 1)

        /// Changes carry what the property is.
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
