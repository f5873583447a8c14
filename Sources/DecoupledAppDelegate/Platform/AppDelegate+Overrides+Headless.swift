#if !(os(iOS) || os(tvOS) || os(visionOS))
extension AppDelegate {
    /// Returns whether the object's class brings an implementation of an event's method.
    ///
    /// No runtime knows which methods a Swift class overrides, so a subclass is believed: it either names them, or it may
    /// override any.
    nonisolated func overrides(_ event: AppEvent) -> Bool {
        guard type(of: self) != AppDelegate.self else { return false }
        return type(of: self).overriddenEvents?.contains(event) ?? true
    }

    /// Does nothing: what a class overrides is not looked up here.
    func prepareOverrideDetection() {}
}
#endif
