public import Observation

@available(iOS 17, macOS 14, tvOS 17, visionOS 1, *)
extension AppStatus: nonisolated Observable {}

extension AppStatus {
    /// Tells the Observation framework that a property is about to change, and returns what tells it that it has; nil if it does not change.
    typealias Tracking = @MainActor (_ old: Snapshot, _ new: Snapshot) -> (@MainActor () -> Void)?

    /// Returns what the Observation framework keeps its observers in, or nil on systems without it.
    static func makeRegistrar() -> (any Sendable)? {
        if #available(iOS 17, macOS 14, tvOS 17, visionOS 1, *) { ObservationRegistrar() } else { nil }
    }

    /// Tells the Observation framework that a property is read, and follows the property from now on.
    @_semantics("optimize.sil.specialize.generic.never")
    func track<Value: Equatable>(_ property: KeyPath<Snapshot, Value>) {
        guard #available(iOS 17, macOS 14, tvOS 17, visionOS 1, *),
            let registrar = registrar as? ObservationRegistrar
        else { return }
        registrar.access(self, keyPath: \.[dynamicMember: property])
        guard tracked[property] == nil else { return }
        tracked[property] = { [unowned self] old, new in
            guard old[keyPath: property] != new[keyPath: property] else { return nil }
            registrar.willSet(self, keyPath: \.[dynamicMember: property])
            return { [unowned self] in registrar.didSet(self, keyPath: \.[dynamicMember: property]) }
        }
    }
}
