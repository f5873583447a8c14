public import Observation

@available(iOS 17, macOS 14, tvOS 17, visionOS 1, *)
extension AppStatus: nonisolated Observable {}

extension AppStatus {
    /// Returns the read tracking of the Observation framework, or nil on systems without it.
    static func makeReadTracking() -> (any StatusReadTracking)? {
        if #available(iOS 17, macOS 14, tvOS 17, visionOS 1, *) { ObservationTracking() } else { nil }
    }
}

/// Reports reads and changes to the Observation framework.
@available(iOS 17, macOS 14, tvOS 17, visionOS 1, *)
@MainActor
private final class ObservationTracking: StatusReadTracking {
    private let registrar = ObservationRegistrar()
    private var observations: [PartialKeyPath<AppStatus.Snapshot>: StatusObservation] = [:]

    func read<Value: Equatable>(_ property: KeyPath<AppStatus.Snapshot, Value>, of status: AppStatus) {
        registrar.access(status, keyPath: \.[dynamicMember: property])
        guard observations[property] == nil else { return }
        observations[property] = status.observe(property, options: .prior) { [registrar, weak status] change in
            guard let status else { return }
            if change.isPrior {
                registrar.willSet(status, keyPath: \.[dynamicMember: property])
            } else {
                registrar.didSet(status, keyPath: \.[dynamicMember: property])
            }
        }
    }
}

/// Tracks reads of the status, to invalidate the readers when it changes.
@MainActor
protocol StatusReadTracking: AnyObject {
    /// Notes that a property is read.
    func read<Value: Equatable>(_ property: KeyPath<AppStatus.Snapshot, Value>, of status: AppStatus)
}
