/// An observer of the status.
@MainActor
protocol StatusObserver: AnyObject, Sendable {
    /// Whether the observation has ended.
    var hasEnded: Bool { get }

    /// Receives the status when the observation begins.
    func begin(with values: AppStatus.Snapshot)

    /// Receives a change before it happens.
    func willChange(from old: AppStatus.Snapshot, to new: AppStatus.Snapshot)

    /// Receives a change after it has happened.
    func didChange(from old: AppStatus.Snapshot, to new: AppStatus.Snapshot)

    /// Ends the observation and releases its closure.
    func end()
}

/// An observer of one key path, notified only if its value differs.
@MainActor
final class KeyPathObserver<Value: Equatable>: StatusObserver {
    private let property: KeyPath<AppStatus.Snapshot, Value>
    private let options: StatusObservation.Options
    private let isOrphaned: () -> Bool
    private var changeHandler: (@MainActor (StatusChange<Value>) -> Void)?

    init(
        of property: KeyPath<AppStatus.Snapshot, Value>,
        options: StatusObservation.Options,
        until isOrphaned: @escaping () -> Bool = { false },
        _ changeHandler: @escaping @MainActor (StatusChange<Value>) -> Void
    ) {
        self.property = property
        self.options = options
        self.isOrphaned = isOrphaned
        self.changeHandler = changeHandler
    }

    var hasEnded: Bool { changeHandler == nil || isOrphaned() }

    func begin(with values: AppStatus.Snapshot) {
        guard options.contains(.initial) else { return }
        tell(isPrior: false, old: nil, new: values[keyPath: property])
    }

    func willChange(from old: AppStatus.Snapshot, to new: AppStatus.Snapshot) {
        guard options.contains(.prior), isConcerned(old, new) else { return }
        tell(isPrior: true, old: old[keyPath: property], new: nil)
    }

    func didChange(from old: AppStatus.Snapshot, to new: AppStatus.Snapshot) {
        guard isConcerned(old, new) else { return }
        tell(isPrior: false, old: old[keyPath: property], new: new[keyPath: property])
    }

    func end() {
        // The closure lives until the property is set: the deinit of what it captured may end the observation again.
        let oldHandler = changeHandler
        defer { withExtendedLifetime(oldHandler) {} }
        changeHandler = nil
    }

    private func isConcerned(_ old: AppStatus.Snapshot, _ new: AppStatus.Snapshot) -> Bool {
        old[keyPath: property] != new[keyPath: property]
    }

    private func tell(isPrior: Bool, old: Value?, new: Value?) {
        changeHandler?(
            StatusChange(
                isPrior: isPrior,
                oldValue: options.contains(.old) ? old : nil,
                newValue: options.contains(.new) ? new : nil
            )
        )
    }
}
