#if os(iOS) || os(tvOS) || os(visionOS)
import ObjectiveC

extension AppDelegate {
    /// Returns whether the object's class implements an event's method differently from the package's own class.
    ///
    /// That is so in an app's subclass that overrides the method, and where an SDK has exchanged it.
    nonisolated func overrides(_ event: AppEvent) -> Bool {
        guard let own = Self.ownImplementations.withLock({ $0[event] }) else { return false }
        return Self.implementation(of: event, in: object_getClass(self)) != own
    }

    /// Remembers the package's own implementations before an SDK can exchange them.
    func prepareOverrideDetection() {
        let implementations = AppEvent.allCases.map { ($0, Self.implementation(of: $0, in: AppDelegate.self)) }
        Self.ownImplementations.withLock { $0.merge(implementations) { first, _ in first } }
    }

    private nonisolated static let ownImplementations = Locked<[AppEvent: String]>([:])

    /// Returns what tells one implementation of a method from another.
    private nonisolated static func implementation(of event: AppEvent, in type: AnyClass?) -> String {
        guard let type = type as? NSObject.Type else { return "" }
        // The pointer is looked at and never called.
        return unsafe text(of: type.instanceMethod(for: Selector(event.rawValue)))
    }

    // SDKs differ in whether they mark the pointer as unsafe; marking the function makes `unsafe` right with each of them.
    @unsafe private nonisolated static func text<Value>(of value: Value) -> String {
        String(describing: value)
    }
}
#endif
